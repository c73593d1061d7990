package diag

import (
	"fmt"
	"slices"
	"strings"
)

// Cause is what several findings have in common: one mistake that shows in many
// places. WriteText writes them as one finding that lists the first places; JSON and
// SARIF keep each.
type Cause struct {
	Key     string // the same in all findings of the cause; "" for a finding without one
	At      Pos    // where the cause is; zero if it has no place of its own
	Message string // what is wrong in all of these places, to be followed by the count: "the font body lacks"
	Noun    string // what Items are: "character"; "" to count places instead
	Item    string // what this finding adds: the character that the font lacks
	Hint    string // the most frequent hint is shown
}

// mostAlone is the maximum number of findings that are written individually although
// they share a cause, if the cause has no place of its own.
const mostAlone = 3

// SetCause changes the cause of all findings with the given cause key. It is for what
// is known only after everything has been read.
func (l *List) SetCause(key string, change func(*Cause)) {
	for i := range l.all {
		if l.all[i].Cause.Key == key {
			change(&l.all[i].Cause)
		}
	}
}

// Alike returns how many findings have a cause with the key.
func (l *List) Alike(key string) (n int) {
	for i := range l.all {
		if l.all[i].Cause.Key == key {
			n++
		}
	}
	return n
}

// Fold returns findings as people read them: those with the same origin or cause are
// merged. Causes with a place of their own come first, because later findings may be
// their consequences.
func Fold(findings []Finding) []Finding { return mergeByCause(mergeByOrigin(findings)) }

// mergeByCause merges the findings of each cause that shows in several places.
func mergeByCause(findings []Finding) []Finding {
	groups := map[string]*causeGroup{}
	for i := range findings {
		if key := findings[i].Cause.Key; key != "" {
			if groups[key] == nil {
				groups[key] = &causeGroup{}
			}
			groups[key].all = append(groups[key].all, &findings[i])
		}
	}
	var causes, others []Finding
	for i := range findings {
		g := groups[findings[i].Cause.Key]
		switch {
		case g == nil || !g.folds():
			others = append(others, findings[i])
		case g.done:
		case g.all[0].Cause.At.Valid():
			causes = append(causes, g.finding())
		default:
			others = append(others, g.finding())
		}
	}
	return append(causes, others...)
}

// causeGroup is the findings of one cause.
type causeGroup struct {
	all  []*Finding
	done bool
}

// folds reports whether the findings are merged.
func (g *causeGroup) folds() bool { return g.all[0].Cause.At.Valid() || len(g.all) > mostAlone }

// finding returns the merged finding.
func (g *causeGroup) finding() Finding {
	g.done = true
	f := *g.all[0]
	if f.Cause.Message == "" { // one of the findings is itself the cause
		return f
	}
	for _, other := range g.all {
		f.Severity = min(f.Severity, other.Severity)
	}
	f.Message, f.Hint, f.places = f.Cause.Message+" "+g.count(), g.hint(), g.places()
	if f.Cause.At.Valid() {
		f.Pos = f.Cause.At
	}
	return f
}

// mostItems is the maximum number of items listed in a message.
const mostItems = 30

// count returns the number of items and the items, or the number of places.
func (g *causeGroup) count() string {
	if g.all[0].Cause.Noun == "" {
		return Count(len(g.all), "place")
	}
	var items []string
	for _, f := range g.all {
		if !slices.Contains(items, f.Cause.Item) {
			items = append(items, f.Cause.Item)
		}
	}
	return Count(len(items), g.all[0].Cause.Noun) + ": " + firstOf(items, mostItems, " ")
}

// hint returns the most frequent hint.
func (g *causeGroup) hint() (best string) {
	count := map[string]int{}
	for _, f := range g.all {
		count[f.Cause.Hint]++
		if count[f.Cause.Hint] > count[best] || best == "" {
			best = f.Cause.Hint
		}
	}
	return best
}

// The maximum numbers of places per file, and of files, in a list.
const (
	mostPlaces = 4
	mostFiles  = 12
)

// places returns a line for each file: the number of its places, and the first of
// them.
func (g *causeGroup) places() string {
	var files []string
	in := map[string][]string{}
	count := map[string]int{}
	for _, f := range g.all {
		if count[f.Pos.File]++; count[f.Pos.File] == 1 {
			files = append(files, f.Pos.File)
		}
		if place := f.placeInFile(); place != "" && !slices.Contains(in[f.Pos.File], place) {
			in[f.Pos.File] = append(in[f.Pos.File], place)
		}
	}
	var lines strings.Builder
	for i, file := range files {
		if i == mostFiles {
			fmt.Fprintf(&lines, "\tand %s\n", Count(len(files)-i, "more file"))
			break
		}
		fmt.Fprintf(&lines, "\t%s: %s\n", Visible(file), Visible(placesIn(in[file], count[file])))
	}
	return lines.String()
}

// Places returns the lines that list the places of a folded finding, one for each file:
// "cards.csv: 7 places: 2:5, 3:5 and 5 more". It is nil for a finding in one place.
func (f *Finding) Places() []string {
	return strings.FieldsFunc(f.places, func(r rune) bool { return r == '\n' || r == '\t' })
}

// placesIn lists the places of one file.
func placesIn(places []string, n int) string {
	if len(places) == 0 { // the file as a whole
		return Count(n, "place")
	}
	return Count(len(places), "place") + ": " + firstOf(places, mostPlaces, ", ")
}

// placeInFile returns the place without its file, and the item if the message does not
// list it.
func (f *Finding) placeInFile() string {
	place := strings.TrimPrefix(strings.TrimPrefix(f.Pos.String(), f.Pos.File), ":")
	if f.Cause.Noun == "" && f.Cause.Item != "" {
		place = strings.TrimSpace(place + " " + f.Cause.Item)
	}
	return place
}

// firstOf joins the first texts, and counts the others.
func firstOf(texts []string, most int, between string) string {
	if len(texts) <= most+1 {
		return strings.Join(texts, between)
	}
	return strings.Join(texts[:most], between) + fmt.Sprintf(" and %d more", len(texts)-most)
}
