package bench

import (
	"encoding/binary"
	"fmt"
	"math"
)

// Op is one step on a Tape. The comment lists its arguments: lengths are in EMU
// (12,700 per point), from the upper left corner of the page.
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
	OpPaint                // a Style: paints the current path
	OpClip                 // clips to the current path
	OpPush                 // saves the graphics state
	OpPop                  // restores it
	OpAlpha                // opacity
	OpHalo                 // 1: letters are stroked; 0: they are filled
	OpText                 // font, size, x, y, degrees clockwise, words
	OpSymbol               // number, width, height: the following steps define it
	OpEnd                  // of the symbol
	OpPlace                // number, x, y of the upper left corner, width, height, degrees clockwise
)

// Style is how a path is painted.
type Style int64

// The styles of OpPaint, which can be added.
const (
	Filled  Style = 1
	Stroked Style = 2
	EvenOdd Style = 4
)

// Tape holds the marks of one file as a program without any framework would
// draw them: flat, in absolute positions, with its fonts by number. Reading one
// costs next to nothing compared with drawing it, so that timing a program that
// plays a tape measures the drawing.
type Tape struct {
	Data []byte
	at   int
}

// Put records a step with its integers.
func (t *Tape) Put(op Op, args ...int64) {
	t.Data = append(t.Data, byte(op))
	t.PutMore(args...)
}

// PutMore adds integers to the current step.
func (t *Tape) PutMore(args ...int64) {
	for _, a := range args {
		t.Data = binary.AppendVarint(t.Data, a)
	}
}

// PutFloat adds a number to the current step.
func (t *Tape) PutFloat(f float64) {
	t.Data = binary.LittleEndian.AppendUint64(t.Data, math.Float64bits(f))
}

// PutWords adds a string to the current step.
func (t *Tape) PutWords(s string) {
	t.Data = append(binary.AppendVarint(t.Data, int64(len(s))), s...)
}

// More reports whether steps are left.
func (t *Tape) More() bool { return t.at < len(t.Data) }

// Op reads the next step.
func (t *Tape) Op() Op {
	op := Op(t.Data[t.at])
	t.at++
	return op
}

// Int reads an integer of the current step.
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

// Float reads a number written by PutFloat.
func (t *Tape) Float() float64 {
	f := math.Float64frombits(binary.LittleEndian.Uint64(t.Data[t.at:]))
	t.at += 8
	return f
}

// Words reads a string written by PutWords.
func (t *Tape) Words() string {
	n := int(t.Int())
	s := string(t.Data[t.at : t.at+n])
	t.at += n
	return s
}
