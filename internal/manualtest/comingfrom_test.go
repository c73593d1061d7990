package manualtest

import (
	"os"
	"regexp"
	"strings"
	"testing"
)

var (
	twoCells = regexp.MustCompile(`(?m)^\| .+ \| (.+) \|$`)
	codeSpan = regexp.MustCompile("`([^`]+)`")
	part     = regexp.MustCompile(`^\{\w+: `)
)

// TestWhatIsWrittenHere checks what the page for users of other tools tells them
// to write: parts are drawn on a card of the sample game, print keys are merged
// into its own, and commands are run.
func TestWhatIsWrittenHere(t *testing.T) {
	w := &walk{T: t, page: "coming-from.md", dir: t.TempDir()}
	if err := os.CopyFS(w.path("night-ferry"), os.DirFS("sample")); err != nil {
		t.Fatal(err)
	}
	w.run([]string{"new", "mygame"})
	proved := 0
	for _, row := range twoCells.FindAllStringSubmatch(readText(t, w.page), -1) {
		for _, span := range codeSpan.FindAllStringSubmatch(row[1], -1) {
			if w.prove(span[1]) {
				proved++
			}
		}
	}
	if proved < 30 {
		t.Errorf("only %d parts, keys and commands are proved", proved)
	}
}

// prove checks a part, print keys or a command, and reports whether the code is
// one of these.
func (w *walk) prove(code string) bool {
	b := &block{verb: "example", options: map[string]string{"cards": "mail", "notes": "yes"}}
	switch {
	case part.MatchString(code):
		b.body = "- " + code + "\n"
		if !strings.Contains(code, "in: bleed") && !strings.Contains(code, "left: ") {
			b.body = "- {stack: [" + code + "], left: 8mm, right: 8mm, top: 8mm, bottom: 8mm}\n"
		}
		w.Run(code, func(t *testing.T) { w.within(t).picture(b) })
	case strings.HasPrefix(code, "print: "):
		b.verb, b.body = "game", code+"\n"
		w.Run(code, func(t *testing.T) { w.within(t).game(b) })
	case strings.HasPrefix(code, "punchboard "):
		if out, exit := w.exit(strings.Fields(strings.TrimPrefix(code, "punchboard "))); exit != 0 {
			w.failf(b, "$ %s\nexits with %d:\n%s", code, exit, out)
		}
	default:
		return false
	}
	return true
}

// within returns the walk for use in a subtest.
func (w *walk) within(t *testing.T) *walk { return &walk{T: t, page: w.page, dir: w.dir} }
