package playtest

import (
	"bytes"
	"encoding/json"
	"fmt"
	"punchboard/internal/fault"
	"reflect"
	"slices"
	"strings"
	"testing"
)

func TestHistogram(t *testing.T) {
	var h Histogram
	for _, v := range []int{5, 7, 5, -2, 7, 5} {
		h.Add(v, 1)
	}
	h.Add(100, 0)
	for _, c := range []struct {
		num, den uint64
		want     int
	}{{0, 1, -2}, {1, 6, -2}, {1, 2, 5}, {4, 6, 5}, {5, 6, 7}, {1, 1, 7}} {
		if got := h.Quantile(c.num, c.den); got != c.want {
			t.Errorf("quantile %d/%d is %d, want %d", c.num, c.den, got, c.want)
		}
	}
	if h.N() != 6 || h.Count(5) != 3 || h.Count(6) != 0 || h.Count(-3) != 0 || h.Max() != 7 {
		t.Errorf("%+v", h)
	}
	text, err := json.Marshal(h)
	if err != nil || string(text) != "[[-2,1],[5,3],[7,2]]" {
		t.Errorf("written %s, %v", text, err)
	}
	var back Histogram
	if err := json.Unmarshal(text, &back); err != nil || back.low != h.low || !slices.Equal(back.counts, h.counts) {
		t.Errorf("read back %+v, %v", back, err)
	}
	if (&Histogram{}).Max() != 0 {
		t.Error("an empty histogram has a maximum")
	}
}

func TestRanges(t *testing.T) {
	for _, c := range []struct {
		a, b Ranges
		want string // "" for an overlap
	}{
		{Ranges{}, Ranges{}, "[]"},
		{Ranges{{0, 5}}, Ranges{{5, 9}}, `[{"From":0,"To":9}]`},
		{Ranges{{0, 5}, {9, 12}}, Ranges{{6, 8}}, `[{"From":0,"To":5},{"From":6,"To":8},{"From":9,"To":12}]`},
		{Ranges{{0, 5}, {9, 12}}, Ranges{{5, 9}}, `[{"From":0,"To":12}]`},
		{Ranges{{0, 5}}, Ranges{{4, 5}}, ""},
		{Ranges{{3, 4}}, Ranges{{0, 9}}, ""},
	} {
		got, err := c.a.union(c.b)
		text, _ := json.Marshal(got)
		if (err != nil) != (c.want == "") || err == nil && string(text) != c.want {
			t.Errorf("%v and %v are %s, %v; want %s", c.a, c.b, text, err, c.want)
		}
	}
}

// TestMissing checks which games of a range a set has, and which it lacks.
func TestMissing(t *testing.T) {
	set := Ranges{{2, 4}, {6, 7}}
	for _, c := range []struct {
		all           Range
		have, missing string
	}{
		{Range{0, 9}, "[{2 4} {6 7}]", "[{0 2} {4 6} {7 9}]"},
		{Range{3, 7}, "[{3 4} {6 7}]", "[{4 6}]"},
		{Range{2, 4}, "[{2 4}]", "[]"},
		{Range{4, 6}, "[]", "[{4 6}]"},
		{Range{8, 9}, "[]", "[{8 9}]"},
		{Range{5, 5}, "[]", "[]"},
	} {
		if have, missing := fmt.Sprint(set.Within(c.all)), fmt.Sprint(set.MissingFrom(c.all)); have != c.have || missing != c.missing {
			t.Errorf("of %v it has %s and lacks %s, want %s and %s", c.all, have, missing, c.have, c.missing)
		}
	}
	s := Stats{Total: 10, Part: Part{2, 3}, Played: Ranges{{4, 5}}}
	if got := fmt.Sprint(s.Missing()); got != "[{3 4} {5 6}]" {
		t.Errorf("of games 3 to 5, %s are missing", got)
	}
}

func TestShardsAreAllGamesOnce(t *testing.T) {
	for _, games := range []uint64{0, 1, 10, 1000, 1<<63 + 3} {
		for _, n := range []int{1, 2, 3, 7, 100} {
			next, least, most := uint64(0), games, uint64(0)
			for i := range n {
				r := Shard(games, i, n)
				if r.From != next {
					t.Fatalf("%d games in %d: part %d begins at %d, not %d", games, n, i, r.From, next)
				}
				next, least, most = r.To, min(least, r.To-r.From), max(most, r.To-r.From)
			}
			if next != games || most-least > 1 {
				t.Errorf("%d games in %d parts end at %d, of %d to %d games", games, n, next, least, most)
			}
		}
	}
}

