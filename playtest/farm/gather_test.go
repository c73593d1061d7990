package farm

import (
	"bytes"
	"fmt"
	"strings"
	"testing"

	"punchboard/diag"
	"punchboard/playtest"
)

// partFile returns the file of a part with no games played except those of the range.
func partFile(t *testing.T, run playtest.RunID, total uint64, part playtest.Part, played playtest.Range) string {
	t.Helper()
	s := playtest.Stats{Run: run, Total: total, Part: part, Played: playtest.Ranges{played}}
	n := played.To - played.From
	s.Turns.Add(5, n)
	s.Steps.Add(9, n)
	var b bytes.Buffer
	if err := s.Write(&b); err != nil {
		t.Fatal(err)
	}
	return b.String()
}

var demo = playtest.RunID{Game: "demo", Agents: playtest.Lineup{"greedy", "greedy"}, Seed: 3}

// TestManyMissingAreOneFinding checks that people get one message about many missing
// parts, with their numbers, and programs get each of them.
func TestManyMissingAreOneFinding(t *testing.T) {
	var g Gatherer
	for _, i := range []int{1, 2, 7} {
		part := playtest.Part{I: i, N: 10}
		g.Read(fmt.Sprintf("d/part-%d-of-10.pts", i), strings.NewReader(partFile(t, demo, 1000, part, part.Range(1000))))
	}
	s, found := g.Whole(false)
	if s.Played.Count() != 300 || found.Errors() != 7 {
		t.Fatalf("%d games, %d findings", s.Played.Count(), found.Errors())
	}
	folded := diag.Fold(found.All())
	want := "of the 10 parts, the files lack 7 parts: 3 4 5 6 8 9 10"
	if len(folded) != 1 || folded[0].Message != want || !strings.Contains(folded[0].Hint, "--games 1000 --shard 3/10 --stats d/part-3-of-10.pts") {
		t.Errorf("%+v", folded)
	}
	if _, found := g.Whole(true); found.Len() != 0 {
		t.Errorf("a partial merge has findings: %v", found.All())
	}
}

// TestManyBadFilesAreOneFinding does the same for files of another format.
func TestManyBadFilesAreOneFinding(t *testing.T) {
	var g Gatherer
	for i := range 500 {
		g.Read(fmt.Sprintf("d/part-%d-of-500.pts", i+1), strings.NewReader("{}"))
	}
	s, found := g.Whole(false)
	folded := diag.Fold(found.All())
	if s != nil || found.Errors() != 500 || len(folded) != 1 || !strings.HasPrefix(folded[0].Message, "of another version of Punchboard: 500 files: part-1-of-500.pts part-2") || !strings.Contains(folded[0].Hint, "remove it; then run the recipe again") {
		t.Errorf("%d findings, %+v", found.Len(), folded)
	}
}

// TestIncompleteParts checks what is said about a part that was interrupted, and about
// runs that were not divided.
func TestIncompleteParts(t *testing.T) {
	part := playtest.Part{I: 1, N: 2}
	for _, c := range []struct {
		name  string
		files map[string]string
		want  []string
	}{
		{"an interrupted part", map[string]string{
			"a": partFile(t, demo, 10, part, playtest.Range{From: 0, To: 3}),
			"b": partFile(t, demo, 10, playtest.Part{I: 2, N: 2}, playtest.Range{From: 5, To: 10}),
		}, []string{"a: of part 1/2, games 3 to 4 are missing; play them: punchboard playtest run demo --agents greedy,greedy --seed 3 --games 10 --shard 1/2 --stats a --resume --quiet"}},
		{"an interrupted run", map[string]string{"a": partFile(t, demo, 10, playtest.Part{}, playtest.Range{From: 0, To: 9})},
			[]string{"a: of the 10 games, 1 is missing: game 9; name the files with the other games too; or play them: punchboard playtest run demo --agents greedy,greedy --seed 3 --games 10 --stats a --resume --quiet"}},
		{"another number of games", map[string]string{
			"a": partFile(t, demo, 10, playtest.Part{}, playtest.Range{From: 0, To: 10}),
			"b": partFile(t, demo, 20, playtest.Part{}, playtest.Range{From: 10, To: 20}),
		}, []string{"b: the file is from another run than a: it is of 20 games in all instead of 10; remove it"}},
		{"nothing to read", map[string]string{"a": "{}"}, []string{"a: " + (&playtest.VersionError{}).Error() + "; use the same version on all machines, and remove it"}},
	} {
		var g Gatherer
		for _, name := range []string{"a", "b"} {
			if text, ok := c.files[name]; ok {
				g.Read(name, strings.NewReader(text))
			}
		}
		_, found := g.Whole(false)
		var got []string
		for _, f := range found.All() {
			got = append(got, f.String()+"; "+f.Hint)
		}
		if strings.Join(got, "\n") != strings.Join(c.want, "\n") {
			t.Errorf("%s:\n%s\nwant\n%s", c.name, strings.Join(got, "\n"), strings.Join(c.want, "\n"))
		}
	}
}
