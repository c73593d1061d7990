package face

import "punchboard/carddata/sections"

// SceneSets are the grounds of a scene.
var SceneSets = []string{"field", "hedgerow", "woods", "hills", "village", "ruins", "road", "river", "sky", "plain"}

// sceneKind is a drawn landscape with things standing on it.
var sceneKind = &Kind{
	Name: "scene", Doc: "A landscape in a few tones, with icons standing on the ground.",
	Main: sections.Key{Name: "scene", Type: sections.KEnum, Values: SceneSets, Doc: "The ground: a set of hills, trees, houses or roads."},
	Keys: []sections.Key{
		{Name: "tone", Type: sections.KPaint, Default: "black", Doc: "Color from which all tones are mixed, from the pale sky to the dark foreground. It must be a plain color."},
		{Name: "sky", Type: sections.KPaint, Doc: "Color of the sky, instead of a pale tone."},
		{Name: "far", Type: sections.KPaint, Doc: "Color of the far ridge, instead of a light tone."},
		{Name: "near", Type: sections.KPaint, Doc: "Color of what stands on the horizon, instead of a middle tone."},
		{Name: "ground", Type: sections.KPaint, Doc: "Color of the ground, instead of a middle tone."},
		{Name: "skin", Type: sections.KPaint, Doc: "Color of faces and hands: of the icon of the same name as a prop with -skin at the end, drawn below its kit. Without it, they have the color of the prop."},
		{Name: "horizon", Type: sections.KNumber, Default: "58", Doc: "Height of the horizon in percent of the box, from the top, 10 to 95."},
		{Name: "sun", Type: sections.KEnum, Values: []string{"none", "left", "right"}, Default: "none", Doc: "Side of a low sun."},
		{Name: "open", Type: sections.KEnum, Values: []string{"none", "left", "right"}, Default: "none", Doc: "Half over which the sky is open, for a number or a sign in it: trees, ruins and houses are low there, poplars, smoke and the church are left out."},
		{Name: "seed", Type: sections.KString, Doc: "Text from which the details are drawn: another text gives another landscape of the same kind. Usually the card: `{id}`."},
		{Name: "mirror", Type: sections.KBool, Default: "false", Doc: "Whether the landscape is mirrored left to right, but not what stands in it: the same drawing once more, which takes no room in the file."},
		{Name: "wash", Type: sections.KPaint, Doc: "Color of the light that lies over the landscape, but not over the props: the same drawing in the evening, at night or in snow. It must be a plain color."},
		{Name: "strength", Type: sections.KNumber, Default: "40", Doc: "How much of the landscape the `wash` covers, in percent, 0 to 100."},
		{Name: "clear", Type: sections.KLength, Default: "0mm", Doc: "Distance that props keep from both sides: those nearer move inward instead of shrinking. In a picture that bleeds, the bleed and what a knife may be off."},
		{Name: "props", Type: sections.KList, Doc: "Icons that stand on the ground or fly, the farthest first.", Keys: []sections.Key{
			{Name: "icon", Type: sections.KName, Of: "icon", Required: true, Doc: "Name of the icon; none if empty."},
			{Name: "at", Type: sections.KNumber, Default: "50", Doc: "Center in percent of the width, 5 to 95."},
			{Name: "size", Type: sections.KNumber, Default: "60", Doc: "Height of what is drawn in percent of the box, 1 to 100; smaller if it would leave the box at a side."},
			{Name: "stands", Type: sections.KNumber, Default: "88", Doc: "Where its foot is, in percent of the height of the box from the top, 1 to 110."},
			{Name: "crosses", Type: sections.KBool, Default: "false", Doc: "Whether it keeps its size where it leaves the box at a side, which cuts it off: a hedge or a wall from side to side."},
			{Name: "flies", Type: sections.KBool, Default: "false", Doc: "Whether it has no shadow on the ground."},
			{Name: "solid", Type: sections.KBool, Default: "false", Doc: "Whether what is cut out of the icon has a darker tone, so that nothing shows through: barrels, bags."},
			{Name: "flip", Type: sections.KBool, Default: "false", Doc: "Mirror the icon left to right."},
			{Name: "own", Type: sections.KBool, Default: "false", Doc: "Whether the icon keeps the colors of its file, as an `image` does, without lit and shaded sides or a rim; what has no color there has that of the prop."},
			{Name: "outline", Type: sections.KPaint, Default: "none", Doc: "Color of a line around it, instead of a light rim. It must be a plain color."},
			{Name: "color", Type: sections.KPaint, Doc: "Color of its lit side; default: a dark tone. Its shaded side is darker, its rim lighter. If there is an icon of the same name with -kit at the end, it is drawn over it in a darker tone. The fire at a muzzle is an icon with -flash at the end, drawn over both in yellow with an orange rim."},
		}},
	},
}
