package stamp

import (
	"bytes"
	"encoding/json"
	"errors"
	"math"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"
	"testing/fstest"
	"testing/iotest"

	"punchboard/carddata/source"
	"punchboard/diag"
	"punchboard/internal/edition"
)

// put writes a file below a directory and returns its record.
func put(t *testing.T, dir, path, text string, decks ...string) File {
	t.Helper()
	name := filepath.Join(dir, filepath.FromSlash(path))
	if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(name, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
	f := File{Path: path, Decks: decks, Key: SumOf([]byte(path))}
	f.SetContents([]byte(text))
	return f
}

// save writes a stamp into its directory and returns it as it is read.
func save(t *testing.T, s *Stamp) *Stamp {
	t.Helper()
	out := edition.New(t.Context(), s.dir)
	defer out.Discard()
	if err := s.Write(out); err != nil {
		t.Fatal(err)
	}
	if err := out.Commit(); err != nil {
		t.Fatal(err)
	}
	return Open(s.dir)
}

// read reads all files of a game.
func read(t *testing.T, files fstest.MapFS) *source.Directory {
	t.Helper()
	d := source.NewDirectory(t.Context(), files, 0)
	for name := range files {
		if _, err := d.ReadFile(name); err != nil {
			t.Fatal(err)
		}
	}
	return d
}

func options(names ...string) (list []Option) {
	for _, name := range names {
		list = append(list, Option{name, "x"})
	}
	return list
}

// TestChanged checks that a run counts as unchanged only if everything that it depends on is.
func TestChanged(t *testing.T) {
	for _, c := range []struct {
		name   string
		change func(now *Run, game fstest.MapFS, dir string)
		want   bool
	}{
		{"nothing", func(*Run, fstest.MapFS, string) {}, true},
		{"another file in the game", func(_ *Run, g fstest.MapFS, _ string) { g["notes"] = &fstest.MapFile{} }, true},
		{"an input", func(_ *Run, g fstest.MapFS, _ string) { g["a"] = &fstest.MapFile{Data: []byte("two")} }, false},
		{"the program", func(r *Run, _ fstest.MapFS, _ string) { r.Program = "q" }, false},
		{"an option", func(r *Run, _ fstest.MapFS, _ string) { r.Options = options("--paper") }, false},
		{"the place that findings name", func(r *Run, _ fstest.MapFS, _ string) { r.Place = "there" }, false},
		{"an output", func(_ *Run, _ fstest.MapFS, dir string) { put(t, dir, "en/a.pdf", "edited") }, false},
		{"an output of the same size", func(_ *Run, _ fstest.MapFS, dir string) { put(t, dir, "en/a.pdf", "PDF") }, false},
		{"an output that is gone", func(_ *Run, _ fstest.MapFS, dir string) { os.Remove(filepath.Join(dir, "en/a.pdf")) }, false},
	} {
		game, dir := fstest.MapFS{"a": {Data: []byte("one")}}, t.TempDir()
		run := &Run{Program: "p", Options: options("--lang"), Place: "here", Files: []File{put(t, dir, "en/a.pdf", "pdf")}}
		run.SetReads(read(t, game))
		run.SetFindings([]diag.Finding{{Severity: diag.Warning, Message: "m"}})
		s := save(t, Open(dir).With(run))
		now := &Run{Program: "p", Options: options("--lang"), Place: "here"}
		c.change(now, game, dir)
		last, changed := s.Changed(now, source.NewDirectory(t.Context(), game, 0))
		got := last != nil && len(changed) == 0 && s.Written(last)
		if got != c.want {
			t.Errorf("%s changes: unchanged %v", c.name, got)
		}
		if got && !reflect.DeepEqual(last, run) {
			t.Errorf("recorded %+v\nread %+v", run, last)
		}
	}
}

// TestUnsteady checks that a run whose inputs changed while it read them, or whose findings cannot be recorded, is
// not repeated.
func TestUnsteady(t *testing.T) {
	game := fstest.MapFS{"a": {Data: []byte("one")}}
	d := read(t, game)
	game["a"] = &fstest.MapFile{Data: []byte("two")}
	_, _ = d.ReadFile("a")
	unsteady := &Run{Program: "p"}
	unsteady.SetReads(d)
	infinite := &Run{Program: "p"}
	infinite.SetFindings([]diag.Finding{{Origin: diag.Origin{Excess: math.Inf(1)}}})
	for name, run := range map[string]*Run{"unsteady": unsteady, "infinite": infinite} {
		s := save(t, (&Stamp{dir: t.TempDir()}).With(run))
		if last, _ := s.Changed(&Run{Program: run.Program}, source.NewDirectory(t.Context(), game, 0)); last != nil || len(s.Runs) != 1 {
			t.Errorf("%s: unchanged, %d runs", name, len(s.Runs))
		}
	}
}

// TestFindingsAreWhole checks that all fields of a finding are recorded.
func TestFindingsAreWhole(t *testing.T) {
	f := diag.Finding{
		Pos: diag.Pos{File: "f", Line: 1, Col: 2, Cell: "A1"}, Severity: diag.Warning, Code: "PB-1", Message: "m", Hint: "h",
		Origin: diag.Origin{Part: diag.Pos{File: "p"}, Piece: "c", Row: diag.Pos{Line: 3}, Of: 4, Excess: 1.5},
		Cause:  diag.Cause{Key: "k", At: diag.Pos{Line: 5}, Message: "cm", Noun: "n", Item: "i", Hint: "ch"},
	}
	run := &Run{}
	run.SetFindings([]diag.Finding{f})
	s := save(t, (&Stamp{dir: t.TempDir()}).With(run))
	if got := s.Runs[0].Found(); !reflect.DeepEqual(got, []diag.Finding{f}) {
		t.Errorf("%+v", got)
	}
}

// TestRunsAreLimited checks that each request has one run, and that the oldest are forgotten.
func TestRunsAreLimited(t *testing.T) {
	s := &Stamp{dir: t.TempDir()}
	for i := range maxRuns + 3 {
		s = s.With(&Run{Options: options(strings.Repeat("x", i))})
		s = s.With(&Run{Options: options(strings.Repeat("x", i)), Place: "again"})
	}
	if s = save(t, s); len(s.Runs) != maxRuns || s.Of(options("xx")) != nil || s.Of(options("xxx")).Place != "again" {
		t.Errorf("%d runs", len(s.Runs))
	}
}

// sound is a stamp that is read; TestHostile changes it.
const sound = `{"format":6,"runs":[{"program":"p","options":null,"place":"g","reads":[{"kind":0,"path":"a","size":1,"sum":"SUM"},` +
	`{"kind":1,"path":"a","size":1,"sum":"SUM"}],"findings":null,"files":[{"path":"en/a.pdf","summary":"","decks":null,"key":"SUM","size":1,"sum":"SUM"}],"gone":[{"set":"en","deck":"a","card":"b","copies":0,"faces":"FACES"}]}]}`

func soundStamp() string {
	return strings.NewReplacer("SUM", strings.Repeat("0a", 32), "FACES", faces).Replace(sound)
}

// TestHostile checks that a stamp that no build has written counts as none.
func TestHostile(t *testing.T) {
	if s := decode([]byte(soundStamp())); len(s.Runs) != 1 {
		t.Fatal("the sound stamp is not read")
	}
	for _, c := range [][2]string{
		{`"format":6`, `"format":5`}, {`"format":6`, `"format":7`}, {`"format":6,`, ``},
		{`en/a.pdf`, `../a.pdf`}, {`en/a.pdf`, `/etc/a.pdf`}, {`en/a.pdf`, `en/../../a.pdf`}, {`en/a.pdf`, ``}, {`en/a.pdf`, `.`}, {`en/a.pdf`, `en//a.pdf`},
		{`"path":"a"`, `"path":"../a"`}, {`"path":"a"`, `"path":"/a"`}, {`"kind":0`, `"kind":3`}, {`"kind":0`, `"kind":-1`}, {`"kind":0`, `"kind":1`},
		{`"size":1`, `"size":-1`}, {`"size":1`, `"size":1e99`}, {`a.pdf","summary":"","decks":null,"key":"SUM","size":1`, `a.pdf","size":1073741825`},
		{`0a0a"}]`, `0a"}]`}, {`0a0a"}]`, `0A0a"}]`}, {`0a0a"}]`, `0g0a"}]`}, {`}]}]}`, `}]},null]}`}, {`}]}]}`, `}]}]`}, {`}]}]}`, `}]}]}{}`},
		{`"files":[`, `"files":[{"path":"en/a.pdf","key":"SUM","size":1,"sum":"SUM"},`}, {`{"format"`, `[{"format"`}, {`"place":"g"`, `"place":{}`},
		{`}]}]}`, `}]}` + strings.Repeat(`,{}`, maxRuns) + `]}`}, {`"g"`, `"` + strings.Repeat("g", maxSize) + `"`}, {`{"format"`, strings.Repeat(`[`, 1<<20)},
	} {
		c[0], c[1] = strings.ReplaceAll(c[0], "SUM", strings.Repeat("0a", 32)), strings.ReplaceAll(c[1], "SUM", strings.Repeat("0a", 32))
		text := strings.Replace(soundStamp(), c[0], c[1], 1)
		if text == soundStamp() {
			t.Fatalf("there is no %q", c[0])
		}
		if s := parse(bytes.NewReader(seal([]byte(text)))); len(s.Runs) != 0 {
			t.Errorf("a stamp with %.60q is read", c[1])
		}
	}
}

// TestTruncated checks that a stamp counts as none if it is cut or damaged at any byte, or is not a file.
func TestTruncated(t *testing.T) {
	whole := seal([]byte(soundStamp()))
	for n := range whole {
		if s := parse(bytes.NewReader(whole[:n])); len(s.Runs) != 0 {
			t.Errorf("the first %d bytes are read", n)
		}
		damaged := bytes.Clone(whole)
		if damaged[n] ^= 1; len(parse(bytes.NewReader(damaged)).Runs) != 0 {
			t.Errorf("damage at byte %d goes unnoticed", n)
		}
	}
	if s := parse(bytes.NewReader(whole)); len(s.Runs) != 1 {
		t.Error("the whole stamp is not read")
	}
	dir := t.TempDir()
	if err := os.Mkdir(filepath.Join(dir, Name), 0o755); err != nil {
		t.Fatal(err)
	}
	if s := Open(dir); len(s.Runs) != 0 {
		t.Error("a directory is read")
	}
	if s := parse(iotest.ErrReader(errors.New("input/output error"))); len(s.Runs) != 0 {
		t.Error("a stamp that cannot be read has runs")
	}
}

// FuzzParse checks that what is read from any bytes is valid, and the same when it is written and read again.
func FuzzParse(f *testing.F) {
	f.Add([]byte(soundStamp()))
	f.Add([]byte(`{"format":6,"runs":[{"findings":[{"Pos":{"File":"f","Line":1},"Severity":1,"Origin":{"Excess":1e308}}]}]}`))
	f.Add([]byte("null"))
	f.Fuzz(func(t *testing.T, data []byte) {
		s := decode(data)
		if len(s.Runs) > 0 && !s.valid() {
			t.Fatal("an invalid stamp is read")
		}
		text, err := json.Marshal(s)
		if err != nil {
			t.Fatal(err)
		}
		if again := parse(bytes.NewReader(seal(text))); len(again.Runs) != len(s.Runs) {
			t.Errorf("%d runs, written and read again %d", len(s.Runs), len(again.Runs))
		}
	})
}
