package pdf

import (
	"errors"
	"maps"
	"strconv"

	"punchboard/render/pdf/canon"
)

// finishResources adds the resources that streams use.
func (d *docWriter) finishResources(file *canon.File, res canon.Dict) error {
	delete(res, "ProcSet") // obsolete since PDF 1.4
	if err := d.finishFonts(file, res); err != nil {
		return err
	}
	if err := d.finishForms(file, file.Dict(res["XObject"])); err != nil {
		return err
	}
	if err := d.finishImages(file, file.Dict(res["XObject"])); err != nil {
		return err
	}
	put(file, res, "ExtGState", "GS", d.alphas)
	put(file, res, "Shading", "Sh", d.shadings)
	for _, kind := range res.Keys() {
		if dict := file.Dict(res[kind]); dict != nil && len(dict) == 0 {
			delete(res, kind)
		}
	}
	return nil
}

// put adds a kind of resource under numbered names.
func put(file *canon.File, res canon.Dict, kind canon.Name, prefix string, r registry) {
	d := canon.Dict{}
	for i, o := range r.dicts {
		d[canon.Name(prefix+strconv.Itoa(i))] = file.Add(o)
	}
	res[kind] = d
}

// finishFonts renames the fonts to the names that streams use, removes their encodings,
// which the font files define, and adds the maps from codes to characters.
func (d *docWriter) finishFonts(file *canon.File, res canon.Dict) error {
	byName := map[canon.Object]canon.Object{}
	old := file.Dict(res["Font"])
	for _, key := range old.Keys() {
		byName[file.Dict(old[key])["BaseFont"]] = old[key]
	}
	fonts := canon.Dict{}
	for _, s := range d.subsets {
		ref := byName[canon.Name(s.name)]
		dict := file.Dict(ref)
		if dict == nil {
			return errors.New("gofpdf lost font " + s.name)
		}
		delete(dict, "Encoding")
		if dict["ToUnicode"] == nil {
			dict["ToUnicode"] = file.Add(&canon.Stream{Dict: canon.Dict{}, Data: s.toUnicode()})
		}
		fonts[canon.Name("F"+strconv.Itoa(s.number))] = ref
	}
	res["Font"] = fonts
	return nil
}

// finishImages renames the pictures to the names that streams use, and applies their
// masks.
func (d *docWriter) finishImages(file *canon.File, xobjects canon.Dict) error {
	named := canon.Dict{}
	for _, pic := range d.images {
		name := imageName(pic.number)
		ref := xobjects[canon.Name(d.resources[name])]
		stream, ok := file.Get(ref).(*canon.Stream)
		if !ok {
			return errors.New("gofpdf lost picture " + name)
		}
		if pic.mask != nil {
			mask := xobjects[canon.Name(d.resources[maskName(pic.number)])]
			ref = file.Add(masked(stream, mask))
		}
		named[canon.Name(name)] = ref
	}
	for _, n := range d.resources {
		delete(xobjects, canon.Name(n))
	}
	for name, ref := range named {
		xobjects[name] = ref
	}
	return nil
}

// masked returns a copy of a picture with a mask. It must be a copy, because gofpdf
// uses one object for two pictures that only differ in their masks.
func masked(s *canon.Stream, mask canon.Object) *canon.Stream {
	d := maps.Clone(s.Dict)
	d["SMask"] = mask
	return &canon.Stream{Dict: d, Data: s.Data}
}
