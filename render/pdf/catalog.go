package pdf

import (
	"punchboard/render/pdf/canon"
	"punchboard/scene"
)

// finishInfo adds time zones to the dates, which are ambiguous without them.
func (d *docWriter) finishInfo(info canon.Dict) {
	date := canon.String(d.opt.Date.Format("D:20060102150405+00'00'"))
	info["CreationDate"], info["ModDate"] = date, date
}

// openOutline sets the number of visible items below each item of the outline, all of
// them open, and returns the total. gofpdf omits it, which is wrong for an item that
// has any (ISO 32000-1, table 153).
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

// duplexNames are the values of Duplex in the viewer preferences (ISO 32000-1, table
// 150).
var duplexNames = map[scene.Duplex]canon.Name{
	scene.Simplex: "Simplex", scene.LongEdge: "DuplexFlipLongEdge", scene.ShortEdge: "DuplexFlipShortEdge",
}

// finishCatalog sets the language and the title for viewers, and tells printers not to
// scale and how to turn the sheet.
func (d *docWriter) finishCatalog(file *canon.File) {
	cat := file.Catalog()
	openOutline(file, file.Dict(cat["Outlines"]))
	delete(cat, "Names") // there are no embedded files
	if d.doc.Language != "" {
		cat["Lang"] = canon.Text(d.doc.Language)
	}
	cat["ViewerPreferences"] = canon.Dict{
		"PrintScaling": canon.Name("None"), "DisplayDocTitle": true, "Duplex": duplexNames[d.doc.Duplex],
	}
	cat["Metadata"] = file.Add(&canon.Stream{
		Dict: canon.Dict{"Type": canon.Name("Metadata"), "Subtype": canon.Name("XML")},
		Data: d.xmp(),
	})
}
