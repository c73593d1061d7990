package carddata

import (
	"fmt"
	"strings"

	"punchboard/carddata/source"
	"punchboard/carddata/values"
	"punchboard/geom"
)

// CounterLayout describes how the counters of a set are arranged on their sheets.
// Without Match and without columns, all counters are Gap apart.
type CounterLayout struct {
	Match      bool        // counters with the same ground touch and share cuts; a gutter separates the others
	Cols, Rows int         // of a die block: its counters are Gap apart, blocks are separated by a gutter; 0 for none
	Gap        geom.Length // between neighbors
	Outline    bool        // a line around each block
	Top        bool        // of the page, rather than its middle
	BackBleed  geom.Length // of the backs, in addition to the bleed of the fronts
	Group      string      // column: counters with the same value follow one another; "" for the order of the file
	Manifest   bool
}

// Blocks reports whether the counters are arranged in die blocks.
func (l *CounterLayout) Blocks() bool { return l.Cols > 0 }

// placeWords are the values of the key `place`; with the second one Top is set.
var placeWords = []string{"middle", "top"}

// counterEntry holds the positions of settings that may contradict each other.
type counterEntry struct{ gapAt, blockAt, outlineAt, noteAt, groupAt source.Node }

// maxBlock is the maximum number of columns, and of rows, of a die block.
const maxBlock = 100

// readBlock reads the key `block`, which decides which counters touch.
func readBlock(n source.Node, into *CounterLayout) {
	s, ok := n.Scalar("block")
	if !ok {
		return
	}
	cols, rows, err := ParseBlock(s)
	if err != nil {
		n.Errorf(CodeBlock, "`block`: %v", err).Hintf("write `match`, or columns x rows, such as `4x2`")
		return
	}
	into.Match, into.Cols, into.Rows = cols == 0, cols, rows
}

// ParseBlock reads a block such as "4x2", or the word match, for which it returns 0
// columns and 0 rows.
func ParseBlock(s string) (cols, rows int, err error) {
	if s = strings.TrimSpace(s); s == "match" {
		return 0, 0, nil
	}
	across, down, ok := values.CutTimes(s)
	if !ok {
		return 0, 0, fmt.Errorf("%s is neither `match` nor columns x rows", source.Quote(s))
	}
	cols, okCols := source.ParseInt(strings.TrimSpace(across))
	rows, okRows := source.ParseInt(strings.TrimSpace(down))
	switch {
	case !okCols || !okRows:
		return 0, 0, fmt.Errorf("%s is neither `match` nor columns x rows", source.Quote(s))
	case cols < 1 || rows < 1 || cols > maxBlock || rows > maxBlock:
		return 0, 0, fmt.Errorf("a block must have 1 to %d columns and rows, but has %d and %d", maxBlock, cols, rows)
	}
	return cols, rows, nil
}

// settleLayout combines the settings for the arrangement of counters, and adds findings
// where they contradict each other.
func (e *deckEntry) settleLayout() {
	lay, at := &e.deck.Counters().Lay, e.counters
	switch {
	case at.gapAt.Exists() && !at.blockAt.Exists():
		lay.Match = false
	case at.gapAt.Exists() && lay.Match:
		at.gapAt.Errorf(CodeApart, "`gap` and `block: match` contradict each other: matching counters touch").
			Hintf("remove one of them")
	}
	if at.outlineAt.Exists() && lay.Outline && !lay.Blocks() {
		at.outlineAt.Errorf(CodeApart, "`outline` needs blocks, but `block` is not set").
			Hintf("set the block size, such as `block: 4x2`")
	}
	if e.deck.Shape == Round && lay.Blocks() && lay.Gap == 0 {
		at.blockAt.Errorf(CodeApart, "round counters cannot touch inside a block, because each is punched on its own").
			Hintf("add `gap: 5mm`, or remove `block`")
	}
}

// checkBleed adds a finding if a counter is too small for its bleed.
func (e *deckEntry) checkBleed(d *Deck) {
	least := min(d.Size.W, d.Size.H)
	if reach := d.Bleed + d.Counters().Lay.BackBleed; least > 0 && reach > least/2 {
		e.at.Errorf(CodeBackBleed, "a bleed of %[2]v is too large for counters of %[1]v", d.Size, reach).
			Hintf("use `bleed: 1.5mm`, and `back_bleed: 1mm` if your printer does not align both sides exactly")
	}
}
