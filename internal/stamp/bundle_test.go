package stamp

import (
	"encoding/json"
	"math"
	"reflect"
	"strings"
	"testing"
	"testing/fstest"

	"punchboard/carddata/source"
	"punchboard/diag"
)

// memory is a memory with every field set.
func memory() Memory {
	found := Findings{{Pos: diag.Pos{File: "f", Line: 2}, Severity: diag.Warning, Code: "PB-1", Message: "m", Origin: diag.Origin{Of: 3}}}
	return Memory{
		Bundles: []Bundle{{
			Lang: "en", Name: "deck boats", Decks: []string{"boats"}, Shows: []string{"ports"}, Ties: 5, Icons: []string{"anchor"},
			Faces: found, Cards: found, Sheets: found, Files: []string{"en/boats.pdf"}, Contents: SumOf([]byte("x")),
			Listed: []Listed{{Names: []string{"boats.pdf"}, Counts: []Count{{Pieces: 2, Sheets: 1}}}},
		}},
		Books: []Book{{Lang: "en", Game: found, Tied: []Findings{found, nil}, Work: []int64{1, 2}, Contents: found}},
		Work:  []int64{3, 4}, Rows: []string{"boats.csv"},
	}
}

// TestMemory checks that a memory is recorded whole, and not at all if it cannot be.
func TestMemory(t *testing.T) {
	run := &Run{Files: []File{{Path: "en/boats.pdf"}}}
	run.SetMemory(memory())
	s := save(t, (&Stamp{dir: t.TempDir()}).With(run))
	if got, ok := s.Runs[0].Remembered(); !ok || !reflect.DeepEqual(got, roundTrip(t, memory())) {
		t.Errorf("%v %+v", ok, got)
	}
	infinite, large := memory(), memory()
	infinite.Bundles[0].Cards[0].Origin.Excess = math.Inf(1)
	large.Rows = []string{strings.Repeat("x", maxMemory)}
	for name, m := range map[string]Memory{"a number that is not finite": infinite, "too large": large} {
		run := &Run{Files: run.Files}
		run.SetMemory(m)
		if _, ok := run.Remembered(); ok {
			t.Errorf("%s: recorded", name)
		}
	}
}

// roundTrip replaces empty lists as JSON does.
func roundTrip(t *testing.T, m Memory) (again Memory) {
	t.Helper()
	text, err := json.Marshal(m)
	if err != nil {
		t.Fatal(err)
	}
	if err := json.Unmarshal(text, &again); err != nil {
		t.Fatal(err)
	}
	return again
}

// TestHostileMemory checks that what no build has recorded counts as nothing.
func TestHostileMemory(t *testing.T) {
	run := &Run{Files: []File{{Path: "en/boats.pdf"}}}
	text, err := json.Marshal(memory())
	if err != nil {
		t.Fatal(err)
	}
	sound := string(text)
	for _, c := range [][2]string{
		{`"en/boats.pdf"`, `"en/ports.pdf"`}, {`"Severity":1`, `"Severity":0`}, {`"Severity":1`, `"Severity":9`}, {`"ties":5`, `"ties":256`}, {`"ties":5`, `"ties":-1`},
		{`"work":[1,2]`, `"work":[-1,2]`}, {`"work":[1,2]`, `"work":[1e99,2]`}, {`"pieces":2`, `"pieces":"2"`}, {`{"bundles"`, `[{"bundles"`}, {`"bundles":[`, `"bundles":[[],`},
		{`"decks":["boats"]`, `"decks":[]`}, {`"decks":["boats"]`, `"decks":null`}, {`"tied":[`, `"tied":[{},`},
	} {
		text := strings.Replace(sound, c[0], c[1], 1)
		if text == sound {
			t.Fatalf("there is no %q", c[0])
		}
		run.Memory = pack([]byte(text))
		if m, ok := run.Remembered(); ok {
			t.Errorf("a memory with %s is used: %+v", c[1], m)
		}
	}
	for at := range sound {
		run.Memory = pack([]byte(sound[:at]))
		if _, ok := run.Remembered(); ok {
			t.Errorf("the first %d bytes are used", at)
		}
	}
	run.Memory = pack([]byte(sound))
	if _, ok := run.Remembered(); !ok {
		t.Fatal("the sound memory is not used")
	}
	for at, packed := 0, run.Memory; at < len(packed); at++ {
		run.Memory = packed[:at]
		if _, ok := run.Remembered(); ok {
			t.Errorf("the first %d packed bytes are used", at)
		}
	}
	if run.Memory = pack(make([]byte, 100<<20)); len(run.Memory) > 1<<20 {
		t.Fatal("the bomb is large")
	}
	if _, ok := run.Remembered(); ok {
		t.Error("a bomb is used")
	}
}

