package rulebook

import (
	"fmt"
	"maps"
	"slices"

	"punchboard/carddata/values"
	"punchboard/diag"
	"punchboard/playtest"
)

// Switches are what game.yaml may choose under `switches`, and where it goes in
// the settings S of a game's rules.
type Switches[S any] struct {
	Figures  NumberSwitches[S]
	Readings WordSwitches[S]
}

// NumberSwitches are switches that are whole numbers, with the value of the rulebook
// and the range of others.
type NumberSwitches[S any] []struct {
	Name               string
	Value, Least, Most int
	Of                 func(*S) *int
}

// WordSwitches are switches that choose among words; the first word of each is how
// the zero settings read the rulebook.
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

// Read enters the switches of a game into settings; what the game leaves out has
// the value of the rulebook. A switch that is none of these and none of the
// others, which the rules read elsewhere, is found: a slip in its name would
// leave the game as it was, and nobody would know.
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

// reading returns what a word does, nil for one that means nothing. False and true
// are words, too, which YAML reads as others.
func reading[S any](r *Reader, name string, v values.Value, w Words[func(*S)]) func(*S) {
	choose, ok := w.Find(fmt.Sprint(v.V))
	if !ok {
		r.Found.Errorf(v.Pos, playtest.CodeSwitch, "switch `%s` cannot be %v", name, v.V).Hintf("it is one of: %s", w)
	}
	return choose
}
