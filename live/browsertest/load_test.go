package browsertest

import (
	"fmt"
	"math"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// size is how much memory a session takes.
type size struct {
	command  float64 // MiB, resident
	heap     float64 // MiB, of the page
	elements int     // of the page
}

// editMany edits a card so many times, and returns the sizes after some of the edits.
func (p *page) editMany(edits int, after ...int) (sizes []size) {
	last := "Mail Bags"
	for i := 1; i <= edits; i++ {
		name := fmt.Sprintf("Bags %04d", i)
		p.replace("cards/cards.csv", last, name)
		last = name
		p.until(fmt.Sprintf(`document.querySelector('figure[data-key="cards/mail"] .name').textContent === %q`, name))
		if slices.Contains(after, i) {
			p.until(`document.getElementById("status").dataset.is === "good"`)
			sizes = append(sizes, size{
				p.memory(), eval[float64](p, `performance.memory.usedJSHeapSize / 2 ** 20`), eval[int](p, `document.getElementsByTagName("*").length`),
			})
		}
	}
	return sizes
}

// TestManyEdits edits a card 200 times: neither the command nor the page grows.
func TestManyEdits(t *testing.T) {
	sizes := open(t, newGame(t)).editMany(200, 50, 200)
	a, b := sizes[0], sizes[1]
	t.Logf("after 50 and 200 edits: command %.0f and %.0f MiB, heap of the page %.1f and %.1f MiB, elements %d and %d", a.command, b.command, a.heap, b.heap, a.elements, b.elements)
	if b.command > 1.5*a.command+50 || b.heap > 2*a.heap+10 || b.elements > a.elements {
		t.Error("something grows")
	}
}

// BenchmarkMemory edits a card 1,000 times.
func BenchmarkMemory(b *testing.B) {
	for b.Loop() {
		sizes := open(b, newGame(b)).editMany(1000, 100, 1000)
		b.ReportMetric(sizes[0].command, "MiB-after-100")
		b.ReportMetric(sizes[1].command, "MiB-after-1000")
		b.ReportMetric(sizes[1].heap, "page-MiB-after-1000")
	}
}

// gridHeight is the height of all cards together.
const gridHeight = `document.querySelector(".grid").getBoundingClientRect().height`

// TestManyCards shows 1,100 cards and scrolls through them.
func TestManyCards(t *testing.T) {
	dir := newGame(t)
	path := filepath.Join(dir, "cards", "cards.csv")
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	lines := strings.Split(strings.TrimRight(string(data), "\n"), "\n")
	_, row, _ := strings.Cut(lines[2], ",") // without its id
	rows := []string{lines[0]}
	for i := range 1100 {
		rows = append(rows, fmt.Sprintf("card-%d,%s", i, strings.Replace(row, "Mail Bags", fmt.Sprintf("Bag %d", i), 1)))
	}
	if err := os.WriteFile(path, []byte(strings.Join(rows, "\n")+"\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	p := open(t, dir)
	p.until(`document.querySelectorAll("figure.card").length === 1100`)
	before := eval[float64](p, gridHeight)
	command, browser := p.cpu()
	gaps := eval[[]float64](p, `new Promise((done) => {
		const main = document.getElementById("cards"), gaps = [];
		let last = performance.now(), n = 0;
		const step = (now) => {
			gaps.push(now - last);
			last = now;
			main.scrollTop += 60;
			if (++n < 300) requestAnimationFrame(step); else done(gaps.slice(1));
		};
		requestAnimationFrame(step);
	})`)
	slices.Sort(gaps)
	commandNow, browserNow := p.cpu()
	frames := float64(len(gaps))
	t.Logf("scrolling through 1,100 cards: a frame takes %.0f ms in the median, %.0f ms at the 95th percentile, %.0f ms at most, and %.1f ms of processor time in the command, %.1f in the browser",
		median(gaps), gaps[len(gaps)*95/100], gaps[len(gaps)-1], (commandNow-command)/frames, (browserNow-browser)/frames)
	if after := eval[float64](p, gridHeight); math.Abs(after-before) > before/1000 {
		t.Errorf("the cards took %.0f pixels together, and %.0f after scrolling: those that come on the screen move the others", before, after)
	}
	if median(gaps) > 1000 { // on a machine that does other things as well
		t.Error("scrolling is not smooth")
	}
}
