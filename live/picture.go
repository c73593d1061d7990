package live

import (
	"encoding/hex"
	"io"

	"punchboard/geom"
	"punchboard/layout/face"
	"punchboard/render/svg"
	"punchboard/scene"
)

// picture is a face or a page that the page can ask for.
type picture struct {
	box   geom.Rect
	marks []scene.Mark
	lang  string
	parts []Part // of a face
}

// write writes the picture as SVG.
func (p *picture) write(w io.Writer) error {
	return svg.Write(w, p.box, p.marks, svg.Options{Lang: p.lang})
}

// piece returns the picture as a piece with bleed.
func (p *picture) piece() *scene.Piece {
	bleed := -p.box.X
	return &scene.Piece{Size: p.box.Inset(bleed).Size(), Bleed: bleed, Marks: p.marks}
}

// boxOf returns a rectangle in millimeters.
func boxOf(r geom.Rect) Box { return Box{r.X.MM(), r.Y.MM(), r.W.MM(), r.H.MM()} }

// partsOf lists the parts of a face.
func partsOf(spots []face.Spot) []Part {
	parts := make([]Part, len(spots))
	for i, s := range spots {
		parts[i] = Part{s.Part.Kind.Name, s.Part.Name, s.Part.Pos.String(), boxOf(s.Box)}
	}
	return parts
}

// gallery makes pictures and their keys. A key is a hash of all that can be seen, so that
// a browser may keep the picture of a key forever.
type gallery struct {
	digests   *scene.Digester
	used      int
	now, last map[*scene.Piece]shownFace // faces of this build, and of the last complete one
}

// shownFace is the picture of a face with its key.
type shownFace struct {
	key string
	*picture
}

// renew forgets the fonts of games from time to time: they are read anew for each build.
func (g *gallery) renew() {
	if g.used++; g.digests == nil || g.used%32 == 0 {
		g.digests = scene.NewDigester()
	}
	g.now = map[*scene.Piece]shownFace{}
}

// face returns the picture of a piece, with its bleed and its parts. A face that was not
// composed again keeps its picture.
func (g *gallery) face(p *scene.Piece, lang string, spots []face.Spot) (string, *picture) {
	f, ok := g.now[p]
	if !ok {
		f, ok = g.last[p]
	}
	if !ok {
		f.key, f.picture = g.picture(p.Size.R().Inset(-p.Bleed), p.Marks, lang)
		f.parts = partsOf(spots)
	}
	g.now[p] = f
	return f.key, f.picture
}

// complete forgets the faces that the build that is complete does not show.
func (g *gallery) complete() { g.last, g.now = g.now, map[*scene.Piece]shownFace{} }

// page returns the picture of a page.
func (g *gallery) page(p *scene.Page, lang string) (string, *picture) {
	return g.picture(p.Size.R(), p.Marks, lang)
}

// keyBytes is how much of a hash makes a key: enough that no two pictures share one.
const keyBytes = 16

func (g *gallery) picture(box geom.Rect, marks []scene.Mark, lang string) (string, *picture) {
	sum := g.digests.Digest(&scene.Document{Language: lang, Pages: []scene.Page{{Size: box.Size(), Bleed: box, Marks: marks}}})
	return hex.EncodeToString(sum[:keyBytes]), &picture{box: box, marks: marks, lang: lang}
}
