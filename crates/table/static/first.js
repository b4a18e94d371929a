// Before anything is shown: the language, colors and text size that the person likes, as the program will have them.
(() => {
  const root = document.documentElement;
  let likes = {};
  try {
    likes = JSON.parse(localStorage.getItem("bottlecap-settings")) ?? {};
    // Who has neither played nor learned here is offered a lesson.
    if (localStorage.getItem(`bottlecap-lessons-${root.dataset.game}`) === null) root.dataset.newcomer = "";
  } catch {
    // A browser that keeps nothing still plays.
  }
  const spoken = [likes.lang, ...navigator.languages].map((code) => code?.slice(0, 2));
  root.lang = spoken.find((code) => {{languages}}.includes(code)) ?? root.lang;
  if (likes.theme) root.dataset.theme = likes.theme;
  if (likes["text-size"]) root.style.setProperty("--text-size", likes["text-size"]);
  // What the address asks for is not on the first screen.
  if (location.hash.length > 2) root.setAttribute("data-opens", "other");
})();
