package checked

import (
	"context"
	"fmt"
	"hash/fnv"
	"io/fs"
	"os"
	"slices"
	"strings"
	"sync"
	"testing"

	"gopkg.in/yaml.v3"

	"punchboard/diag"
	"punchboard/games"
	"punchboard/internal/heap"
	"punchboard/pipeline"
)

func TestMain(m *testing.M) {
	heap.CollectRarely()
	os.Exit(m.Run())
}

var testdata = os.DirFS(".")

// smallest names a sheet of each game that takes little time to compose. A check of it
// reads, proofreads and rehearses the whole game all the same.
var smallest = map[string]string{
	"three-fronts":     "strip",
	"fire-and-cover":   "aid",
	"line-and-reserve": "damage",
	"patrol-deck":      "range-strip",
	"percee":           "player-aid",
}

// kept is the cards of a whole game that were composed for one fault, so that only those
// that the next one changes are composed again, as in live proofs.
type kept struct {
	sync.Mutex
	pipeline.Reuse
}

// keeping has an entry for each game.
var keeping = func() map[string]*kept {
	all := map[string]*kept{}
	for _, game := range games.All {
		all[game] = &kept{}
	}
	return all
}()

// check checks a game as `punchboard check` does: of the sheets, those in decks, or all.
// It returns what a designer is to mend, without notes.
func check(ctx context.Context, game string, files fs.FS, reuse *pipeline.Reuse, decks ...string) ([]diag.Finding, error) {
	made, err := pipeline.Documents(ctx, pipeline.Source{Slug: game, Place: game, Files: files},
		pipeline.Request{Decks: decks, Rehearse: true, Proofread: true, Workers: 1, Unwritten: true, Reuse: reuse})
	if err != nil {
		return nil, err
	}
	return slices.DeleteFunc(made.Findings.All(), func(f diag.Finding) bool { return f.Severity == diag.Note }), nil
}

// finds reports whether the check of a game with the fault finds it: first on little
// paper, then on all of it. It also returns what was found.
func (f *fault) finds(ctx context.Context) (bool, []diag.Finding, error) {
	files, at, err := f.plant()
	if err != nil {
		return false, nil, err
	}
	found, err := check(ctx, f.Game, files, nil, smallest[f.Game])
	if err == nil && !f.among(found, at) {
		all := keeping[f.Game]
		all.Lock()
		defer all.Unlock()
		found, err = check(ctx, f.Game, files, &all.Reuse)
	}
	return f.among(found, at), found, err
}

// among reports whether the expected finding is among those found, or for an edit that
// does no harm on paper, whether nothing was found.
func (f *fault) among(found []diag.Finding, at diag.Pos) bool {
	if f.Code == "none" {
		return len(found) == 0
	}
	return slices.ContainsFunc(found, func(have diag.Finding) bool {
		return have.Pos.File == at.File && have.Pos.Line == at.Line && (f.Code == "any" || slices.Contains(strings.Fields(f.Code), string(have.Code)))
	})
}

// withCodes returns findings as texts that name their codes.
func withCodes(found []diag.Finding) (texts []string) {
	for _, f := range found {
		texts = append(texts, fmt.Sprintf("%v [%s]", f, f.Code))
	}
	return texts
}

// drawn reports whether the short form of the tests includes the fault: a fifth do.
func (f *fault) drawn() bool {
	sum := fnv.New32a()
	sum.Write([]byte(f.id))
	return sum.Sum32()%5 == 0
}

// TestFaults plants each fault. Those in testdata/missed.txt must not be found, so that
// whoever cures one removes it from there.
func TestFaults(t *testing.T) {
	missed := readMissed(t)
	var counts tally
	t.Cleanup(func() { t.Log(counts.String()) })
	for _, f := range expected(t) {
		why, isMissed := missed[f.id]
		delete(missed, f.id)
		if testing.Short() && !f.drawn() {
			continue
		}
		t.Run(f.id, func(t *testing.T) {
			t.Parallel()
			caught, found, err := f.finds(t.Context())
			counts.add(f.kind(), caught && err == nil)
			switch {
			case err != nil:
				t.Fatal(err)
			case caught && isMissed:
				t.Errorf("this is found now; remove it from testdata/missed.txt (%s)", why)
			case !caught && !isMissed:
				t.Errorf("%s: no finding %s in its place, but %v", f.What, f.Code, withCodes(found))
			}
		})
	}
	for id := range missed {
		t.Errorf("testdata/missed.txt: there is no fault %s", id)
	}
}

