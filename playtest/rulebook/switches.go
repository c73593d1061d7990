package rulebook

import (
	"fmt"
	"maps"
	"slices"

	"punchboard/carddata/values"
	"punchboard/diag"
	"punchboard/playtest"
)

// Switches are what game.yaml may set under `switches`, and the fields in the
// settings S of a game's rules that they set.
type Switches[S any] struct {
	Figures  NumberSwitches[S]
	Readings WordSwitches[S]
}

// NumberSwitches are switches with whole numbers, with the value in the rulebook and
// the permitted range.
type NumberSwitches[S any] []struct {
	Name               string
	Value, Least, Most int
	Of                 func(*S) *int
}

// WordSwitches are switches with a choice of words; the first word of each is the
// reading of the rulebook, which the zero settings stand for.
type WordSwitches[S any] []struct {
	Name  string
	Words Words[func(*S)]
}

// Names lists the switches.
func (w *Switches[S]) Names() (names []string) {
	for _, f := range w.Figures {
		names = append(names, f.Name)
	}
	for _, x := range w.Readings {
		names = append(names, x.Name)
	}
	return names
}

// Read sets the settings from the switches of a game; a missing switch keeps the
// value of the rulebook. A switch that is neither one of these nor one of the
// others, which the rules read elsewhere, is reported: otherwise a typing error in
// its name would silently have no effect.
func (w *Switches[S]) Read(r *Reader, s *S, others ...string) {
	r.knownSwitches(append(w.Names(), others...))
	for _, f := range w.Figures {
		*f.Of(s) = f.Value
		if v, ok := r.Game.Switches[f.Name]; ok {
			*f.Of(s) = r.figure(f.Name, v, f.Least, f.Most)
		}
	}
	for _, x := range w.Readings {
		if v, ok := r.Game.Switches[x.Name]; ok {
			if choose := reading(r, x.Name, v, x.Words); choose != nil {
				choose(s)
			}
		}
	}
}

func (r *Reader) knownSwitches(known []string) {
	for _, name := range slices.Sorted(maps.Keys(r.Game.Switches)) {
		if !slices.Contains(known, name) {
			r.Found.Errorf(r.Game.Switches[name].Pos, playtest.CodeSwitch, "the rules have no switch `%s`", name).
				Hintf("%s", diag.DidYouMean(name, known))
		}
	}
}

func (r *Reader) figure(name string, v values.Value, least, most int) int {
	n, ok := v.V.(int)
	if !ok || n < least || n > most {
		r.Found.Errorf(v.Pos, playtest.CodeSwitch, "switch `%s` must be a whole number from %d to %d, but is %v", name, least, most, v.V)
	}
	return n
}

// reading returns what a word does; nil for an unknown word. The YAML booleans false
// and true count as words too.
func reading[S any](r *Reader, name string, v values.Value, w Words[func(*S)]) func(*S) {
	choose, ok := w.Find(fmt.Sprint(v.V))
	if !ok {
		r.Found.Errorf(v.Pos, playtest.CodeSwitch, "switch `%s` cannot be %v", name, v.V).Hintf("use one of: %s", w)
	}
	return choose
}