// TestMemoriesAreLimited checks that only the newest runs keep what they found out.
func TestMemoriesAreLimited(t *testing.T) {
	s := &Stamp{dir: t.TempDir()}
	for i := range maxMemories + 2 {
		run := &Run{Options: options(strings.Repeat("x", i+1)), Files: []File{{Path: "en/boats.pdf"}}}
		run.SetMemory(memory())
		s = s.With(run)
	}
	n := 0
	for _, run := range save(t, s).Runs {
		if _, ok := run.Remembered(); ok {
			n++
		}
	}
	if n != maxMemories || len(s.Runs) != maxMemories+2 {
		t.Errorf("%d of %d runs have a memory", n, len(s.Runs))
	}
}

// TestChangedRows checks which changes leave something of the last run.
func TestChangedRows(t *testing.T) {
	for _, c := range []struct {
		name   string
		change func(game fstest.MapFS, now *Run)
		want   []string // nil: nothing is left
	}{
		{"rows", func(g fstest.MapFS, _ *Run) { g["boats.csv"] = &fstest.MapFile{Data: []byte("two")} }, []string{"boats.csv"}},
		{"rows that are gone", func(g fstest.MapFS, _ *Run) { delete(g, "boats.csv") }, []string{"boats.csv"}},
		{"a face", func(g fstest.MapFS, _ *Run) { g["face.yaml"] = &fstest.MapFile{Data: []byte("two")} }, nil},
		{"rows and a face", func(g fstest.MapFS, _ *Run) { g["boats.csv"], g["face.yaml"] = &fstest.MapFile{}, &fstest.MapFile{} }, nil},
		{"rows, elsewhere", func(g fstest.MapFS, now *Run) { g["boats.csv"], now.Place = &fstest.MapFile{}, "there" }, nil},
		{"the program", func(g fstest.MapFS, now *Run) { g["boats.csv"], now.Program = &fstest.MapFile{}, "q" }, nil},
	} {
		game := fstest.MapFS{"boats.csv": {Data: []byte("one")}, "face.yaml": {Data: []byte("one")}}
		run := &Run{Program: "p", Place: "here", Files: []File{{Path: "en/boats.pdf"}}}
		run.SetReads(read(t, game))
		run.SetMemory(memory())
		s := save(t, (&Stamp{dir: t.TempDir()}).With(run))
		now := &Run{Program: "p", Place: "here"}
		c.change(game, now)
		last, changed := s.Changed(now, source.NewDirectory(t.Context(), game, 0))
		if !reflect.DeepEqual(changed, c.want) || (last != nil) != (c.want != nil) {
			t.Errorf("%s: %q, %v", c.name, changed, last != nil)
		}
	}
}

// FuzzMemory checks that any bytes are used as a memory only if they are a valid one.
func FuzzMemory(f *testing.F) {
	run := &Run{Files: []File{{Path: "en/boats.pdf"}}}
	run.SetMemory(memory())
	text, err := json.Marshal(memory())
	if err != nil {
		f.Fatal(err)
	}
	f.Add(text)
	f.Add([]byte(`{"books":[{"lang":"en","work":null,"tied":[null]}]}`))
	f.Fuzz(func(t *testing.T, data []byte) {
		run := &Run{Files: []File{{Path: "en/boats.pdf"}}, Memory: pack(data)}
		m, ok := run.Remembered()
		if !ok {
			return
		}
		for _, b := range m.Bundles {
			if len(b.Decks) == 0 || !b.valid(run) {
				t.Errorf("%+v is used", b)
			}
		}
		run.SetMemory(m)
		if again, ok := run.Remembered(); !ok || len(again.Bundles) != len(m.Bundles) {
			t.Error("recorded again, it differs")
		}
	})
}
