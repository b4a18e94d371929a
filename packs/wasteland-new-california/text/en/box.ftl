pack-wasteland-new-california = New California: The Far Bank
    .about = The other side of the river: forty roofs, a crate that held oranges, and an order of the third night that nobody has called off.