func TestIncidentsKeepTheLowest(t *testing.T) {
	var one, a, b Incidents
	for _, game := range []uint64{44, 3, 17, 99, 5, 8, 12, 1, 77, 60, 2} {
		one.add(FaultyGame{Game: game})
		if game%2 == 0 {
			a.add(FaultyGame{Game: game})
		} else {
			b.add(FaultyGame{Game: game})
		}
	}
	a.merge(&b)
	if !reflect.DeepEqual(a.First, one.First) || a.Count != 11 || len(a.First) != keptIncidents || a.First[7].Game != 44 {
		t.Errorf("%+v, in two parts %+v", one, a)
	}
}

// sealed returns a statistics file with a valid checksum.
func sealed(stats string) string {
	return fmt.Sprintf(`{"PunchboardPlaytest":%d,"Seal":"%s","Stats":%s}`+"\n", statsVersion, checksumOf([]byte(stats)), stats)
}

// statsOf extracts the statistics from a file.
func statsOf(t testing.TB, text string) string {
	t.Helper()
	var file statsFile
	if err := json.Unmarshal([]byte(text), &file); err != nil {
		t.Fatal(err)
	}
	return string(file.Stats)
}

// TestReadStatsRefusesChanges changes one digit, so that the file is still valid
// apart from its checksum.
func TestReadStatsRefusesChanges(t *testing.T) {
	good := bytesOf(t, Run(t.Context(), toyPlan(Random[toyState](), 20), nil))
	if good != sealed(statsOf(t, good)) {
		t.Fatal("a file is not written with its seal")
	}
	for _, bad := range []string{strings.Replace(good, `"Seed":7`, `"Seed":8`, 1), strings.Replace(good, `"Seal":"`, `"Seal":"1`, 1), `{"PunchboardPlaytest":10}`} {
		if _, err := ReadStats(strings.NewReader(bad)); bad == good || err == nil {
			t.Errorf("it is read: %v\n%.100s", err, bad)
		}
	}
}

func TestReadStatsRefuses(t *testing.T) {
	good := bytesOf(t, Run(t.Context(), toyPlan(Random[toyState](), 20), nil))
	for _, c := range []struct{ name, from, to, err string }{
		{"no JSON", good, "x", "playtest statistics: invalid character"},
		{"another version", `"PunchboardPlaytest":10`, `"PunchboardPlaytest":7`, "playtest statistics of version 7, but this command reads 10"},
		{"no statistics", good, sealed("null"), "playtest statistics: the counts contradict each other"},
		{"games that are missing", `"To":20`, `"To":21`, "playtest statistics: the counts contradict each other"},
		{"a part that does not exist", `"Part":{"I":0,"N":0}`, `"Part":{"I":3,"N":2}`, "playtest statistics: the counts contradict each other"},
		{"more games than there are", `"Total":0`, `"Total":19`, "playtest statistics: the counts contradict each other"},
		{"squares without a game", `"Choices":{"Games":20`, `"Choices":{"Games":0`, "playtest statistics: the counts contradict each other"},
		{"an unsorted histogram", `"Turns":[[`, `"Turns":[[90,1],[`, "playtest statistics: histogram entry 1 is not in order"},
		{"a far value", `"Margins":[[`, `"Margins":[[-99999999,1],[`, "playtest statistics: histogram entry 0 is not in order"},
	} {
		text := strings.Replace(good, c.from, c.to, 1)
		if text == good {
			t.Fatalf("%s: nothing was changed", c.name)
		}
		if strings.HasPrefix(text, `{"PunchboardPlaytest":10,`) {
			text = sealed(statsOf(t, text))
		}
		if _, err := ReadStats(strings.NewReader(text)); err == nil || !strings.HasPrefix(err.Error(), c.err) {
			t.Errorf("%s: error %v, want %s", c.name, err, c.err)
		}
	}
}

func FuzzReadStats(f *testing.F) {
	var b strings.Builder
	if err := Run(f.Context(), toyPlan(Random[toyState](), 20), nil).Write(&b); err != nil {
		f.Fatal(err)
	}
	f.Add(statsOf(f, b.String()))
	f.Add("{}")
	f.Fuzz(func(t *testing.T, text string) {
		s, err := ReadStats(strings.NewReader(sealed(text)))
		if err != nil {
			return
		}
		if again := reread(t, s); bytesOf(t, again) != bytesOf(t, s) {
			t.Error("read, written and read again, the statistics differ")
		}
	})
}

// TestTruncatedStats reads every beginning of a file of statistics: only with all of its
// counts is it accepted.
func TestTruncatedStats(t *testing.T) {
	whole := bytesOf(t, Run(t.Context(), toyPlan(Random[toyState](), 20), nil))
	for start := range fault.Prefixes([]byte(whole), 2000) {
		if _, err := ReadStats(bytes.NewReader(start)); err == nil && string(start) != strings.TrimSpace(whole) {
			t.Errorf("the first %d of %d bytes are read", len(start), len(whole))
		}
	}
}
