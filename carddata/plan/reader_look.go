package plan

import (
	"slices"

	"punchboard/carddata/source"
)

// readLook reads the lists of terrains that look alike.
func (f *file) readLook() {
	f.Look.Soft, f.Look.Raised = f.terrainsNamed(f.Look.soft, "soft"), f.terrainsNamed(f.Look.raised, "raised")
	f.readBeneath()
	f.readDrawn()
}

// readBeneath reads the terrains beneath the grid. The ground is beneath everything, and what
// stands above the ground is not.
func (f *file) readBeneath() {
	for _, t := range f.terrainsNamed(f.Look.beneath, "beneath") {
		switch id := f.Terrains[t].ID; {
		case t == f.Ground:
			f.Look.beneath.Errorf(source.CodeBadValue, "`beneath`: terrain `%s` is the ground, which is beneath everything", id).Hintf("remove it from the list")
		case slices.Contains(f.Look.Raised, t):
			f.Look.beneath.Errorf(source.CodeBadValue, "`beneath`: terrain `%s` is in `raised` too", id).Hintf("remove it from one of the two lists")
		default:
			f.Look.Beneath = append(f.Look.Beneath, t)
		}
	}
}

// readDrawn reads what terrains are drawn as, each as one thing.
func (f *file) readDrawn() {
	f.Look.Drawn = map[int]string{}
	for _, k := range drawnKinds {
		n := f.Look.drawn[k]
		for _, t := range f.terrainsNamed(n, k) {
			if old, ok := f.Look.Drawn[t]; ok {
				n.Errorf(source.CodeDuplicateID, "terrain `%s` is drawn as `%s` already", f.Terrains[t].ID, old).Hintf("remove it from one of the two lists")
				continue
			}
			f.Look.Drawn[t] = k
		}
	}
}
