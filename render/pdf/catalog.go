package pdf

import (
	"punchboard/render/pdf/canon"
	"punchboard/scene"
)

// finishInfo gives the dates their time zone, without which they mean nothing.
func (d *docWriter) finishInfo(info canon.Dict) {
	date := canon.String(d.opt.Date.Format("D:20060102150405+00'00'"))
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
func (d *docWriter) finishCatalog(file *canon.File) {
	cat := file.Catalog()
	openOutline(file, file.Dict(cat["Outlines"]))
	delete(cat, "Names") // it lists no files
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
