package live

import (
	"punchboard/geom"
	"punchboard/playtest/report"
	"punchboard/scene"
)

// Verdict is what the last games that were played in the background show.
type Verdict struct {
	Is    string                `json:"is"`            // "idle", "playing", "done", or "nothing" if the game cannot be played
	Build int                   `json:"build"`         // the build whose rows are played
	Stale bool                  `json:"stale"`         // the results are those of rows from before
	Why   string                `json:"why,omitempty"` // why nothing is played
	In    map[string]*VerdictIn `json:"in,omitempty"`  // the results, by language
	pics  map[string]*picture
	rows  uint64 // hash of the rules and rows behind the results
}

// VerdictIn is a verdict in words of a language.
type VerdictIn struct {
	Level    string         `json:"level"`
	Headline string         `json:"headline"`
	Tally    string         `json:"tally"`
	Lines    []VerdictLine  `json:"lines"` // the gravest first
	Charts   []VerdictChart `json:"charts"`
	Caveat   string         `json:"caveat"`
}

// VerdictLine is one judgment, with its figure and interval.
type VerdictLine struct {
	Level string `json:"level"`
	Text  string `json:"text"`
	Note  string `json:"note,omitempty"`
	Proof string `json:"proof"`
}

// VerdictChart is a chart with the key of its picture. Lengths are in millimeters.
type VerdictChart struct {
	Title   string  `json:"title"`
	Note    string  `json:"note"`
	Picture string  `json:"picture"`
	Width   float64 `json:"width"`
	Height  float64 `json:"height"`
}

// tell adds a page of results in its language.
func (v *Verdict) tell(page *report.Page) {
	told := &VerdictIn{Level: page.Verdict().String(), Headline: page.Headline(), Tally: page.Tally(), Caveat: page.Caveat(), Lines: []VerdictLine{}}
	for _, l := range page.Lines() {
		told.Lines = append(told.Lines, VerdictLine{l.Level.String(), l.Text, l.Note, l.Proof})
	}
	g := gallery{digests: scene.NewDigester()}
	for _, c := range page.Charts() {
		size := chartSize(&c)
		key, made := g.picture(size.R(), c.Marks(page.Lang, size), page.Lang)
		v.pics[key] = made
		told.Charts = append(told.Charts, VerdictChart{c.Title, c.Note, key, size.W.MM(), size.H.MM()})
	}
	v.In[page.Lang] = told
}

// chartSize returns the size of a chart, as on paper.
func chartSize(c *report.Chart) geom.Size {
	size := geom.Size{W: 80 * geom.MM, H: 48 * geom.MM}
	if c.Tall {
		size.H *= 2
	}
	return size
}
