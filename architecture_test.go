package punchboard_test

import (
	"flag"
	"fmt"
	"os"
	"strings"
	"testing"
)

var update = flag.Bool("update", false, "rewrite the part of ARCHITECTURE.md that is drawn from the rooms")

// The part of ARCHITECTURE.md between these lines is generated from the rooms.
const (
	generatedFrom = "<!-- generated from rooms_test.go by: go test . -update -->\n"
	generatedTo   = "<!-- end of the generated part -->\n"
)

// TestPageTellsTheRooms compares ARCHITECTURE.md with the rooms enforced.
func TestPageTellsTheRooms(t *testing.T) {
	page, err := os.ReadFile("ARCHITECTURE.md")
	if err != nil {
		t.Fatal(err)
	}
	before, rest, ok := strings.Cut(string(page), generatedFrom)
	drawn, after, ok2 := strings.Cut(rest, generatedTo)
	if !ok || !ok2 {
		t.Fatalf("ARCHITECTURE.md lacks the lines %q and %q", generatedFrom, generatedTo)
	}
	want := draw(rooms)
	if drawn == want {
		return
	}
	if !*update {
		t.Fatalf("ARCHITECTURE.md does not show the rooms of rooms_test.go; run: go test . -update\n%s", firstDifference(drawn, want))
	}
	if err := os.WriteFile("ARCHITECTURE.md", []byte(before+generatedFrom+want+generatedTo+after), 0o666); err != nil {
		t.Fatal(err)
	}
}

// draw returns the diagram of the lines, the table of the rooms and the list of
// trees that are kept apart.
func draw(p plan) string {
	var b strings.Builder
	b.WriteString("```\n")
	for i, line := range p.lines {
		fmt.Fprintf(&b, "%2d  %s\n", len(p.lines)-1-i, strings.Join(paths(line), "  "))
	}
	b.WriteString("```\n\n| line | room | what it owns |\n|---|---|---|\n")
	for i, line := range p.lines {
		for _, r := range line {
			fmt.Fprintf(&b, "| %d | `%s` | %s |\n", len(p.lines)-1-i, r.path, r.owns)
		}
	}
	b.WriteString("\nThese imports are forbidden too:\n\n")
	for _, a := range p.apart {
		fmt.Fprintf(&b, "- `%s` never imports `%s`: %s.\n", a.from, a.to, a.why)
	}
	return b.String()
}

func paths(line []room) []string {
	all := make([]string, len(line))
	for i, r := range line {
		all[i] = r.path
	}
	return all
}

// firstDifference returns the first line in which two texts differ, with its
// number.
func firstDifference(got, want string) string {
	g, w := strings.Split(got, "\n"), strings.Split(want, "\n")
	for i := range min(len(g), len(w)) {
		if g[i] != w[i] {
			return fmt.Sprintf("line %d of the drawing:\n got %s\nwant %s", i+1, g[i], w[i])
		}
	}
	return fmt.Sprintf("the drawing has %d lines, want %d", len(g), len(w))
}