// TestShippedAreSound checks the shipped games as they are: nothing may be found.
func TestShippedAreSound(t *testing.T) {
	for _, game := range games.All {
		t.Run(game, func(t *testing.T) {
			t.Parallel()
			files, _ := games.Open(game)
			found, err := check(t.Context(), game, files, nil)
			if err != nil || len(found) > 0 {
				t.Error(err, found)
			}
		})
	}
}

// expected returns the faults with the findings that are known to come of them.
func expected(t *testing.T) []fault {
	t.Helper()
	data, err := fs.ReadFile(testdata, "testdata/otherwise.yaml")
	if err != nil {
		t.Fatal(err)
	}
	var otherwise map[string]struct {
		Code string
		At   place
		Why  string
	}
	if err := yaml.Unmarshal(data, &otherwise); err != nil {
		t.Fatal(err)
	}
	all := readFaults(t)
	for i := range all {
		if o, ok := otherwise[all[i].id]; ok {
			all[i].Code, all[i].At = o.Code, o.At
			delete(otherwise, all[i].id)
		}
	}
	for id := range otherwise {
		t.Errorf("testdata/otherwise.yaml: there is no fault %s", id)
	}
	return all
}

// readMissed returns why some faults are not found, by id: lines of "id: reason".
func readMissed(t *testing.T) map[string]string {
	t.Helper()
	data, err := fs.ReadFile(testdata, "testdata/missed.txt")
	if err != nil {
		t.Fatal(err)
	}
	missed := map[string]string{}
	for line := range strings.Lines(string(data)) {
		if line = strings.TrimSpace(line); line == "" || line[0] == '#' {
			continue
		}
		id, why, ok := strings.Cut(line, ": ")
		if !ok || missed[id] != "" {
			t.Fatalf("testdata/missed.txt: %q is no new id with a reason", line)
		}
		missed[id] = why
	}
	return missed
}

// tally counts faults planted and found, by kind.
type tally struct {
	sync.Mutex
	planted, found map[string]int
}

func (c *tally) add(kind string, found bool) {
	c.Lock()
	defer c.Unlock()
	if c.planted == nil {
		c.planted, c.found = map[string]int{}, map[string]int{}
	}
	c.planted[kind]++
	if found {
		c.found[kind]++
	}
}

// String returns the counts in a line: "blind 30/41, known 80/80".
func (c *tally) String() string {
	c.Lock()
	defer c.Unlock()
	var parts []string
	for kind, n := range c.planted {
		parts = append(parts, fmt.Sprintf("%s %d/%d", kind, c.found[kind], n))
	}
	slices.Sort(parts)
	return strings.Join(parts, ", ")
}

// TestOneFindingACause checks that faults which several checks notice, or which show on many
// cards, are one finding each.
func TestOneFindingACause(t *testing.T) {
	want := map[string]diag.Code{
		"blind/tf-cancle":              "PB-701", // an effect that neither rules nor grammar know
		"blind/tf-shaken-untranslated": "PB-501", // the text does not say the effect
		"blind/tf-columns-exchanged":   "PB-516", // as for each card of the deck
		"blind/tf-french-pasted":       "PB-516",
		"blind/tf-scene-row":           "PB-532", // expressions have no value
		"blind/tf-arrow":               "PB-307", // on 23 cards
		"blind/tf-window":              "PB-705", // there is no label of that name either
		"blind/tf-term-slip":           "PB-509", // the text lacks the term and does not say the effect
		"blind/tf-no-accent":           "PB-509",
	}
	for _, f := range expected(t) {
		code, is := want[f.id]
		if !is {
			continue
		}
		delete(want, f.id)
		t.Run(f.id, func(t *testing.T) {
			t.Parallel()
			files, _, err := f.plant()
			if err != nil {
				t.Fatal(err)
			}
			found, err := check(t.Context(), f.Game, files, nil)
			if folded := diag.Fold(found); err != nil || len(folded) != 1 || folded[0].Code != code {
				t.Errorf("%v, %v", err, withCodes(folded))
			}
		})
	}
	if len(want) > 0 {
		t.Error("there are no faults", want)
	}
}
