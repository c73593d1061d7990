package carddata

import (
	"fmt"
	"strings"

	"punchboard/carddata/source"
	"punchboard/carddata/values"
	"punchboard/geom"
)

// CounterLayout says how the counters of a set lie on their sheets. Without Match and
// without columns they lie Gap apart, all of them.
type CounterLayout struct {
	Match      bool        // those of one ground touch and share cuts; others are parted by a gutter
	Cols, Rows int         // of a die block: its counters lie Gap apart, blocks by a gutter; 0 for none
	Gap        geom.Length // between neighbors
	Outline    bool        // a line around each block
	BackBleed  geom.Length // of the backs, beyond the bleed of the fronts
	Manifest   bool
}

// Blocks reports whether the counters lie in die blocks.
func (l *CounterLayout) Blocks() bool { return l.Cols > 0 }

// counterEntry is where a set says what may contradict something else.
type counterEntry struct{ gapAt, blockAt, outlineAt source.Node }

// maxBlock is the most columns and the most rows of a die block.
const maxBlock = 100

// readBlock reads which counters touch.
func readBlock(n source.Node, into *CounterLayout) {
	s, ok := n.Scalar("block")
	if !ok {
		return
	}
	cols, rows, err := ParseBlock(s)
	if err != nil {
		n.Errorf(CodeBlock, "`block`: %v", err).Hintf("write `match`, or columns and rows as in `4x2`")
		return
	}
	into.Match, into.Cols, into.Rows = cols == 0, cols, rows
}

// ParseBlock reads a block as in "4x2", or the word match: then columns and
// rows are 0.
func ParseBlock(s string) (cols, rows int, err error) {
	if s = strings.TrimSpace(s); s == "match" {
		return 0, 0, nil
	}
	across, down, ok := values.CutTimes(s)
	if !ok {
		return 0, 0, fmt.Errorf("%s is neither `match` nor columns and rows", source.Quote(s))
	}
	cols, okCols := source.ParseInt(strings.TrimSpace(across))
	rows, okRows := source.ParseInt(strings.TrimSpace(down))
	switch {
	case !okCols || !okRows:
		return 0, 0, fmt.Errorf("%s is neither `match` nor columns and rows", source.Quote(s))
	case cols < 1 || rows < 1 || cols > maxBlock || rows > maxBlock:
		return 0, 0, fmt.Errorf("a block has 1 to %d columns and rows, not %d and %d", maxBlock, cols, rows)
	}
	return cols, rows, nil
}

// settleLayout makes one thing of what a set says about where its counters lie, and
// adds findings where that contradicts itself.
func (e *deckEntry) settleLayout() {
	lay, at := &e.deck.Counters().Lay, e.counters
	switch {
	case at.gapAt.Exists() && !at.blockAt.Exists():
		lay.Match = false
	case at.gapAt.Exists() && lay.Match:
		at.gapAt.Errorf(CodeApart, "`gap` and `block: match` contradict each other: matching counters touch").
			Hintf("leave one of them out")
	}
	if at.outlineAt.Exists() && lay.Outline && !lay.Blocks() {
		at.outlineAt.Errorf(CodeApart, "`outline` is drawn around blocks, and there are none").
			Hintf("say how large they are: `block: 4x2`")
	}
	if e.deck.Shape == Round && lay.Blocks() && lay.Gap == 0 {
		at.blockAt.Errorf(CodeApart, "round counters cannot touch inside a block: each is punched on its own").
			Hintf("add `gap: 5mm`, or leave out `block`")
	}
}

// checkBleed adds a finding when a cut is smaller than its bleed.
func (e *deckEntry) checkBleed(d *Deck) {
	least := min(d.Size.W, d.Size.H)
	if reach := d.Bleed + d.Counters().Lay.BackBleed; least > 0 && reach > least/2 {
		e.at.Errorf(CodeBackBleed, "counters of %v cannot have a bleed of %v", d.Size, reach).
			Hintf("1.5mm is usual, and `back_bleed: 1mm` for printers that drift")
	}
}
