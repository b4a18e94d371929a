# end
