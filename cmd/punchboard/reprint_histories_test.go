package main

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"maps"
	"math/rand/v2"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"punchboard/internal/printed"
)

// TestReprintHistories edits, builds, breaks and prints a game in random orders. A model that knows nothing of
// hashes says after each build --changed which cards have to be on the sheets.
func TestReprintHistories(t *testing.T) {
	seeds, steps := 12, 60
	if testing.Short() {
		seeds, steps = 3, 40
	}
	for seed := range seeds {
		t.Run(strconv.Itoa(seed), func(t *testing.T) {
			t.Parallel()
			h := newHistory(t, uint64(seed))
			for range steps {
				h.step()
			}
			h.do("build --changed", func() { h.changed(nil) })
			if h.compared == 0 || h.confirmed == 0 {
				t.Errorf("%d comparisons and %d confirmations prove nothing", h.compared, h.confirmed)
			}
		})
	}
}

// looks are the cards of one set: what a card shows, and how many copies there are.
type looks map[string]look

type look struct {
	shows  string
	copies int
}

// sheets are the files of a build, as the model knows them.
type sheets struct {
	whole bool
	on    map[string]looks // by set
	gone  map[string]looks // by set; 0 copies if the game has no such card
}

// history is a game, its output, and the model of both.
type history struct {
	*testing.T
	rng      *rand.Rand
	dir, out string
	log      []string

	rows    map[string][]row // by deck
	size    int              // of the type of cards, in points
	version int
	broken  bool

	printed map[string]looks
	last    *sheets // nil: nobody knows

	compared, confirmed, next int
}

// row is a row of a deck.
type row struct {
	id     string
	names  map[string]string
	copies int
}

func newHistory(t *testing.T, seed uint64) *history {
	dir := t.TempDir()
	h := &history{T: t, rng: rand.New(rand.NewPCG(seed, 16)), dir: filepath.Join(dir, "game"), out: filepath.Join(dir, "out"), size: 9, printed: map[string]looks{}}
	h.rows = map[string][]row{}
	for _, deck := range []string{"boats", "ports", "loads"} {
		for range 3 {
			h.rows[deck] = append(h.rows[deck], h.newRow())
		}
	}
	return h
}

func (h *history) word() string { return fmt.Sprintf("N%d", h.rng.IntN(1000)) }

func (h *history) newRow() row {
	h.next++
	return row{fmt.Sprintf("c%d", h.next), map[string]string{"en": h.word(), "fr": h.word()}, 1 + h.rng.IntN(3)}
}

// row returns a random row, of which each deck has one.
func (h *history) row() *row {
	deck := h.rows[[]string{"boats", "ports", "loads"}[h.rng.IntN(3)]]
	return &deck[h.rng.IntN(len(deck))]
}

func (h *history) deck() string { return []string{"boats", "ports", "loads"}[h.rng.IntN(3)] }

// historySteps are what happens, each as often as it is listed.
var historySteps = []struct {
	name  string
	times int
	do    func(*history)
}{
	{"a name", 4, func(h *history) { h.row().names[[]string{"en", "fr"}[h.rng.IntN(2)]] = h.word() }},
	{"copies", 4, func(h *history) { h.row().copies = h.rng.IntN(4) }},
	{"another id", 1, func(h *history) { h.next++; h.row().id = fmt.Sprintf("c%d", h.next) }},
	{"a new row", 2, func(h *history) { d := h.deck(); h.rows[d] = append(h.rows[d], h.newRow()) }},
	{"no row", 2, func(h *history) {
		if d := h.deck(); len(h.rows[d]) > 2 {
			i := h.rng.IntN(len(h.rows[d]))
			h.rows[d] = slices.Delete(h.rows[d], i, i+1)
		}
	}},
	{"another order", 1, func(h *history) { slices.Reverse(h.rows[h.deck()]) }},
	{"the face", 1, func(h *history) { h.size = 8 + h.rng.IntN(2) }},
	{"the version", 2, func(h *history) { h.version++ }},
	{"a fault", 2, func(h *history) { h.fault() }},
	{"no output", 1, func(h *history) { h.clear() }},
	{"build", 3, func(h *history) { h.whole(nil) }},
	{"build in English", 1, func(h *history) { h.whole([]string{"--lang", "en"}) }},
	{"build boats", 1, func(h *history) { h.whole([]string{"--only", "boats"}) }},
	{"build --changed", 6, func(h *history) { h.changed(nil) }},
	{"build --changed in French", 1, func(h *history) { h.changed([]string{"--lang", "fr"}) }},
	{"build --changed of ports", 1, func(h *history) { h.changed([]string{"--only", "ports"}) }},
	{"printed", 4, func(h *history) { h.confirm("", "") }},
	{"printed in English", 1, func(h *history) { h.confirm("--lang", "en") }},
	{"printed loads", 1, func(h *history) { h.confirm("--only", "loads") }},
	{"printed but one", 2, func(h *history) { h.confirm("--except", h.row().id) }},
	{"interrupted", 2, func(h *history) { h.interrupted() }},
	{"a write that fails", 2, func(h *history) { h.blocked() }},
}

