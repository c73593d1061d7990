package pipeline

import (
	"fmt"
	"strings"

	"punchboard/diag"
	"punchboard/geom"
	"punchboard/layout/impose"
)

// summary describes a document in one line: "57 cards on 8 sheets, A4, bleed 3
// mm".
func summary(sheets *impose.Imposed, p plannedFile) string {
	if sheets.Method != impose.MethodCutOut {
		return pagesSummary(sheets, p)
	}
	fillers := 0
	for i := range p.Stacks {
		fillers += p.Stacks[i].Fillers()
	}
	pieces := diag.Count(sheets.Placed-fillers, p.noun)
	if fillers > 0 {
		pieces += " and " + diag.Count(fillers, "filler")
	}
	parts := []string{
		fmt.Sprintf("%s on %s", pieces, diag.Count(len(sheets.Sheets), "sheet")),
		paperTitle(sheets.Paper),
	}
	if bleed := p.Stacks[0].Bleed; bleed > 0 {
		parts = append(parts, "bleed "+spaced(bleed))
	} else {
		parts = append(parts, "no bleed")
	}
	switch {
	case sheets.Folded:
		parts = append(parts, "folded")
	case len(sheets.Backs()) == 0 && p.sheet != nil:
		parts = append(parts, "one-sided")
	case len(sheets.Backs()) == 0:
		parts = append(parts, "fronts only")
	}
	return strings.Join(parts, ", ")
}

// pagesSummary describes a document of full pages or tiles in one line: "12
// tiles of A4", "2 pages, A3, two-sided".
func pagesSummary(sheets *impose.Imposed, p plannedFile) string {
	paper := paperTitle(sheets.Paper)
	switch sheets.Method {
	case impose.MethodTiled:
		return fmt.Sprintf("%s of %s", diag.Count(len(sheets.Sheets), "tile"), paper)
	case impose.MethodOwnPage:
		paper = paperTitle(p.sheet.size)
	}
	sides := "one-sided"
	if len(sheets.Backs()) > 0 {
		sides = "two-sided"
	}
	return fmt.Sprintf("%s, %s, %s", diag.Count(len(sheets.Sheets), "page"), paper, sides)
}

// spaced formats a length with a space before the unit: "3 mm".
func spaced(l geom.Length) string { return strings.TrimSuffix(l.String(), "mm") + " mm" }

// paperTitle returns a paper size as printed on its wrapper: "A4", "Letter".
func paperTitle(name string) string {
	if name == "" {
		return name
	}
	return strings.ToUpper(name[:1]) + name[1:]
}
