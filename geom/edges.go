package geom

// Edges are distances from the edges of a page.
type Edges struct{ Left, Top, Right, Bottom Length }

// Of returns what they leave of a box.
func (e Edges) Of(r Rect) Rect {
	return Rect{r.X + e.Left, r.Y + e.Top, r.W - e.Left - e.Right, r.H - e.Top - e.Bottom}
}

// Between returns the distances of a box from the edges of a page.
func Between(page Size, r Rect) Edges {
	return Edges{Left: r.X, Top: r.Y, Right: page.W - r.Right(), Bottom: page.H - r.Bottom()}
}

// Landscape returns the edges of a portrait page as those of a landscape page that is turned
// onto it, a quarter turn to the left.
func (e Edges) Landscape() Edges {
	return Edges{Left: e.Bottom, Top: e.Left, Right: e.Top, Bottom: e.Right}
}

// Max returns the larger distance from each edge.
func (e Edges) Max(f Edges) Edges {
	return Edges{max(e.Left, f.Left), max(e.Top, f.Top), max(e.Right, f.Right), max(e.Bottom, f.Bottom)}
}
