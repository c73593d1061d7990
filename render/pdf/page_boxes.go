package pdf

import (
	"cmp"
	"fmt"

	"punchboard/geom"
	"punchboard/render/pdf/canon"
	"punchboard/scene"
)

// finish says in the file what gofpdf could not say, and unsays what it should
// not have said.
func (d *docWriter) finish(file *canon.File, pages []*content) error {
	dicts := file.Pages()
	if len(dicts) != len(pages) {
		return fmt.Errorf("gofpdf wrote %d pages of %d", len(dicts), len(pages))
	}
	for i, dict := range dicts {
		finishBoxes(dict, &d.doc.Pages[i])
		finishGroup(dict, pages[i])
		for k, link := range file.Array(dict["Annots"]) {
			file.Array(dict["Annots"])[k] = file.Add(link) // viewers want to point to it
		}
	}
	delete(file.Dict(file.Catalog()["Pages"]), "MediaBox")
	if err := d.finishResources(file, file.Dict(dicts[0]["Resources"])); err != nil {
		return err
	}
	d.finishInfo(file.Dict(file.Info))
	d.finishCatalog(file)
	return nil
}

// finishBoxes gives a page its boxes, measured from below: the sheet, where it
// is cut, and how far the drawing reaches beyond the cut. gofpdf rounds them to
// hundredths of a point, and A4 would come out 2 µm too wide.
func finishBoxes(page canon.Dict, p *scene.Page) {
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

// finishGroup says in which colors what is transparent blends. Without
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
