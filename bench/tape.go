package bench

import (
	"encoding/binary"
	"fmt"
	"math"
)

// Op is one step on a Tape. The comment says what follows it: lengths are in
// EMU (12,700 to the point), from the upper left corner of the page.
type Op byte

// The steps of a tape.
const (
	OpPage   Op = iota + 1 // width, height: a new page
	OpMove                 // x, y
	OpLine                 // x, y
	OpCubic                // x, y of two control points and of the end
	OpClose                //
	OpFill                 // red, green, blue
	OpStroke               // red, green, blue, width
	OpDash                 // count, lengths
	OpPaint                // a Style: paints the path at hand
	OpClip                 // clips to the path at hand
	OpPush                 // keeps the graphics state
	OpPop                  // brings it back
	OpAlpha                // opacity
	OpHalo                 // 1: letters are stroked; 0: they are filled
	OpText                 // font, size, x, y, degrees clockwise, words
	OpSymbol               // number, width, height: what follows is drawn at every place
	OpEnd                  // of the symbol
	OpPlace                // number, x, y of the upper left corner, width, height, degrees clockwise
)

// Style says how a path is painted.
type Style int64

// The styles of OpPaint; they may be added.
const (
	Filled  Style = 1
	Stroked Style = 2
	EvenOdd Style = 4
)

// Tape holds the marks of one file as a program without any framework would
// draw them: flat, in absolute places, with its fonts by number. Reading one
// costs next to nothing beside drawing it, so that a program that plays a tape
// is timed for the drawing.
type Tape struct {
	Data []byte
	at   int
}

// Put records a step with its whole numbers.
func (t *Tape) Put(op Op, args ...int64) {
	t.Data = append(t.Data, byte(op))
	t.PutMore(args...)
}

// PutMore adds whole numbers to the step at hand.
func (t *Tape) PutMore(args ...int64) {
	for _, a := range args {
		t.Data = binary.AppendVarint(t.Data, a)
	}
}

// PutFloat adds a number to the step at hand.
func (t *Tape) PutFloat(f float64) {
	t.Data = binary.LittleEndian.AppendUint64(t.Data, math.Float64bits(f))
}

// PutWords adds words to the step at hand.
func (t *Tape) PutWords(s string) {
	t.Data = append(binary.AppendVarint(t.Data, int64(len(s))), s...)
}

// More reports whether steps are left to be read.
func (t *Tape) More() bool { return t.at < len(t.Data) }

// Op reads the next step.
func (t *Tape) Op() Op {
	op := Op(t.Data[t.at])
	t.at++
	return op
}

// Int reads a whole number of the step at hand.
func (t *Tape) Int() int64 {
	v, n := binary.Varint(t.Data[t.at:])
	if n <= 0 {
		panic(fmt.Sprintf("bench: no number at byte %d of the tape", t.at))
	}
	t.at += n
	return v
}

// Pt reads a length, in points.
func (t *Tape) Pt() float64 { return float64(t.Int()) / 12700 }

// Float reads what PutFloat wrote.
func (t *Tape) Float() float64 {
	f := math.Float64frombits(binary.LittleEndian.Uint64(t.Data[t.at:]))
	t.at += 8
	return f
}

// Words reads what PutWords wrote.
func (t *Tape) Words() string {
	n := int(t.Int())
	s := string(t.Data[t.at : t.at+n])
	t.at += n
	return s
}