// step does something at random.
func (h *history) step() {
	total := 0
	for _, s := range historySteps {
		total += s.times
	}
	n := h.rng.IntN(total)
	for _, s := range historySteps {
		if n -= s.times; n < 0 {
			h.do(s.name, func() { s.do(h) })
			return
		}
	}
}

func (h *history) do(name string, f func()) {
	h.log = append(h.log, name)
	f()
	h.save()
}

// save writes the files of the game.
func (h *history) save() {
	fault := ""
	if h.broken {
		fault = "nonsense: [\n"
	}
	files := map[string]string{
		"game.yaml": fmt.Sprintf("title: {en: Ferries, fr: Bacs}\nversion: %q\nlanguages: [en, fr]\n%s", strconv.Itoa(h.version), fault) + `decks:
  - {id: boats, name: Boats, cards: boats.csv, size: mini, front: card}
  - {id: ports, name: Ports, cards: ports.csv, size: mini, front: card, back: card}
counters:
  - {id: loads, name: Loads, counters: loads.csv, size: 15mm, front: counter}
`,
		"faces/card.yaml": fmt.Sprintf(`faces:
  card:
    parts:
      - {text: "{name}", left: 5mm, right: 5mm, top: 5mm, height: 8mm, size: %dpt}
  counter:
    parts:
      - {text: "{name}", left: 1mm, right: 1mm, top: 4mm, height: 6mm, size: 8pt}
`, h.size),
	}
	for deck, rows := range h.rows {
		text := "id,name_en,name_fr,copies\n"
		for _, r := range rows {
			text += fmt.Sprintf("%s,%s,%s,%d\n", r.id, r.names["en"], r.names["fr"], r.copies)
		}
		files[deck+".csv"] = text
	}
	for name, text := range files {
		h.write(filepath.Join(h.dir, filepath.FromSlash(name)), text)
	}
}

func (h *history) write(name, text string) {
	if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
		h.Fatal(err)
	}
	if err := os.WriteFile(name, []byte(text), 0o644); err != nil {
		h.Fatal(err)
	}
}

// run runs a command line on the game and returns its exit code and JSON document.
func (h *history) run(ctx context.Context, command string, args ...string) (code int, document []byte) {
	h.save()
	var stdout, stderr bytes.Buffer
	code = run(ctx, append([]string{command, h.dir, "-o", h.out, "--json"}, args...), &stdout, &stderr)
	if code == exitFault || code == exitUsage {
		h.Fatalf("%q: %s %q exits with %d: %s", h.log, command, args, code, &stderr)
	}
	return code, stdout.Bytes()
}

// game returns the cards of the game as a request prints them.
func (h *history) game(request []string) map[string]looks {
	all := map[string]looks{"en": {}, "fr": {}}
	if slices.Contains(request, "--lang") {
		all = map[string]looks{request[1]: {}}
	}
	for set := range all {
		for deck, rows := range h.rows {
			for _, r := range rows {
				size := h.size
				if deck == "loads" {
					size = 8
				}
				if r.copies > 0 && (!slices.Contains(request, "--only") || request[1] == deck) {
					all[set][deck+"/"+r.id] = look{fmt.Sprintf("%s %dpt", r.names[set], size), r.copies}
				}
			}
		}
	}
	return all
}

