package face

// SymbolPrefix begins the names of the symbols that are unit symbols; their
// frame follows.
const SymbolPrefix = "symbol/"

// MapPrefix begins the names of the symbols that are maps, or parts of them.
const MapPrefix = "map/"

// iconPrefix begins the names of the symbols that are icons.
const iconPrefix = "icon/"
