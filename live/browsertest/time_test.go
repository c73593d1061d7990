package browsertest

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"
)

// How often a card and a map are edited to measure the time until they are shown.
const (
	cardEdits = 50
	mapEdits  = 50
	fewEdits  = 15 // of a map, in a test
)

// slow is how long the median may take on a machine that does other things as well. The
// goal on an idle one is 100 ms for a card and 250 ms for a map.
const slow = 5 * time.Second

// shownAfter is how long a picture takes until it is on the screen, in milliseconds from the
// save, and how that is divided.
type shownAfter struct {
	All   float64 // until it is seen
	Told  float64 // until the page is told of it
	Took  float64 // of that, since the command noticed the change
	Fetch float64 // from asking for the picture until all of it has arrived
	Paint float64 // from there until it is seen
}

// listen makes the page remember when it is told of changed cards.
const listen = `
	if (!window.told) {
		const parse = JSON.parse;
		window.told = [];
		JSON.parse = (text, ...more) => {
			const value = parse(text, ...more);
			if (value && value.from !== undefined && value.cards) window.told.push([performance.now(), value.took]);
			return value;
		};
	}
	window.told.length = 0;
	performance.clearResourceTimings();`

// see resolves when another picture of a card is on the screen.
const see = `
	const find = () => document.querySelector('figure[data-key="%s"] img');
	const old = find().dataset.key;
	window.seen = new Promise((done) => {
		const look = () => {
			const img = find();
			if (img.dataset.key === old || !img.complete) { requestAnimationFrame(look); return; }
			requestAnimationFrame(() => {
				const now = performance.now(), origin = performance.timeOrigin;
				const [told, took] = window.told[0] || [now, 0];
				const got = performance.getEntriesByName(img.src).at(-1) || { startTime: now, responseEnd: now };
				done({ All: origin + now, Told: origin + told, Took: took, Fetch: got.responseEnd - got.startTime, Paint: now - got.responseEnd });
			});
		};
		look();
	})`

// pictureTime edits a file and returns the time from the save until the picture of a card
// is on the screen.
func (p *page) pictureTime(card string, edit func()) shownAfter {
	p.Helper()
	p.do(listen + fmt.Sprintf(see, card))
	began := time.Now()
	edit()
	t := eval[shownAfter](p, "window.seen")
	since := float64(began.UnixMicro()) / 1000
	t.All, t.Told = t.All-since, t.Told-since
	return t
}

// median returns the middle of some numbers.
func median(list []float64) float64 {
	list = slices.Sorted(slices.Values(list))
	return list[len(list)/2]
}

// medians returns the median of each time.
func medians(list []shownAfter) (m shownAfter) {
	of := func(f func(*shownAfter) float64) float64 {
		var all []float64
		for i := range list {
			all = append(all, f(&list[i]))
		}
		return median(all)
	}
	m.All, m.Told = of(func(t *shownAfter) float64 { return t.All }), of(func(t *shownAfter) float64 { return t.Told })
	m.Took, m.Fetch = of(func(t *shownAfter) float64 { return t.Took }), of(func(t *shownAfter) float64 { return t.Fetch })
	m.Paint = of(func(t *shownAfter) float64 { return t.Paint })
	return m
}

// measured is a piece of a game that is edited again and again.
type measured struct {
	*page
	what, card string
	edit       func(i int)
}

// run edits so often and returns the median times. It reports an error if the whole is
// hopeless.
func (m *measured) run(edits int) shownAfter {
	m.Helper()
	var times []shownAfter
	command, browser := m.cpu()
	for i := range edits {
		times = append(times, m.pictureTime(m.card, func() { m.edit(i) }))
		m.until(`document.getElementById("status").dataset.is === "good"`)
	}
	mid, n := medians(times), float64(edits)
	atMost := slices.MaxFunc(times, func(a, b shownAfter) int { return int(a.All - b.All) })
	commandNow, browserNow := m.cpu()
	m.Logf("%s: median of %d edits from the save to the picture %.0f ms, at most %.0f ms; of that, until the page is told %.0f ms (%.0f ms since the change was noticed), fetching %.0f ms, drawing %.0f ms; processor time of an edit with all checks: command %.0f ms, browser %.0f ms",
		m.what, edits, mid.All, atMost.All, mid.Told, mid.Took, mid.Fetch, mid.Paint, (commandNow-command)/n, (browserNow-browser)/n)
	if mid.All > float64(slow.Milliseconds()) {
		m.Errorf("%s: %.0f ms", m.what, mid.All)
	}
	return mid
}

// aCard is one card of a game with 115.
func aCard(t testing.TB) *measured {
	t.Helper()
	p := open(t, newGame(t, "--from", "three-fronts"))
	data, err := os.ReadFile(filepath.Join(p.dir, "cards", "american-squads.csv"))
	if err != nil {
		t.Fatal(err)
	}
	card := `american-squads/us-rifle-squad`
	if !eval[bool](p, fmt.Sprintf(`!!document.querySelector('figure[data-key="%s"]')`, card)) {
		card = eval[string](p, `document.querySelector("figure.card").dataset.key`)
	}
	name := eval[string](p, fmt.Sprintf(`document.querySelector('figure[data-key="%s"] .name').textContent`, card))
	return &measured{p, "a card of three-fronts", card, func(i int) {
		p.write("cards/american-squads.csv", strings.Replace(string(data), ","+name+",", fmt.Sprintf(",Squad %d,", i), 1))
	}}
}

// aMap is a map with 84 hexes.
func aMap(t testing.TB) *measured {
	t.Helper()
	p := open(t, newGame(t, "--from", "percee"))
	data, err := os.ReadFile(filepath.Join(p.dir, "maps", "ground.yaml"))
	if err != nil {
		t.Fatal(err)
	}
	card := eval[string](p, `document.querySelector(".deck.sheets figure.card").dataset.key`)
	p.do(`document.querySelector(".deck.sheets").scrollIntoView()`)
	p.until(fmt.Sprintf(`document.querySelector('figure[data-key="%s"] img').naturalWidth > 0`, card))
	return &measured{p, "a map of percee", card, func(i int) {
		p.write("maps/ground.yaml", strings.Replace(string(data), "Courtebelle", fmt.Sprintf("Courte %d", i), 1))
	}}
}

func TestTimeOfCard(t *testing.T) { aCard(t).run(cardEdits) }
func TestTimeOfMap(t *testing.T)  { aMap(t).run(fewEdits) }

func BenchmarkCard(b *testing.B) { bench(b, aCard, cardEdits) }
func BenchmarkMap(b *testing.B)  { bench(b, aMap, mapEdits) }

// bench reports the median times of many edits.
func bench(b *testing.B, of func(testing.TB) *measured, edits int) {
	for b.Loop() {
		mid := of(b).run(edits)
		b.ReportMetric(mid.All, "ms-to-picture")
		b.ReportMetric(mid.Told, "ms-until-told")
		b.ReportMetric(mid.Fetch, "ms-fetch")
		b.ReportMetric(mid.Paint, "ms-paint")
	}
}
