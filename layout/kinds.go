package layout

// kinds holds the constructor of each kind of part that faces are made of. A new
// kind needs a line here and a line in carddata.Kinds.
var kinds = constructors{
	"text":      newText,
	"shape":     newShape,
	"icon":      newIcon,
	"image":     newImage,
	"row":       newRow,
	"column":    newRow,
	"grid":      newGrid,
	"stack":     newStack,
	"pips":      newPips,
	"bar":       newBar,
	"table":     newTable,
	"panel":     newPanel,
	"track":     newTrack,
	"symbol":    newSymbol,
	"hexmap":    newHexmap,
	"hextile":   newHextile,
	"compass":   newCompass,
	"scale":     newScale,
	"reference": newReference,
}
