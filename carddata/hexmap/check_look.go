package hexmap

import (
	"fmt"
	"slices"
	"strings"
)

// LinePatterns are the patterns that are lines across hexes, which lead from hex to hex
// if the look says `linked`.
var LinePatterns = []string{"hedge", "treeline", "wall", "trench", "gully"}

// MaxApart is the maximum number of visible hexes that are all drawn individually. On larger
// maps hexes share their textures: what is the same in two hexes is drawn once.
// Otherwise a map of 60 x 44 hexes would take three megabytes.
const MaxApart = 500

// checkLook reports keys of the look that change nothing, because the map lacks what they
// are about.
func (m *file) checkLook() {
	look := m.file.Lookup("look")
	if why, hint := m.unlinked(); m.Look.Linked && why != "" {
		n := look.Lookup("linked")
		n.Doc.Found.Warnf(n.Pos(), CodeIdle, "`linked` leads no lines from hex to hex: %s", why).Hintf("%s", hint)
	}
	if m.Look.BadgesTop && !m.hasBadges() {
		n := look.Lookup("badges")
		n.Doc.Found.Warnf(n.Pos(), CodeIdle, "`badges` has no effect: neither a terrain nor a hex of the map has badges").
			Hintf("give terrains badges, as in `badges: [\"+1\"]`, or remove the key")
	}
}

// unlinked returns why no lines of the map lead from hex to hex, and what to do about it, or
// "" if some do.
func (m *Map) unlinked() (why, hint string) {
	lines := strings.Join(LinePatterns, ", ")
	is := func(patterns ...string) bool {
		return slices.ContainsFunc(m.Kinds.Terrains, func(t Terrain) bool { return slices.Contains(patterns, t.Pattern) })
	}
	switch seen := (m.Grid.Cols + 2*m.Margin()) * (m.Grid.Rows + 2*m.Margin()); {
	case m.Look.Plain:
		return "`plain: true` leaves out all patterns", "remove one of the two keys"
	case m.Look.Edges == "hexsides":
		return "with `edges: hexsides` all terrain ends at the hexsides", "write `edges: soft` or `edges: loose`, or remove `linked`"
	case m.Ground() < 0:
		return "no terrain has the pattern `clear`, the open ground over which they lead", "give open ground `pattern: clear`, or remove `linked`"
	case !is(LinePatterns...):
		return "no terrain has a pattern that is a line", "give a terrain one of the patterns " + lines + ", or remove `linked`"
	case seen > MaxApart:
		return fmt.Sprintf("%d hexes are visible on the map, but only up to %d are drawn one by one", seen, MaxApart),
			"remove `linked`, or divide the map into smaller ones"
	}
	return "", ""
}

// hasBadges reports whether a terrain or a hex has badges.
func (m *Map) hasBadges() bool {
	return slices.ContainsFunc(m.Kinds.Terrains, func(t Terrain) bool { return len(t.Badges) > 0 }) ||
		slices.ContainsFunc(m.Hexes, func(h Hex) bool { return len(h.Badges) > 0 })
}

// Margin returns how many columns and rows of hexes are visible around the grid: those of which
// a cut rim shows a part.
func (m *Map) Margin() int {
	if m.Rim == CutRim {
		return 1
	}
	return 0
}
