package main

import (
	"fmt"
	"strings"

	"punchboard/geom"
	"punchboard/layout/impose"
)

// summary tells in a line what a file holds: "57 cards on 8 sheets, A4, bleed
// 3 mm".
func summary(sheets *impose.Imposed, job fileJob) string {
	if sheets.Way != impose.WayCut {
		return job.paged(sheets)
	}
	parts := []string{
		fmt.Sprintf("%s on %s", count(sheets.Placed, job.noun), count(len(sheets.Sheets), "sheet")),
		paperTitle(sheets.Paper),
	}
	if bleed := job.Stacks[0].Bleed; bleed > 0 {
		parts = append(parts, "bleed "+spaced(bleed))
	} else {
		parts = append(parts, "no bleed")
	}
	switch {
	case sheets.Folded:
		parts = append(parts, "folded")
	case len(sheets.Backs()) == 0 && job.sheet != nil:
		parts = append(parts, "one-sided")
	case len(sheets.Backs()) == 0:
		parts = append(parts, "fronts only")
	}
	return strings.Join(parts, ", ")
}

func count(n int, what string) string {
	if n == 1 {
		return "1 " + what
	}
	return fmt.Sprintf("%d %ss", n, what)
}

// spaced writes a length as people print it: "3 mm".
func spaced(l geom.Length) string { return strings.TrimSuffix(l.String(), "mm") + " mm" }

// paperTitle writes a paper's name as it stands on its wrapper: "A4", "Letter".
func paperTitle(name string) string {
	if name == "" {
		return name
	}
	return strings.ToUpper(name[:1]) + name[1:]
}
