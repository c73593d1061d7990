package face

import facedata "punchboard/carddata/face"

// use is a part of the library, with the values that one use passes to it.
type use struct {
	parts  []*part
	given  []facedata.Entry
	common map[string]any // the values, if none depends on the card
}

func (c *Compiler) use(src *facedata.Part) *use {
	u := &use{}
	if v := src.Get("with"); v != nil {
		u.given = v.Map
		c.DependsOnCard = c.DependsOnCard || v.Card()
		if !v.Card() {
			u.common = u.values(c.Painter)
		}
	}
	u.parts = c.parts(src.Children)
	return u
}

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
