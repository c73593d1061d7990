package pdf

import (
	"bytes"
	"cmp"
	"errors"
	"fmt"
	"slices"

	"punchboard/geom"
	"punchboard/render/pdf/canon"
	"punchboard/scene"
)

// finish adds what gofpdf cannot write, and removes what it should not have written.
func (d *docWriter) finish(file *canon.File, pages []*content) error {
	dicts := file.Pages()
	if len(dicts) != len(pages) {
		return fmt.Errorf("gofpdf wrote %d pages of %d", len(dicts), len(pages))
	}
	for i, dict := range dicts {
		finishBoxes(dict, &d.doc.Pages[i])
		finishGroup(dict, pages[i])
		if err := finishMarks(file, dict, pages[i]); err != nil {
			return err
		}
		for k, link := range file.Array(dict["Annots"]) {
			file.Array(dict["Annots"])[k] = file.Add(link) // as an indirect object, because viewers expect to reference it
		}
	}
	delete(file.Dict(file.Catalog()["Pages"]), "MediaBox")
	if err := d.finishResources(file, file.Dict(dicts[0]["Resources"])); err != nil {
		return err
	}
	d.finishInfo(file.Dict(file.Info))
	d.finishCatalog(file)
	d.finishStructure(file)
	return nil
}

// finishMarks puts the marks of a page in their place.
func finishMarks(file *canon.File, page canon.Dict, c *content) error {
	stream, _ := file.Get(page["Contents"]).(*canon.Stream)
	if stream == nil {
		return errors.New("gofpdf wrote a page without contents")
	}
	before, after, ok := bytes.Cut(stream.Data, []byte(placeOfMarks))
	if !ok {
		return errors.New("gofpdf wrote a page without a place for its marks")
	}
	stream.Data = slices.Concat(before, c.ops, after)
	return nil
}

// finishBoxes sets the boxes of a page, measured from the bottom: the sheet, the trim
// and the bleed. gofpdf rounds them to hundredths of a point, which would make A4 2 µm
// too wide.
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

// finishGroup sets the color space in which transparency is blended. Pages without
// transparency get no group, because it would only make printers convert black ink to
// four colors.
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
