package main

import (
	"encoding/csv"
	"errors"
	"image"
	"image/color"
	"image/png"
	"os"
	"os/exec"
	"path/filepath"
	"runtime/debug"
	"strconv"
	"strings"
	"testing"

	"github.com/rogpeppe/go-internal/testscript"
	"github.com/xuri/excelize/v2"

	"punchboard/internal/golden"
	"punchboard/internal/heap"
)

func TestMain(m *testing.M) {
	heap.CollectRarely() // as main does, for what the tests call themselves
	testscript.Main(m, map[string]func(){"punchboard": main, "overflow": overflow})
}

// overflow is a program that Go's runtime ends as it would end punchboard.
func overflow() {
	abortBySignal()
	debug.SetMaxStack(1 << 16)
	var deeper func(n int) int
	deeper = func(n int) int { return 1 + deeper(n+1) }
	deeper(0)
}

// TestScripts runs the command as users do, with one behavior per file. The fonts
// that ship with the program are in $FONTS, for use as a game's own fonts.
func TestScripts(t *testing.T) {
	fonts, err := filepath.Abs("../../fonts/faces")
	if err != nil {
		t.Fatal(err)
	}
	testscript.Run(t, testscript.Params{
		Dir:           "testdata/script",
		UpdateScripts: golden.Update(),
		Setup: func(env *testscript.Env) error {
			env.Setenv("FONTS", fonts)
			return nil
		},
		Cmds: map[string]func(*testscript.TestScript, bool, []string){
			"exits":    scriptExits,
			"workbook": scriptWorkbook,
			"picture":  scriptPicture,
			"sparse":   scriptSparse,
			"steps":    scriptSteps,
			"replace":  scriptReplace,
		},
	})
}

// scriptExits runs a command that must exit with a code: exits 2 punchboard ...
func scriptExits(ts *testscript.TestScript, _ bool, args []string) {
	want, err := strconv.Atoi(args[0])
	ts.Check(err)
	var ended *exec.ExitError
	code := 0
	if err := ts.Exec(args[1], args[2:]...); errors.As(err, &ended) {
		code = ended.ExitCode()
	} else {
		ts.Check(err)
	}
	if code != want {
		ts.Fatalf("exit code %d, want %d", code, want)
	}
}

// scriptReplace replaces the first occurrence of a text in a file; \n is a line feed:
// replace game.yaml old new
func scriptReplace(ts *testscript.TestScript, _ bool, args []string) {
	name, before := ts.MkAbs(args[0]), ts.ReadFile(args[0])
	after := strings.Replace(before, args[1], strings.ReplaceAll(args[2], `\n`, "\n"), 1)
	if after == before {
		ts.Fatalf("%s has no %q", args[0], args[1])
	}
	ts.Check(os.WriteFile(name, []byte(after), 0o666))
}

// scriptWorkbook turns a CSV file into a sheet of a new workbook:
// workbook cards.csv cards.xlsx Sheet
func scriptWorkbook(ts *testscript.TestScript, _ bool, args []string) {
	f, err := os.Open(ts.MkAbs(args[0]))
	ts.Check(err)
	defer f.Close()
	rows, err := csv.NewReader(f).ReadAll()
	ts.Check(err)
	book := excelize.NewFile()
	defer book.Close()
	ts.Check(book.SetSheetName("Sheet1", args[2]))
	for i, row := range rows {
		cell, err := excelize.CoordinatesToCellName(1, i+1)
		ts.Check(err)
		ts.Check(book.SetSheetRow(args[2], cell, &row))
	}
	ts.Check(book.SaveAs(ts.MkAbs(args[1])))
}

// scriptPicture draws a PNG of one color: picture file.png 300
func scriptPicture(ts *testscript.TestScript, _ bool, args []string) {
	side, err := strconv.Atoi(args[1])
	ts.Check(err)
	m := image.NewRGBA(image.Rect(0, 0, side, side))
	for i := range side * side {
		m.Set(i%side, i/side, color.RGBA{200, 80, 40, 255})
	}
	f, err := os.Create(ts.MkAbs(args[0]))
	ts.Check(err)
	ts.Check(png.Encode(f, m))
	ts.Check(f.Close())
}

// scriptSparse creates a sparse file of the given size in MiB: sparse big.csv 65
func scriptSparse(ts *testscript.TestScript, _ bool, args []string) {
	mib, err := strconv.ParseInt(args[1], 10, 64)
	ts.Check(err)
	ts.Check(os.WriteFile(ts.MkAbs(args[0]), nil, 0o644))
	ts.Check(os.Truncate(ts.MkAbs(args[0]), mib<<20))
}
