package main

import (
	"bytes"
	"compress/zlib"
	"image/png"
	"io"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"punchboard/bench"
)

// fontDir returns a directory with two weights where floor looks for them.
func fontDir(t *testing.T) string {
	t.Helper()
	return filepath.Join("..", "..", "fonts", "faces", "plex-condensed")
}

// streams returns the number of pages of a PDF and its decompressed streams.
func streams(t *testing.T, path string) (pages int, content string) {
	t.Helper()
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	var all strings.Builder
	for _, m := range regexp.MustCompile(`(?s)stream\n(.*?)\nendstream`).FindAllSubmatch(data, -1) {
		if z, err := zlib.NewReader(bytes.NewReader(m[1])); err == nil {
			if text, err := io.ReadAll(z); err == nil {
				all.Write(text)
			}
		}
	}
	return bytes.Count(data, []byte("/Type /Page\n")), all.String()
}

func TestCardsOfAPDF(t *testing.T) {
	out := filepath.Join(t.TempDir(), "cards.pdf")
	if err := draw([]string{"pdf", "10", fontDir(t), out}); err != nil {
		t.Fatal(err)
	}
	pages, content := streams(t, out)
	if pages != 2 {
		t.Errorf("10 cards stand on %d pages, want 2", pages)
	}
	// The first crop mark is 4.5 mm from the left, from 3.5 to 7.5 mm below the edge.
	if mark := "12.76 831.97 m 12.76 820.63 l"; !strings.Contains(content, mark) {
		t.Errorf("there is no crop mark %s", mark)
	}
	if n := strings.Count(content, " l S"); n != 48 {
		t.Errorf("there are %d crop marks, want 24 a page", n)
	}
}

func TestCardsOfPNGs(t *testing.T) {
	out := t.TempDir()
	if err := draw([]string{"png", "2", fontDir(t), out}); err != nil {
		t.Fatal(err)
	}
	f, err := os.Open(filepath.Join(out, "card-2.png"))
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	img, err := png.Decode(f)
	if err != nil {
		t.Fatal(err)
	}
	if b := img.Bounds(); b.Dx() != 815 || b.Dy() != 1110 {
		t.Errorf("the picture is %v", b)
	}
	if r, g, b, _ := img.At(5, 5).RGBA(); r>>8 != 0x7A || g>>8 != 0x3B || b>>8 != 0x2E {
		t.Errorf("the border is %x %x %x, want that of the second card", r>>8, g>>8, b>>8)
	}
}

func TestPlay(t *testing.T) {
	var tape bench.Tape
	pt := func(op bench.Op, args ...int64) {
		for i := range args {
			args[i] *= 12700
		}
		tape.Put(op, args...)
	}
	text := func(degrees float64, words string) {
		tape.Put(bench.OpText, 0)
		tape.PutMore(8*12700, 30*12700, 40*12700)
		tape.PutFloat(degrees)
		tape.PutWords(words)
	}
	pt(bench.OpPage, 100, 200)
	tape.Put(bench.OpFill, 255, 0, 0)
	tape.Put(bench.OpStroke, 0, 0, 255, 2*12700)
	tape.Put(bench.OpPush)
	pt(bench.OpMove, 10, 20)
	pt(bench.OpLine, 30, 20)
	pt(bench.OpCubic, 30, 30, 20, 40, 10, 40)
	tape.Put(bench.OpClose)
	tape.Put(bench.OpPaint, int64(bench.Filled|bench.Stroked|bench.EvenOdd))
	tape.Put(bench.OpPop)
	text(0, "Hi")
	text(90, "Hi")
	tape.Put(bench.OpSymbol, 0, 10*12700, 10*12700)
	text(0, "In")
	tape.Put(bench.OpEnd)
	tape.Put(bench.OpPlace, 0, 50*12700, 60*12700, 20*12700, 20*12700)
	tape.PutFloat(180)

	dir := t.TempDir()
	font, err := os.ReadFile(filepath.Join(fontDir(t), "regular.ttf"))
	if err != nil {
		t.Fatal(err)
	}
	for name, data := range map[string][]byte{"a.tape": tape.Data, "0.ttf": font} {
		if err := os.WriteFile(filepath.Join(dir, name), data, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	if err := draw([]string{"play", dir, dir}); err != nil {
		t.Fatal(err)
	}
	pages, content := streams(t, filepath.Join(dir, "a.pdf"))
	if pages != 1 {
		t.Errorf("%d pages, want 1", pages)
	}
	for _, want := range []string{
		"1.000 0.000 0.000 rg", "0.000 0.000 1.000 RG", "2.00 w",
		"10.00 180.00 m", "30.00 180.00 l", "30.00000 170.00000 20.00000 160.00000 10.00000 160.00000 c", "h", "B*",
		"8.00 Tf", "30.00 160.00 Td", "0.00000 -1.00000 1.00000 0.00000", "-1.00000 -0.00000 0.00000 -1.00000", "2.0000 0 0 2.0000 50.0000 120.0000 cm", " Do Q",
	} {
		if !strings.Contains(content, want) {
			t.Errorf("the page lacks %q", want)
		}
	}
	if t.Failed() {
		t.Log(content)
	}
}

func TestNonsenseIsRefused(t *testing.T) {
	dir := t.TempDir()
	if err := os.WriteFile(filepath.Join(dir, "a.tape"), []byte{250}, 0o644); err != nil {
		t.Fatal(err)
	}
	for _, args := range [][]string{{}, {"pdf"}, {"svg", "1", "a", "b"}, {"pdf", "many", "a", "b"}, {"pdf", "1", dir, dir}, {"play", dir, dir}} {
		if err := draw(args); err == nil {
			t.Errorf("%q drew something", args)
		}
	}
}
