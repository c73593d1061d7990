package plan

import (
	"slices"
	"strings"

	"punchboard/carddata/source"
)

// namedTerrain is a terrain with the place where a list names it.
type namedTerrain struct {
	terrain int
	at      source.Node
}

// listed reads a list of terrains of the look, each with its place.
func (f *file) listed(n source.Node, what string) (list []namedTerrain) {
	if !n.Exists() {
		return nil
	}
	for _, item := range n.OneOrMore(what) {
		t := f.terrainNamed(item, what)
		switch {
		case t < 0: // already reported
		case slices.ContainsFunc(list, func(l namedTerrain) bool { return l.terrain == t }):
			item.Errorf(source.CodeDuplicateID, "`%s` names the terrain `%s` twice", what, f.Terrains[t].ID).Hintf("remove one of them")
		default:
			list = append(list, namedTerrain{t, item})
		}
	}
	return list
}

// terrainsNamed returns the indexes of a list of terrains.
func (f *file) terrainsNamed(n source.Node, what string) (list []int) {
	for _, l := range f.listed(n, what) {
		list = append(list, l.terrain)
	}
	return list
}

// readLook reads the lists that say how terrains look.
func (f *file) readLook() {
	f.readDrawn()
	f.Look.Soft = f.terrainsNamed(f.Look.soft, "soft")
	f.readTall()
	f.readRaised()
	f.readBeneath()
}

// ofWalls are what walls are drawn as, and the windows and doors in them.
var ofWalls = []string{Stones, Slabs, Beams, Panes, Planks}

// IsWall reports whether a terrain is drawn as a wall, or as a window or a door in one.
func (k *Look) IsWall(terrain int) bool { return slices.Contains(ofWalls, k.Drawn[terrain]) }

// readTall reads the walls with a longer shadow.
func (f *file) readTall() {
	for _, l := range f.listed(f.Look.tall, "tall") {
		if !f.Look.IsWall(l.terrain) {
			l.at.Errorf(source.CodeBadValue, "`tall`: terrain `%s` is not drawn as a wall, a window or a door", f.Terrains[l.terrain].ID).
				Hintf("remove it, or add it to one of `%s`", strings.Join(ofWalls, "`, `"))
			continue
		}
		f.Look.Tall = append(f.Look.Tall, l.terrain)
	}
}

// readDrawn reads what terrains are drawn as, each as one thing.
func (f *file) readDrawn() {
	f.Look.Drawn = map[int]string{}
	for _, k := range drawnKinds {
		for _, l := range f.listed(f.Look.drawn[k], k) {
			if old, ok := f.Look.Drawn[l.terrain]; ok {
				l.at.Errorf(source.CodeDuplicateID, "terrain `%s` is drawn as `%s` already", f.Terrains[l.terrain].ID, old).Hintf("remove it from one of the two lists")
				continue
			}
			f.Look.Drawn[l.terrain] = k
		}
	}
}

// readRaised reads the terrains with a lit edge and a shadow. Things have their own.
func (f *file) readRaised() {
	for _, l := range f.listed(f.Look.raised, "raised") {
		if k, ok := f.Look.Drawn[l.terrain]; ok {
			f.inTwo(l, "raised", k)
			continue
		}
		f.Look.Raised = append(f.Look.Raised, l.terrain)
	}
}

// readBeneath reads the terrains beneath the grid. The ground is beneath everything, and what
// stands above the ground or is dug into it is not: only rocks and tufts lie on such terrains.
func (f *file) readBeneath() {
	for _, l := range f.listed(f.Look.beneath, "beneath") {
		k, drawn := f.Look.Drawn[l.terrain]
		switch {
		case l.terrain == f.Ground:
			l.at.Errorf(source.CodeBadValue, "`beneath`: terrain `%s` is the ground, which is beneath everything", f.Terrains[l.terrain].ID).Hintf("remove it from the list")
		case slices.Contains(f.Look.Raised, l.terrain):
			f.inTwo(l, "beneath", "raised")
		case drawn && k != Rocks && k != Tufts:
			f.inTwo(l, "beneath", k)
		default:
			f.Look.Beneath = append(f.Look.Beneath, l.terrain)
		}
	}
}

// inTwo reports a terrain of a list that may not be in another one, too.
func (f *file) inTwo(l namedTerrain, list, other string) {
	l.at.Errorf(source.CodeBadValue, "`%s`: terrain `%s` is in `%s` too", list, f.Terrains[l.terrain].ID, other).Hintf("remove it from one of the two lists")
}

// unseen reports a ground that is drawn as things or raised, but of which there is no area: the
// table itself is never drawn so.
func (f *file) unseen() {
	if slices.ContainsFunc(f.Areas, func(a Area) bool { return a.Terrain == f.Ground }) {
		return
	}
	for _, k := range append([]string{"raised"}, drawnKinds...) {
		n := f.Look.raised
		if k != "raised" {
			n = f.Look.drawn[k]
		}
		all := items(n)
		if len(all) == 0 && n.Exists() {
			all = []source.Node{n} // a single terrain needs no brackets
		}
		for _, item := range all {
			if item.Value == f.Terrains[f.Ground].ID {
				item.Errorf(source.CodeBadValue, "`%s`: terrain `%s` is the ground of the whole table, on which this has no effect", k, item.Value).
					Hintf("remove it from the list, or give the table another `ground`")
			}
		}
	}
}
