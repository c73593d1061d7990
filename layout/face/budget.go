package face

import (
	"path"
	"sync/atomic"
	"unicode/utf8"

	gamefiles "punchboard/carddata/source"
	"punchboard/diag"
)

// Limits on the work of composing a game in one language. They are far above any real
// game: one beyond them would take minutes and gigabytes.
const (
	MaxRepeated   = 300_000   // parts that repeats add
	MaxLetters    = 2_000_000 // characters of all texts, counted each time that they are measured or set
	MaxTextCells  = 500_000   // cells of reference tables, counted each time
	MaxLandscapes = 3_000     // different landscapes
	MaxPlanThings = 100_000   // squares of plans on which single things are drawn, counted each time
)

// work is a kind of work that is limited.
type work uint8

// The kinds of work.
const (
	repeatedParts work = iota
	letters
	tableCells
	landscapes
	planThings
	kindsOfWork
)

// limits are the limits, and how they are called in findings.
var limits = [kindsOfWork]struct {
	most       int64
	what, hint string
}{
	repeatedParts: {MaxRepeated, "the repeats of the game draw more than 300,000 parts", "shorten the lists of `each`"},
	letters:       {MaxLetters, "the texts of the game have more than 2,000,000 characters, counted on each card", "shorten the texts"},
	tableCells:    {MaxTextCells, "the reference tables of the game have more than 500,000 cells, counted on each card", "show large tables on a sheet instead of on every card"},
	landscapes:    {MaxLandscapes, "the game shows more than 3,000 different landscapes", "let `seed` have fewer values, such as \"{len(id) % 5}\""},
	planThings:    {MaxPlanThings, "the plans of the game draw stones, rocks and the like on more than 100,000 squares", "take the terrains of large areas out of the lists of `look`, so that they are flat"},
}

// budget counts the work of an engine. It is safe for concurrent use.
type budget struct {
	spent    [kindsOfWork]atomic.Int64
	exceeded atomic.Bool
}

// spend counts work; past the limit, the engine stops.
func (b *budget) spend(kind work, n int) {
	if b.spent[kind].Add(int64(n)) > limits[kind].most {
		b.exceeded.Store(true)
	}
}

// SpendCells counts cells of a reference table that are drawn.
func (e *Engine) SpendCells(n int) { e.budget.spend(tableCells, n) }

// SpendLandscape counts a landscape that is not like any before.
func (e *Engine) SpendLandscape() { e.budget.spend(landscapes, 1) }

// SpendThings counts squares of a plan on which single things are drawn.
func (e *Engine) SpendThings(squares int) { e.budget.spend(planThings, squares) }

// spendText counts the characters of a text.
func (e *Engine) spendText(text string) { e.budget.spend(letters, utf8.RuneCountInString(text)) }

// Work returns how much of each kind of limited work was done so far.
func (e *Engine) Work() []int64 {
	done := make([]int64, kindsOfWork)
	for kind := range done {
		done[kind] = e.budget.spent[kind].Load()
	}
	return done
}

// Spent counts work that an earlier engine did for the same game, as Work returned it.
func (e *Engine) Spent(earlier []int64) {
	for kind := range min(len(earlier), int(kindsOfWork)) {
		e.budget.spent[kind].Add(earlier[kind])
	}
}

// Exceeded adds the findings for limits that were exceeded, and reports whether there
// are any: then the engine has stopped, and what it has composed is incomplete.
func (e *Engine) Exceeded(found *diag.List) bool {
	at := diag.Pos{File: path.Join(e.Game.Place, "game.yaml")}
	for kind := range limits {
		if l := &limits[kind]; e.budget.spent[kind].Load() > l.most {
			found.Errorf(at, gamefiles.CodeTooMany, "%s", l.what).Hintf("%s", l.hint)
		}
	}
	over := e.pictures.Exceeded()
	if over != nil {
		found.Errorf(at, gamefiles.CodeTooMany, "%s", over.What).Hintf("%s", over.Hint)
	}
	return e.budget.exceeded.Load() || over != nil
}
