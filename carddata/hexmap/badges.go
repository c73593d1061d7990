package hexmap

import (
	"gopkg.in/yaml.v3"

	"punchboard/carddata/sections"
	"punchboard/carddata/source"
)

var badgeShapes = []string{"disc", "square"}

// badgeSettings are the keys of one badge.
var badgeSettings = []sections.Setting[*Reader, Badge]{
	{Key: sections.Key{Name: "text", Type: sections.KString, Required: true, Doc: "Text of the badge: a few characters."},
		Read: func(_ *Reader, b *Badge, n source.Node) { b.Text = badgeText(n) }},
	{Key: sections.Key{Name: "shape", Type: sections.KEnum, Values: badgeShapes, Default: "disc", Doc: "Shape of the badge."},
		Read: func(_ *Reader, b *Badge, n source.Node) { b.Shape = badgeShapes[n.Choice("shape", badgeShapes, 0)] }},
	{Key: sections.Key{Name: "paint", Type: sections.KPaint, Default: "white", Doc: "Color of the badge, such as that of the side that sets up there. On a dark one, the text is white."},
		Read: func(l *Reader, b *Badge, n source.Node) { l.paintOf(n, "paint", &b.Paint) }},
}

// Limits of badges: more or longer ones would fill the hex.
const (
	maxBadges    = 4
	maxBadgeText = 6
)

// badges reads a badge or a list of badges; each is a text or a mapping. The result is
// never nil: an empty list removes the badges of the terrain.
func (l *Reader) badges(n source.Node) []Badge {
	all := []Badge{}
	for _, item := range n.OneOrMore("badges") {
		b := Badge{Shape: badgeShapes[0]}
		if item.Kind == yaml.MappingNode {
			sections.Read(l, item, "a badge", badgeSettings, &b)
		} else {
			b.Text = badgeText(item)
		}
		all = append(all, b)
	}
	if len(all) > maxBadges {
		n.Errorf(source.CodeBadValue, "`badges` has %d entries, but a hex has room for %d", len(all), maxBadges)
		return all[:maxBadges]
	}
	return all
}

func badgeText(n source.Node) string {
	s, ok := n.Scalar("badges")
	if ok && len([]rune(s)) > maxBadgeText {
		n.Errorf(source.CodeBadValue, "the badge %s is longer than %d characters", source.Quote(s), maxBadgeText)
	}
	return s
}
