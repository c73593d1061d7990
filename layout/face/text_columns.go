package face

import (
	"punchboard/fonts"
	"punchboard/geom"
)

// ColumnWidth returns the width of each of n columns with gaps between them.
func ColumnWidth(width geom.Length, n int, gap geom.Length) geom.Length {
	return max(1, (width-gap*geom.Length(n-1))/geom.Length(n))
}

// columnBreaks breaks lines into columns of at most the given height, and returns the
// index of the first line of each; ok is false if they need more than n.
func columnBreaks(lines []fonts.Line, n int, height geom.Length) (starts []int, ok bool) {
	for i := range lines {
		if len(starts) == 0 || lineFoot(&lines[i])-lineHead(&lines[starts[len(starts)-1]]) > height {
			starts = append(starts, i)
		}
	}
	return starts, len(starts) <= n
}

// lineHead and lineFoot return the upper and the lower edge of a line in its block.
func lineHead(l *fonts.Line) geom.Length { return l.Baseline - l.Ascent }
func lineFoot(l *fonts.Line) geom.Length { return l.Baseline + l.Descent }

// balance returns the smallest height at which n columns hold the lines, found by
// bisection.
func balance(lines []fonts.Line, n int) geom.Length {
	if len(lines) == 0 {
		return 0
	}
	lo, hi := geom.Length(0), lineFoot(&lines[len(lines)-1])-lineHead(&lines[0])
	for hi-lo > 1 {
		mid := (lo + hi) / 2
		if _, ok := columnBreaks(lines, n, mid); ok && tallest(lines) <= mid {
			hi = mid
		} else {
			lo = mid
		}
	}
	return hi
}

// tallest returns the height of the tallest line.
func tallest(lines []fonts.Line) (most geom.Length) {
	for i := range lines {
		most = max(most, lines[i].Ascent+lines[i].Descent)
	}
	return most
}

// setColumns sets a text in columns of equal height.
func (ts *typesetter) setColumns(w *Text, box geom.Rect, gap geom.Length) {
	n := w.columns
	width := ColumnWidth(box.W, n, gap)
	block, scale := ts.fittedColumns(w, box, width)
	if len(block.Lines) == 0 {
		return
	}
	height := balance(block.Lines, n)
	ts.checkColumns(w, &block, scale, geom.Rect{W: width, H: box.H}, height)
	starts, _ := columnBreaks(block.Lines, n, height)
	top := ts.columnsTop(w, box, height)
	for i, from := range starts {
		to := len(block.Lines)
		if i+1 < len(starts) {
			to = starts[i+1]
		}
		col := geom.Rect{X: box.X + geom.Length(i)*(width+gap), Y: box.Y, W: width, H: box.H}
		ts.place(w, block.Lines[from:to], col, geom.Pt2(col.X, top-lineHead(&block.Lines[from])))
	}
}

// checkColumns reports columns that do not fit in their boxes.
func (ts *typesetter) checkColumns(w *Text, b *fonts.Block, scale float64, box geom.Rect, height geom.Length) {
	switch {
	case b.Overfull > Tolerance:
		ts.tooWide(w, b, scale, box)
	case height > box.H+Tolerance:
		ts.tooHigh(w, b, scale, box, height)
	default:
		ts.CheckSize(w, scale)
	}
	ts.CheckGlyphs(w, b)
}

// columnsTop returns the vertical position of columns of a height in their box.
func (ts *typesetter) columnsTop(w *Text, box geom.Rect, height geom.Length) geom.Length {
	free := box.H - height
	switch w.Style.Valign {
	case "bottom":
		return box.Y + free
	case "middle":
		return box.Y + free/2
	}
	return box.Y
}

// fittedColumns reduces the text in steps of a quarter point until its columns fit.
func (ts *typesetter) fittedColumns(w *Text, box geom.Rect, width geom.Length) (fonts.Block, float64) {
	least := w.LeastScale()
	for size := w.Style.Size; ; size -= geom.PT / 4 {
		scale := max(least, float64(size)/float64(w.Style.Size))
		b, _, _ := ts.shaper.Fit(Scaled(w.Spans, scale), w.Setting(width), box.H*geom.Length(w.columns), 1)
		if scale <= least || balance(b.Lines, w.columns) <= box.H && b.Overfull == 0 {
			return b, scale
		}
	}
}

// Scaled returns copies of spans with their sizes scaled.
func Scaled(spans []fonts.Span, scale float64) []fonts.Span {
	if scale == 1 {
		return spans
	}
	out := make([]fonts.Span, len(spans))
	for i, s := range spans {
		s.Size, s.Tracking, s.Rise = s.Size.Scale(scale), s.Tracking.Scale(scale), s.Rise.Scale(scale)
		if s.Box != nil {
			s.Box = &fonts.Box{Width: s.Box.Width.Scale(scale), Height: s.Box.Height.Scale(scale), Depth: s.Box.Depth.Scale(scale)}
		}
		out[i] = s
	}
	return out
}
