// Runs the program of the page beside it, for all that thinks there. The page sends the program as it has compiled it.
import start from "./{{js}}";

// Nothing: the page goes on without a worker.
const lost = () => postMessage(null);
addEventListener("unhandledrejection", lost);
addEventListener("message", (message) => start({ module_or_path: message.data }).catch(lost), { once: true });
