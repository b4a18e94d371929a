agenda-ledger-clerk = In Good Ink

agenda-sworn-to-dawn = Sworn at Dawn

agenda-compound-interest = Compound Interest

agenda-red-column = The Red Column

agenda-parish-mender = A Mender’s Hands

agenda-quiet-workshop = A Quiet Workshop

agenda-spare-parts = Spare Parts

agenda-no-more-ledgers = No More Lists

agenda-deep-pockets = Deep Pockets

agenda-known-face = A Known Face

agenda-spare-trick = A Trick to Spare

agenda-pest-control = Pest Control

agenda-big-game = Big Game

agenda-road-surveyor = Road Surveyor

agenda-deadly-errand = A Deadly Errand

agenda-not-alone = Not Alone

agenda-long-apprenticeship = A Long Apprenticeship

agenda-whole-alphabet = The Whole Alphabet

agenda-still-here = Still Here

agenda-magpie = Magpie

agenda-even-hand = An Even Hand

agenda-toll-keeper = Toll Keeper

agenda-scrap-reader = Reader of Scrap

agenda-unfinished-business = Unfinished Business

agenda-good-company = Good Company

agenda-travelling-light = Travelling Light
