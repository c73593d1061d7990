package texture

import (
	"punchboard/scene"
)

// pattern draws one of mapdata.TerrainPatterns.
type pattern struct {
	flat    bool    // lies on the ground and ends with it; else it may rise over what is beside it
	mottled bool    // lies on drifts of lighter and darker ground
	cover   float64 // how much of the ground its ink covers, measured on a hex of 22 mm
	draw    func(*Land)

	shared           sharing
	ignoresObstacles bool // leaves nothing free and knows no edges
}

// patterns draws each of mapdata.TerrainPatterns but none. It is filled where
// the patterns are.
var patterns = map[string]pattern{
	"clear":    {flat: true, mottled: true, cover: 0.02, shared: sharedByHex, draw: drawClear},
	"fields":   {flat: true, cover: 0.12, shared: sharedInLattice, draw: drawFields},
	"woods":    {cover: 0.3, shared: sharedByHex, draw: drawWoods},
	"orchard":  {cover: 0.18, shared: sharedInRows, draw: drawOrchard},
	"brush":    {cover: 0.1, shared: sharedByHex, draw: drawBrush},
	"swamp":    {flat: true, cover: 0.1, shared: sharedInRows, draw: drawSwamp},
	"sand":     {flat: true, mottled: true, cover: 0.05, shared: sharedByHex, draw: drawSand},
	"water":    {flat: true, cover: 0.1, draw: drawWater},
	"village":  {flat: true, mottled: true, cover: 0.08, shared: sharedByHex, draw: drawVillage},
	"city":     {flat: true, cover: 0.35, shared: sharedInLattice, draw: drawCity},
	"rubble":   {flat: true, cover: 0.15, shared: sharedByHex, draw: drawRubble},
	"hill":     {flat: true, mottled: true, cover: 0.12, draw: drawHill},
	"mountain": {flat: true, mottled: true, cover: 0.25, draw: drawMountain},
	"wheat":    {flat: true, cover: 0.25, shared: sharedInRows, draw: drawWheat},
	"trench":   {flat: true, mottled: true, cover: 0.06, shared: sharedByHex, draw: drawTrench},
	"foxholes": {flat: true, mottled: true, cover: 0.05, shared: sharedByHex, draw: drawFoxholes},
	"bunker":   {flat: true, mottled: true, cover: 0.1, shared: sharedByHex, draw: drawBunker},
	"gully":    {flat: true, mottled: true, cover: 0.08, shared: sharedByHex, draw: drawGully},
	"wall":     {flat: true, mottled: true, cover: 0.04, shared: sharedByHex, draw: drawWall},
	"hedge":    {flat: true, mottled: true, cover: 0.04, shared: sharedByHex, draw: drawHedge},
	"treeline": {flat: true, mottled: true, cover: 0.06, shared: sharedByHex, draw: drawTreeline},
}

// IsPattern reports whether a pattern of a name is drawn.
func IsPattern(name string) bool {
	_, ok := patterns[name]
	return ok
}

// CoverOf returns how much of a ground the ink of a pattern covers.
func CoverOf(name string, ground scene.RGB) float64 {
	if name == "city" && scene.Luminance(ground) < DarkGround {
		return darkBlocks
	}
	return patterns[name].cover
}

// darkBlocks is what the pattern of a city on dark ground covers: its blocks are
// darker than the ground and take back what its streets give. Measured as the
// covers of patterns are.
const darkBlocks = 0.07
