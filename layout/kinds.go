package layout

import (
	"punchboard/layout/face"
	"punchboard/layout/hexmap"
	"punchboard/layout/plan"
	"punchboard/layout/scenery"
	"punchboard/layout/symbol"
	"punchboard/layout/table"
)

// kinds maps each kind of part to its constructor. A new kind needs a line here and a
// line in the table of kinds in carddata/face.
var kinds = face.Constructors{
	"text":      face.NewText,
	"shape":     face.NewShape,
	"icon":      face.NewIcon,
	"image":     face.NewImage,
	"row":       face.NewRow,
	"column":    face.NewRow,
	"grid":      face.NewGrid,
	"stack":     face.NewStack,
	"pips":      face.NewPips,
	"bar":       face.NewBar,
	"table":     face.NewTable,
	"panel":     face.NewPanel,
	"track":     face.NewTrack,
	"symbol":    symbol.New,
	"card":      face.NewCard,
	"hexmap":    hexmap.NewHexmap,
	"hextile":   hexmap.NewHextile,
	"compass":   hexmap.NewCompass,
	"scale":     hexmap.NewScale,
	"plan":      plan.New,
	"boxes":     face.NewBoxes,
	"reference": table.New,
	"scene":     scenery.New,
}
