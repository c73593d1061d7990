package face

// SymbolPrefix is the prefix of the names of unit symbols; their frame follows.
const SymbolPrefix = "symbol/"

// MapPrefix is the prefix of the names of maps, or parts of them.
const MapPrefix = "map/"

// iconPrefix is the prefix of the names of icons.
const iconPrefix = "icon/"
