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
	CodeSetup       diag.Code = "PB-249" // a set-up that is not possible
	CodeEntry       diag.Code = "PB-270" // an entry edge without hexes, or with hexes that are not at the edge
	CodeReach       diag.Code = "PB-271" // a region that no unit can reach
	CodeCounter     diag.Code = "PB-272" // counters that do not fit the hexes
	CodeLimit       diag.Code = "PB-273" // more or fewer hexes of a terrain than its limits allow
	CodeGrid        diag.Code = "PB-274" // an invalid grid, or lists of hexes written for another grid
	CodeClosed      diag.Code = "PB-275" // a road or an entry over closed ground
	CodeSideOf      diag.Code = "PB-276" // a counter in the zone of another side
)

// Rules explains the codes of this file.
var Rules = []diag.Rule{
	{Code: CodeRows, Title: "a row of a map that is too short or too long", Help: "The rows of a map have one character for each hex, and there is a row for each row of hexes. Spaces do not count."},
	{Code: CodeTerrain, Title: "a terrain that is not known", Help: "The characters of the rows are the codes of terrains, and the kinds of rivers and roads stand under borders and roads in the file of the map."},
	{Code: CodeTerrainCode, Title: "a terrain's code that cannot be", Help: "A code is one character, and no two terrains of a map share one: else the rows would not say which is meant."},
	{Code: CodeLabel, Title: "a hex that is not on the map", Help: "Hexes are named as the map numbers them: first in the section grid shows how. Labels of digits need quotes in YAML, and ranges such as 0101-0108 run along one column or row."},
	{Code: CodeSide, Title: "a hexside that is none", Help: "A side is named by the two neighbors that it parts, 0401/0501, or by a hex and the way out of it, 0401/NE. It is one side from wherever it is seen, so it is named once."},
	{Code: CodeRiver, Title: "a river with a gap or a twig", Help: "The sides of a river or stream join corner to corner in one piece. Name the sides that are missing, or make two entries of it. A single side that branches off and ends in the open is one too many, as a rule."},
	{Code: CodeBridge, Title: "a bridge that crosses nothing, or carries nothing", Help: "Bridges and fords stand on sides of their own river, and a road runs over them; where a road meets a river it has a bridge or a ford."},
	{Code: CodeRoad, Title: "a road that leaps, or ends in nothing", Help: "Each hex of a road lies beside the one before. A road begins and ends at a place, at another road, or at the edge that from and to announce; write end for one that is meant to end in the open."},
	{Code: CodePlace, Title: "two names for one hex", Help: "Two places with the same name and hexes would be written over one another."},
	{Code: CodeSetup, Title: "a set-up that cannot be", Help: "The set-up of a map names counters of the game by their ids, and hexes of the map that units may enter."},
	{Code: CodeEntry, Title: "an edge, or another list, without its hexes", Help: "A list names one hex at least. Units come and go over hexes that lie at the edge which the entry names: column one lies in the west, row one in the north."},
	{Code: CodeReach, Title: "a region that no unit can reach", Help: "Closed terrain, such as the sea, parts these hexes from every hex where units set up or enter, or from the rest of the map. Perhaps a ford or bridge hex is missing, or the region should be closed as well."},
	{Code: CodeCounter, Title: "counters that do not fit the hexes", Help: "The corners of a square counter stand out of its hex when its side is more than 0.732 of the hex from flat to flat; over 0.80, and round ones over 0.90, fingers find no room between neighbors. Make the hexes larger, or write map: none for counters that never stand on a map."},
	{Code: CodeLimit, Title: "more or fewer hexes of a terrain than it says", Help: "least and most of a terrain say how many hexes of it a map has."},
	{Code: CodeGrid, Title: "a grid that cannot be", Help: "A map has 1 to 200 columns and rows, a game at most 50 maps and a map at most 1,000 names, and labels must tell all hexes apart: from \"0101\" up to 99 rows, with a sign between for more."},
	{Code: CodeClosed, Title: "a way or an entry over closed ground", Help: "Closed terrain is what no unit may enter, so that units can neither come onto the map there nor follow a road through it. A kind of path that may run there, such as a ferry or a causeway, says `ferry: true`."},
	{Code: CodeSideOf, Title: "a counter in the zone of another side", Help: "The counter's column `side` names one side, and the zone in which the set-up puts it belongs to another. Perhaps the label of the hex, the side of the counter or that of the zone is wrong."},
}
