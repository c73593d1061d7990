package pdf

import (
	"cmp"
	"errors"
	"fmt"
	"maps"
	"strconv"

	"punchboard/geom"
	"punchboard/render/pdf/canon"
	"punchboard/scene"
)

// finish says in the file what gofpdf could not say, and unsays what it should
// not have said.
func (j *job) finish(file *canon.File, pages []*content) error {
	dicts := file.Pages()
	if len(dicts) != len(pages) {
		return fmt.Errorf("gofpdf wrote %d pages of %d", len(dicts), len(pages))
	}
	for i, d := range dicts {
		j.finishBoxes(d, &j.doc.Pages[i])
		finishGroup(d, pages[i])
		for k, link := range file.Array(d["Annots"]) {
			file.Array(d["Annots"])[k] = file.Add(link) // viewers want to point to it
		}
	}
	delete(file.Dict(file.Catalog()["Pages"]), "MediaBox")
	if err := j.finishResources(file, file.Dict(dicts[0]["Resources"])); err != nil {
		return err
	}
	j.finishInfo(file.Dict(file.Info))
	j.finishCatalog(file)
	return nil
}

// finishBoxes gives a page its boxes, measured from below: the sheet, where it
// is cut, and how far the drawing reaches beyond the cut. gofpdf rounds them to
// hundredths of a point, and A4 would come out 2 µm too wide.
func (j *job) finishBoxes(page canon.Dict, p *scene.Page) {
	sheet := p.Size.R()
	page["MediaBox"] = pageBox(p, sheet)
	page["TrimBox"] = pageBox(p, cmp.Or(p.Trim, sheet))
	page["BleedBox"] = pageBox(p, cmp.Or(p.Bleed, sheet))
}

func pageBox(p *scene.Page, r geom.Rect) canon.Array {
	box := make(canon.Array, 4)
	for i, v := range []geom.Length{r.X, p.Size.H - r.Bottom(), r.Right(), p.Size.H - r.Y} {
		box[i] = canon.Number(appendPt(nil, v, 5))
	}
	return box
}

// finishGroup says in which colours what is transparent blends. Without
// anything transparent a group would only make printers turn black ink into
// four.
func finishGroup(page canon.Dict, c *content) {
	delete(page, "Group")
	if !c.blended {
		return
	}
	space := canon.Name("DeviceRGB")
	if c.inked {
		space = "DeviceCMYK"
	}
	page["Group"] = canon.Dict{"Type": canon.Name("Group"), "S": canon.Name("Transparency"), "CS": space}
}

func (j *job) finishResources(file *canon.File, res canon.Dict) error {
	delete(res, "ProcSet") // of use to nobody since PDF 1.4
	if err := j.finishFonts(file, res); err != nil {
		return err
	}
	if err := j.finishImages(file, file.Dict(res["XObject"])); err != nil {
		return err
	}
	put(res, "ExtGState", "GS", j.alphas)
	put(res, "Shading", "Sh", j.shadings)
	put(res, "Pattern", "P", j.patterns)
	for _, kind := range res.Keys() {
		if d := file.Dict(res[kind]); d != nil && len(d) == 0 {
			delete(res, kind)
		}
	}
	return nil
}

// put adds a kind of resource under numbered names.
func put(res canon.Dict, kind canon.Name, prefix string, r registry) {
	d := canon.Dict{}
	for i, v := range r.dicts {
		d[canon.Name(prefix+strconv.Itoa(i))] = v
	}
	res[kind] = d
}

// finishFonts gives the fonts the names by which streams call them, leaves
// their codes to the font file, and says which characters the codes are.
func (j *job) finishFonts(file *canon.File, res canon.Dict) error {
	byName := map[canon.Object]canon.Object{}
	old := file.Dict(res["Font"])
	for _, key := range old.Keys() {
		byName[file.Dict(old[key])["BaseFont"]] = old[key]
	}
	fonts := canon.Dict{}
	for _, s := range j.subsets {
		ref := byName[canon.Name(s.name)]
		d := file.Dict(ref)
		if d == nil {
			return errors.New("gofpdf lost font " + s.name)
		}
		delete(d, "Encoding")
		if d["ToUnicode"] == nil {
			d["ToUnicode"] = file.Add(&canon.Stream{Dict: canon.Dict{}, Data: s.toUnicode()})
		}
		fonts[canon.Name("F"+strconv.Itoa(s.number))] = ref
	}
	res["Font"] = fonts
	return nil
}

// finishImages gives the pictures the names by which streams call them, and
// lays their masks over them.
func (j *job) finishImages(file *canon.File, xobjects canon.Dict) error {
	named := canon.Dict{}
	for _, pic := range j.images {
		name := imageName(pic.number)
		ref := xobjects[canon.Name(j.resources[name])]
		stream, ok := file.Get(ref).(*canon.Stream)
		if !ok {
			return errors.New("gofpdf lost picture " + name)
		}
		if pic.mask != nil {
			mask := xobjects[canon.Name(j.resources[maskName(pic.number)])]
			ref = file.Add(masked(stream, mask))
		}
		named[canon.Name(name)] = ref
	}
	for _, n := range j.resources {
		delete(xobjects, canon.Name(n))
	}
	for name, ref := range named {
		xobjects[name] = ref
	}
	return nil
}

// masked gives a picture seen through a mask. It is a copy: gofpdf makes one
// object of two pictures that differ in their masks alone.
func masked(s *canon.Stream, mask canon.Object) *canon.Stream {
	d := maps.Clone(s.Dict)
	d["SMask"] = mask
	return &canon.Stream{Dict: d, Data: s.Data}
}

func (j *job) finishInfo(info canon.Dict) {
	date := canon.String(j.opt.Date.Format("D:20060102150405+00'00'"))
	info["CreationDate"], info["ModDate"] = date, date
}

// openOutline says how many lines each item of the outline shows below itself,
// all of it open, and gives their number. gofpdf says none, which is wrong for
// an item that has any (ISO 32000-1, table 153).
func openOutline(file *canon.File, item canon.Dict) (lines int) {
	delete(item, "Count")
	for child := file.Dict(item["First"]); child != nil; child = file.Dict(child["Next"]) {
		lines += 1 + openOutline(file, child)
	}
	if lines > 0 {
		item["Count"] = canon.Int(lines)
	}
	return lines
}

// duplexNames are what a printer is told (ISO 32000-1, table 150).
var duplexNames = map[scene.Duplex]canon.Name{
	scene.Simplex: "Simplex", scene.LongEdge: "DuplexFlipLongEdge", scene.ShortEdge: "DuplexFlipShortEdge",
}

// finishCatalog tells viewers the language and the title, and printers not to
// scale and how to turn the sheet.
func (j *job) finishCatalog(file *canon.File) {
	cat := file.Catalog()
	openOutline(file, file.Dict(cat["Outlines"]))
	delete(cat, "Names") // it lists no files
	if j.doc.Language != "" {
		cat["Lang"] = canon.Text(j.doc.Language)
	}
	cat["ViewerPreferences"] = canon.Dict{
		"PrintScaling": canon.Name("None"), "DisplayDocTitle": true, "Duplex": duplexNames[j.doc.Duplex],
	}
	cat["Metadata"] = file.Add(&canon.Stream{
		Dict: canon.Dict{"Type": canon.Name("Metadata"), "Subtype": canon.Name("XML")},
		Data: j.xmp(),
	})
}