// whole builds all cards of a request.
func (h *history) whole(request []string) {
	if code, _ := h.run(h.Context(), "build", request...); !h.failsAsBroken(code) {
		h.last = &sheets{whole: !slices.Contains(request, "--only"), on: h.game(request)}
	}
}

// failsAsBroken checks that a build fails if the game is broken, and only then. Then it reports true.
func (h *history) failsAsBroken(code int) bool {
	if (code == exitFound) != h.broken || code != exitFound && code != exitClean {
		h.Fatalf("%q: exit code %d, and broken is %v", h.log, code, h.broken)
	}
	return h.broken
}

// changed builds the cards of a request that differ from the last print, and compares them with the model.
func (h *history) changed(request []string) {
	code, document := h.run(h.Context(), "build", append([]string{"--changed"}, request...)...)
	if h.failsAsBroken(code) {
		return
	}
	want, made := h.expected(request)
	var report struct {
		Changes []changedCard
		Files   []built
	}
	if err := json.Unmarshal(document, &report); err != nil {
		h.Fatal(err)
	}
	got, pieces := map[string]string{}, 0
	for _, c := range report.Changes {
		got[c.Set+" "+c.Deck+"/"+c.Card] = fmt.Sprintf("%s %d", c.Kind, c.Copies)
		if c.Kind != printed.Removed && c.Kind != printed.Fewer {
			pieces += c.Copies
		}
	}
	if !reflect.DeepEqual(got, want) {
		h.Fatalf("%q:\ngot  %v\nwant %v", h.log, got, want)
	}
	if on := h.pieces(report.Files); on != pieces {
		h.Fatalf("%q: %d pieces are on the sheets, want %d", h.log, on, pieces)
	}
	h.last, h.compared = made, h.compared+1
}

// pieces counts the pieces on sheets, which must be the only ones in the output that hold changed cards.
func (h *history) pieces(files []built) (n int) {
	var names []string
	for _, f := range files {
		names = append(names, f.Path)
		if count, _, ok := strings.Cut(f.Summary, " card"); ok {
			n += h.number(count)
		} else if count, _, ok := strings.Cut(f.Summary, " counter"); ok && strings.HasSuffix(f.Path, ".pdf") {
			n += h.number(count)
		}
	}
	there, err := filepath.Glob(filepath.Join(h.out, "game", "*", "*-changed*"))
	if slices.Sort(names); err != nil || !slices.Equal(there, names) {
		h.Fatalf("%q: the output has %q, want %q", h.log, there, names)
	}
	return n
}

func (h *history) number(text string) int {
	n, err := strconv.Atoi(text)
	if err != nil {
		h.Fatal(err)
	}
	return n
}

// expected returns how the cards of a request differ from the last print, and the sheets of those.
func (h *history) expected(request []string) (changes map[string]string, made *sheets) {
	changes, made = map[string]string{}, &sheets{on: map[string]looks{}, gone: map[string]looks{}}
	for set, cards := range h.game(request) {
		made.on[set], made.gone[set] = looks{}, looks{}
		for key, now := range cards {
			switch old, ok := h.printed[set][key]; {
			case !ok:
				changes[set+" "+key] = fmt.Sprintf("new %d", now.copies)
			case old.shows != now.shows:
				changes[set+" "+key] = fmt.Sprintf("changed %d", now.copies)
			case old.copies < now.copies:
				changes[set+" "+key] = fmt.Sprintf("more %d", now.copies-old.copies)
			case old.copies > now.copies:
				changes[set+" "+key] = fmt.Sprintf("fewer %d", old.copies-now.copies)
				made.gone[set][key] = now
				continue
			default:
				continue
			}
			made.on[set][key] = now
		}
		for key, old := range h.printed[set] {
			deck, _, _ := strings.Cut(key, "/")
			if _, ok := cards[key]; !ok && (!slices.Contains(request, "--only") || request[1] == deck) {
				changes[set+" "+key] = fmt.Sprintf("removed %d", old.copies)
				made.gone[set][key] = look{old.shows, 0}
			}
		}
	}
	return changes, made
}

