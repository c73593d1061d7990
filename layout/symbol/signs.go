package symbol

import "punchboard/geom"

// emblemSigns draw the kinds of units. A new kind needs a line here and one in the
// table of package carddata/face.
var emblemSigns = map[string][]func(*emblem){
	"none":                     nil,
	"hq":                       nil, // only the staff
	"infantry":                 {(*emblem).cross},
	"motorized":                {(*emblem).cross, (*emblem).upright},
	"mechanized":               {(*emblem).cross, (*emblem).track},
	"airborne":                 {(*emblem).cross, (*emblem).parachute},
	"glider":                   {(*emblem).cross, (*emblem).wing},
	"air-assault":              {(*emblem).cross, (*emblem).gull},
	"mountain":                 {(*emblem).cross, (*emblem).peak},
	"machine-gun":              {(*emblem).gunArrow},
	"armor":                    {(*emblem).track},
	"anti-tank":                {(*emblem).chevron},
	"tank-destroyer":           {(*emblem).chevron, (*emblem).track},
	"artillery":                {(*emblem).ball},
	"self-propelled-artillery": {(*emblem).track, (*emblem).smallBall},
	"rocket":                   {(*emblem).rocketSign},
	"mortar":                   {(*emblem).mortarArrow},
	"anti-air":                 {(*emblem).dome},
	"recon":                    {(*emblem).slash},
	"armored-recon":            {(*emblem).slash, (*emblem).track},
	"engineer":                 {(*emblem).comb},
	"armored-engineer":         {(*emblem).track, (*emblem).smallComb},
	"bridge":                   {(*emblem).span},
	"signal":                   {(*emblem).bolt},
	"supply":                   {(*emblem).foot},
	"transport":                {(*emblem).wheel},
	"medical":                  {(*emblem).upright, (*emblem).level},
	"special-forces":           {(*emblem).letters},
	"fortress":                 {(*emblem).wall},
	"air":                      {(*emblem).bowTie},
	"helicopter":               {(*emblem).rotor},
	"naval":                    {(*emblem).anchor},
}

// cross draws the two crossed bandoliers of infantry.
func (e *emblem) cross() {
	c := e.frame.corner
	e.slash()
	e.rule(e.on(-c, -c), e.on(c, c))
}

// slash draws the single bandolier of cavalry.
func (e *emblem) slash() {
	c := e.frame.corner
	e.rule(e.on(-c, c), e.on(c, -c))
}

func (e *emblem) upright() { e.rule(e.on(0, -1), e.on(0, 1)) }

func (e *emblem) level() { e.rule(e.on(-1, 0), e.on(1, 0)) }

// foot draws a line across the lower part of the frame, from edge to edge.
func (e *emblem) foot() {
	const y = 0.5
	x := e.frame.half(y)
	e.rule(e.on(-x, y), e.on(x, y))
}

// track draws the oval of a tank's track.
func (e *emblem) track() {
	e.lines.Append(e.oval(0.52, 0.24))
}

// oval returns a horizontal oval with semicircular ends.
func (e *emblem) oval(x, y float64) geom.Path {
	a, b := e.at(-x, -y), e.at(x, y)
	return geom.RoundRectPath(geom.Rect{X: a.X, Y: a.Y, W: b.X - a.X, H: b.Y - a.Y}, geom.AllCorners(b.Y))
}

// chevron draws the arrowhead of anti-tank units.
func (e *emblem) chevron() {
	x, y := e.frame.foot[0], e.frame.foot[1]
	e.rule(e.on(-x, y), e.on(0, -1), e.on(x, y))
}

// ball draws the cannon ball of artillery.
func (e *emblem) ball() { e.solids.Append(e.disc(0, 0, 0.18)) }

func (e *emblem) smallBall() { e.solids.Append(e.disc(0, 0, 0.12)) }

func (e *emblem) rocketSign() {
	e.solids.Append(e.disc(0, 0.22, 0.16))
	e.rule(e.at(-0.22, -0.16), e.at(0, -0.36), e.at(0.22, -0.16))
	e.rule(e.at(-0.22, 0.02), e.at(0, -0.18), e.at(0.22, 0.02))
}

// arrow draws an arrow pointing up from a height.
func (e *emblem) arrow(from float64) {
	e.rule(e.at(0, from), e.at(0, -0.36))
	e.rule(e.at(-0.17, -0.18), e.at(0, -0.36), e.at(0.17, -0.18))
}

func (e *emblem) gunArrow() {
	e.arrow(0.34)
	e.rule(e.at(-0.2, 0.34), e.at(0.2, 0.34))
}

func (e *emblem) mortarArrow() {
	e.arrow(0.14)
	e.lines.Append(e.disc(0, 0.25, 0.11))
}

// dome draws the dome of air defense, above the bottom of the frame.
func (e *emblem) dome() {
	x, y := e.frame.foot[0], e.frame.foot[1]
	a, b := e.on(-x, y), e.on(x, y)
	top := e.one.Scale(0.55 * e.frame.core)
	e.lines.Move(a.X, a.Y)
	e.lines.Cubic(geom.Pt2(a.X, a.Y-top), geom.Pt2(b.X, b.Y-top), b)
}

// comb draws the bridge of the engineers: three piers.
func (e *emblem) comb() { e.piers(0.42, -0.2, 0.24) }

func (e *emblem) smallComb() { e.piers(0.26, -0.1, 0.12) }

func (e *emblem) piers(x, top, bottom float64) {
	e.rule(e.at(-x, bottom), e.at(-x, top), e.at(x, top), e.at(x, bottom))
	e.rule(e.at(0, top), e.at(0, bottom))
}

// span draws a bridge seen from above.
func (e *emblem) span() {
	for _, s := range []float64{-1, 1} {
		e.rule(e.at(-0.46, s*0.3), e.at(-0.3, s*0.14), e.at(0.3, s*0.14), e.at(0.46, s*0.3))
	}
}

// bolt draws the lightning of signal units.
func (e *emblem) bolt() {
	c := e.frame.corner
	e.rule(e.on(-c, -c), e.at(0.08, 0.16), e.at(-0.08, -0.16), e.on(c, c))
}

// wheel draws a wheel with six spokes, few enough to be visible at the size of a
// counter.
func (e *emblem) wheel() {
	const r, x, y = 0.34, 0.34 * 0.866, 0.34 * 0.5
	e.lines.Append(e.disc(0, 0, r))
	e.rule(e.at(0, -r), e.at(0, r))
	e.rule(e.at(-x, -y), e.at(x, y))
	e.rule(e.at(-x, y), e.at(x, -y))
}
