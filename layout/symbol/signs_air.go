package symbol

// parachute draws the canopy of airborne troops, in the lower part of the cross.
func (e *emblem) parachute() {
	const x, y, up = 0.24, 0.4, 0.17
	a, m, b := e.at(-x, y), e.at(0, y), e.at(x, y)
	e.lines.Move(a.X, a.Y)
	e.lines.Cubic(e.at(-x, y-up), e.at(0, y-up), m)
	e.lines.Cubic(e.at(0, y-up), e.at(x, y-up), b)
}

// wing draws a glider seen from the front: a straight wing over a round hull.
func (e *emblem) wing() {
	e.rule(e.at(-0.26, 0.32), e.at(0.26, 0.32))
	e.solids.Append(e.disc(0, 0.34, 0.075))
}

// gull draws the bent wing of air assault.
func (e *emblem) gull() {
	e.rule(e.at(-0.28, 0.29), e.at(-0.12, 0.29), e.at(0, 0.41), e.at(0.12, 0.29), e.at(0.28, 0.29))
}

// peak draws the mountain below the cross.
func (e *emblem) peak() { e.area(e.at(0, 0.14), e.at(0.2, 0.42), e.at(-0.2, 0.42)) }

// bowTie draws a propeller: two solid lobes.
func (e *emblem) bowTie() {
	const y = 0.2
	for _, s := range []float64{-1, 1} {
		m := e.at(0, 0)
		e.solids.Move(m.X, m.Y)
		e.solids.Cubic(e.at(s*0.12, -s*0.06), e.at(s*0.2, -s*y), e.at(s*0.36, -s*y))
		e.solids.Cubic(e.at(s*0.573, -s*y), e.at(s*0.573, s*y), e.at(s*0.36, s*y))
		e.solids.Cubic(e.at(s*0.2, s*y), e.at(s*0.12, s*0.06), m)
		e.solids.Close()
	}
}

// rotor draws the blades of a helicopter: two triangles.
func (e *emblem) rotor() {
	e.area(e.at(0, 0), e.at(0.5, -0.22), e.at(0.5, 0.22))
	e.area(e.at(0, 0), e.at(-0.5, 0.22), e.at(-0.5, -0.22))
}

// anchor draws the anchor of naval units.
func (e *emblem) anchor() {
	e.lines.Append(e.disc(0, -0.3, 0.07))
	e.rule(e.at(0, -0.23), e.at(0, 0.34))
	e.rule(e.at(-0.16, -0.12), e.at(0.16, -0.12))
	a := e.at(-0.3, 0.06)
	e.lines.Move(a.X, a.Y)
	e.lines.Cubic(e.at(-0.28, 0.24), e.at(-0.14, 0.34), e.at(0, 0.34))
	e.lines.Cubic(e.at(0.14, 0.34), e.at(0.28, 0.24), e.at(0.3, 0.06))
}

// letters draws the letters SF.
func (e *emblem) letters() {
	a := e.at(-0.09, -0.19)
	e.lines.Move(a.X, a.Y)
	e.lines.Cubic(e.at(-0.16, -0.31), e.at(-0.41, -0.29), e.at(-0.39, -0.13))
	e.lines.Cubic(e.at(-0.37, 0.04), e.at(-0.09, -0.05), e.at(-0.07, 0.13))
	e.lines.Cubic(e.at(-0.06, 0.3), e.at(-0.34, 0.31), e.at(-0.41, 0.17))
	e.rule(e.at(0.38, -0.25), e.at(0.1, -0.25), e.at(0.1, 0.26))
	e.rule(e.at(0.1, 0), e.at(0.32, 0))
}

// wall draws a battlement.
func (e *emblem) wall() {
	e.area(
		e.at(-0.42, 0.26), e.at(-0.42, -0.26), e.at(-0.22, -0.26), e.at(-0.22, -0.08),
		e.at(-0.1, -0.08), e.at(-0.1, -0.26), e.at(0.1, -0.26), e.at(0.1, -0.08),
		e.at(0.22, -0.08), e.at(0.22, -0.26), e.at(0.42, -0.26), e.at(0.42, 0.26),
	)
}

// staff draws the pole of a headquarters.
func (e *emblem) staff() {
	hx, hy := e.half()
	bottom := e.halfHeight() + e.one.Scale(staffDrop) - e.line/2
	e.lines.Move(-hx, hy.Scale(e.frame.staff))
	e.lines.Line(-hx, bottom)
}