// confirm says that the last build is printed, as far as a flag says so.
func (h *history) confirm(flag, value string) {
	if value != "" && !h.mentions(flag, value) { // it would be a wrong command line
		return
	}
	args := []string{flag, value}
	if flag == "" {
		args = nil
	}
	code, _ := h.run(h.Context(), "printed", args...)
	if (code == exitClean) != (h.last != nil) {
		h.Fatalf("%q: exit code %d", h.log, code)
	}
	if h.last != nil {
		h.confirmed++
		h.confirmModel(flag, value)
	}
}

// mentions reports whether a card of the last build has a name.
func (h *history) mentions(flag, value string) bool {
	if h.last == nil {
		return false
	}
	for set, cards := range h.last.on {
		for key := range cards {
			if deck, id, _ := strings.Cut(key, "/"); flag == "--lang" && set == value || flag == "--only" && deck == value || flag == "--except" && id == value {
				return true
			}
		}
	}
	return false
}

// confirmModel changes what the model knows of the print.
func (h *history) confirmModel(flag, value string) {
	which := func(set, key string) bool {
		deck, id, _ := strings.Cut(key, "/")
		return flag == "" || flag == "--lang" && set == value || flag == "--only" && deck == value || flag == "--except" && id != value
	}
	for set, cards := range h.last.on {
		if h.printed[set] == nil {
			h.printed[set] = looks{}
		}
		maps.DeleteFunc(h.printed[set], func(key string, _ look) bool {
			_, on := cards[key]
			return h.last.whole && !on && which(set, key)
		})
		for key, now := range cards {
			if which(set, key) {
				h.printed[set][key] = now
			}
		}
	}
	for set, cards := range h.last.gone {
		for key, now := range cards {
			old, ok := h.printed[set][key]
			switch {
			case !ok || old.shows != now.shows || !which(set, key):
			case now.copies == 0:
				delete(h.printed[set], key)
			case now.copies < old.copies:
				h.printed[set][key] = now
			}
		}
	}
}

// fault builds the game while a file of it is broken.
func (h *history) fault() {
	h.broken = true
	h.whole(nil)
	h.changed(nil)
	h.broken = false
}

// clear removes the output, apart from the record of what has been printed.
func (h *history) clear() {
	entries, _ := os.ReadDir(filepath.Join(h.out, "game")) // there may be none yet
	for _, e := range entries {
		if e.Name() != printed.Name {
			os.RemoveAll(filepath.Join(h.out, "game", e.Name()))
		}
	}
	h.last = nil
}

// interrupted runs a command that is canceled after a moment. Either all of it happened, or nothing.
func (h *history) interrupted() {
	ctx, cancel := context.WithTimeout(h.Context(), time.Duration(h.rng.IntN(60))*time.Millisecond)
	defer cancel()
	if h.rng.IntN(3) == 0 {
		if code, _ := h.run(ctx, "printed"); code == exitClean {
			h.confirmModel("", "")
		}
		return
	}
	_, made := h.expected(nil)
	if code, _ := h.run(ctx, "build", "--changed"); code == exitClean {
		h.last = made
	}
}

// blocked runs commands whose files cannot be written, because a directory has their name.
func (h *history) blocked() {
	record := filepath.Join(h.out, "game", printed.Name)
	data, err := os.ReadFile(record)
	os.Remove(record)
	if os.MkdirAll(record, 0o755) != nil {
		h.Fatal("no directory")
	}
	if code, _ := h.run(h.Context(), "printed"); code != exitFound {
		h.Fatalf("%q: printed exits with %d", h.log, code)
	}
	if code, _ := h.run(h.Context(), "build", "--changed"); code != exitFound {
		h.Fatalf("%q: build exits with %d", h.log, code)
	}
	if os.Remove(record) != nil || err == nil && os.WriteFile(record, data, 0o644) != nil {
		h.Fatal("the record cannot be restored")
	}
}
