package face

import facedata "punchboard/carddata/face"

// use is a part of the library, with the values that one use passes to it.
type use struct {
	parts  []*part
	given  []facedata.Entry
	common map[string]any // the values, if none depends on the card
}

// use compiles a part of the library for one use. What depends on nothing but values that are
// the same for all cards is the same for all cards too.
func (c *Compiler) use(src *facedata.Part) *use {
	u := &use{}
	fixed, vars := c.fixed, c.scope.Vars
	if v := src.Get("with"); v != nil {
		u.given = v.Map
		if v.Varies(fixed) {
			c.DependsOnCard = true
		} else {
			u.common = u.values(c.Painter)
		}
	}
	c.fixed, c.scope.Vars = without(u.common, namesOfRepeats...), u.common
	u.parts = c.parts(src.Children)
	c.fixed, c.scope.Vars = fixed, vars
	return u
}

// namesOfRepeats are the names whose value differs from one item of a repeat, row of a table or
// space of a track to the next.
var namesOfRepeats = []string{"index", "row", "n"}

// values evaluates the values of the use.
func (u *use) values(p *Painter) map[string]any {
	if u.common != nil {
		return u.common
	}
	vars := make(map[string]any, len(u.given))
	for _, e := range u.given {
		v, err := e.Val.Raw(&p.scope)
		p.ReportError(err)
		vars[e.Key] = v
	}
	return vars
}
