# common
page-title = Bottlecap
