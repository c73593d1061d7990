package hexmap

import "punchboard/diag"

// The codes of findings about maps of hexes.
const (
	CodeRows        diag.Code = "PB-240" // a row that is too short or too long
	CodeTerrain     diag.Code = "PB-241" // an unknown terrain, kind of border or kind of road
	CodeTerrainCode diag.Code = "PB-242" // a terrain code that is invalid or already used
	CodeLabel       diag.Code = "PB-243" // a hex that is not on the map
	CodeSide        diag.Code = "PB-244" // an invalid or duplicate hexside
	CodeRiver       diag.Code = "PB-245" // a river with a gap
	CodeBridge      diag.Code = "PB-246" // a bridge that is not on a river, or has no road
	CodeRoad        diag.Code = "PB-247" // a road that skips hexes, or leads nowhere
	CodePlace       diag.Code = "PB-248" // two names for one hex
	CodeSetup       diag.Code = "PB-249" // an impossible setup
	CodeEntry       diag.Code = "PB-270" // an entry edge without hexes, or with hexes that are not at the edge
	CodeReach       diag.Code = "PB-271" // a region that no unit can reach
	CodeCounter     diag.Code = "PB-272" // counters that do not fit the hexes
	CodeLimit       diag.Code = "PB-273" // more or fewer hexes of a terrain than its limits allow
	CodeGrid        diag.Code = "PB-274" // an invalid grid, or lists of hexes written for another grid
	CodeClosed      diag.Code = "PB-275" // a road or an entry over closed ground
	CodeSideOf      diag.Code = "PB-276" // a counter in the zone of another side
	CodeIdle        diag.Code = "PB-278" // a key of the look that has no effect on the map
)

// Rules explains the codes of this file.
var Rules = []diag.Rule{
	{Code: CodeRows, Title: "a row of a map that is too short or too long", Help: "Write one line for each row of hexes, with one character for each hex. Spaces are ignored."},
	{Code: CodeTerrain, Title: "an unknown terrain", Help: "The characters in rows are codes of terrains. The kinds of rivers and roads are listed under borders and roads in the map file."},
	{Code: CodeTerrainCode, Title: "a terrain code that is not allowed", Help: "A code is one character, and each terrain of a map needs a different one."},
	{Code: CodeLabel, Title: "a hex that is not on the map", Help: "Name hexes by the labels on the map; first under grid shows the pattern. In YAML, labels made of digits need quotes. Ranges such as 0101-0108 run along one column or row."},
	{Code: CodeSide, Title: "a hexside that does not exist", Help: "Name a hexside by the two hexes it separates, 0401/0501, or by a hex and a direction, 0401/NE. List each hexside only once."},
	{Code: CodeRiver, Title: "a river with a gap or a stub", Help: "The hexsides of a river or stream must connect corner to corner. Add the missing hexsides, or split the river into two entries. A single hexside that branches off is usually a mistake."},
	{Code: CodeBridge, Title: "a bridge without a river or a road", Help: "A bridge or ford must be on a hexside of its own river, and a road must cross it. Where a road crosses a river, there must be a bridge or a ford."},
	{Code: CodeRoad, Title: "a road with a gap or a loose end", Help: "Each hex of a road must be next to the one before. A road begins and ends at a place, at another road, or at the map edge given by from and to; write end for a road that ends in open country."},
	{Code: CodePlace, Title: "two names for one hex", Help: "Two places with the same name and hexes would be printed on top of each other."},
	{Code: CodeSetup, Title: "an impossible setup", Help: "The setup of a map must name counters of the game by id, and hexes that units can enter."},
	{Code: CodeEntry, Title: "a list without valid hexes", Help: "A list must name at least one hex. Units enter and leave through hexes at the named edge of the map; column one is in the west, row one in the north."},
	{Code: CodeReach, Title: "a region that no unit can reach", Help: "Closed terrain, such as the sea, separates these hexes from every hex where units set up or enter, or from the rest of the map. Perhaps a ford or bridge hex is missing, or the region should be closed too."},
	{Code: CodeCounter, Title: "counters that do not fit the hexes", Help: "The corners of a square counter stick out of the hex when its side is more than 0.732 of the hex width (between opposite sides). Above 0.80, or 0.90 for round counters, there is no room for fingers between neighbors. Make the hexes larger, or write map: none for counters that are never placed on a map."},
	{Code: CodeLimit, Title: "too many or too few hexes of a terrain", Help: "The keys least and most of a terrain limit its number of hexes on the map."},
	{Code: CodeGrid, Title: "a grid that is not allowed", Help: `A map can have 1 to 200 columns and rows and up to 1,000 names, and a game up to 50 maps. Labels must be unique: "0101" works for up to 99 rows; for more, use a separator, as in "1.1".`},
	{Code: CodeClosed, Title: "a road or an entry through closed terrain", Help: "Units cannot enter closed terrain, so they cannot come onto the map there or follow a road through it. Write `ferry: true` for a kind of road that can run there, such as a ferry or a causeway."},
	{Code: CodeSideOf, Title: "a counter in the zone of another side", Help: "The counter belongs to one side, by its column `side`, but is set up in a zone of another. Check the label of the hex, the side of the counter and the side of the zone."},
	{Code: CodeIdle, Title: "a key of a map's look that has no effect", Help: "The key is about something that the map does not have or that another key leaves out: `linked` needs hedges, rows of trees, walls, trenches or gullies in open ground with the pattern clear, soft or loose edges, and a map of at most 500 hexes; `badges: top` needs badges. Fields of stronger colors and verges, which also come with `linked`, may still be drawn."},
}
