package impose

import (
	"fmt"
	"testing"

	"punchboard/carddata"
	"punchboard/diag"
	"punchboard/geom"
)

// TestImposeFindings checks each finding, including the values it computes.
func TestImposeFindings(t *testing.T) {
	sized := func(w, h geom.Length, change func(p *carddata.Print)) Job {
		return Job{Stacks: []Stack{dummyStack("d", geom.Size{W: w * geom.MM, H: h * geom.MM}, 3*geom.MM, 8)}, Print: onA4(change), Lang: "en", Game: "Duel"}
	}
	paper := func(w, h geom.Length) func(p *carddata.Print) {
		return func(p *carddata.Print) {
			p.PaperSize = geom.Size{W: w * geom.MM, H: h * geom.MM}
			p.Paper = p.PaperSize.String()
		}
	}
	kanji := sized(60, 80, nil)
	kanji.Game = "日本"
	tests := []struct {
		name      string
		job       Job
		severity  diag.Severity
		code      diag.Code
		say, hint string
	}{
		{"a little too large", sized(192, 270, nil), diag.Error, CodeNoFit,
			"d: a piece of 192mm x 270mm needs 202mm x 280mm with bleed 3mm and marks of 2mm; a4 has 200mm x 287mm between margins of 5mm, minus 5.51mm for the header",
			"use one of: bleed 2mm; marks none; margin 4mm, if your printer allows it; paper a3 (2 per sheet)"},
		{"large", sized(192, 280, nil), diag.Error, CodeNoFit,
			"d: a piece of 192mm x 280mm needs 202mm x 290mm with bleed 3mm and marks of 2mm; a4 has 200mm x 287mm between margins of 5mm, minus 5.51mm for the header",
			"use paper a3"},
		{"huge", sized(800, 1200, func(p *carddata.Print) { p.Marks = carddata.MarksNone }), diag.Error, CodeNoFit,
			"d: a piece of 800mm x 1200mm needs 806mm x 1206mm with bleed 3mm; a4 has 200mm x 287mm between margins of 5mm, minus 5.51mm for the header",
			"use paper of at least 816mm x 1222mm"},
		{"folded", sized(150, 200, func(p *carddata.Print) { p.Fold = true }), diag.Error, CodeNoFit,
			"d: a piece of 150mm x 200mm needs 160mm x 210mm with bleed 3mm and marks of 2mm; a4 has 200mm x 287mm between margins of 5mm, minus 5.51mm for the header, half of it for fronts",
			"use one of: fold false; paper a3"},
		{"the wrong way round", sized(250, 150, func(p *carddata.Print) {
			p.Orientation = carddata.Portrait
			p.Paper = "letter"
			p.PaperSize = paperLetter
			p.Margin = 20 * geom.MM
		}), diag.Error, CodeNoFit,
			"d: a piece of 250mm x 150mm needs 260mm x 160mm with bleed 3mm and marks of 2mm; letter has 175.9mm x 239.4mm between margins of 20mm, minus 5.51mm for the header",
			"use one of: margin 9.5mm, if your printer allows it; paper legal"},
		{"margins", sized(50, 50, func(p *carddata.Print) { p.Margin = 110 * geom.MM }), diag.Error, CodeNoFit,
			"d: a piece of 50mm x 50mm needs 60mm x 60mm with bleed 3mm and marks of 2mm; margins of 110mm leave no space on a4",
			"use one of: margin 75mm, if your printer allows it (2 per sheet); paper a3 (3 per sheet)"},
		{"sheets to save", pokerJob(57, nil), diag.Note, CodeFitsMore,
			"tactics on a4 needs 8 sheets, 8 per sheet", "use bleed 2.5mm, which needs only 7 sheets, 9 per sheet"},
		{"bleed to share", pokerJob(5, func(p *carddata.Print) { p.OwnBleed = true; p.Margin = 10 * geom.MM }), diag.Note, CodeFitsMore,
			"tactics on a4 needs 2 sheets, 4 per sheet", "use shared_bleed true, which needs only 1 sheet, 8 per sheet"},
		{"inner marks", pokerJob(8, func(p *carddata.Print) { p.Marks = carddata.MarksInner }), diag.Warning, CodeInnerMarks,
			"tactics: inner marks need 2mm between pieces, but there is 0mm; only the marks at the edge are drawn", "use a gutter of 2mm to make room for them; 8 pieces then fit on a sheet"},
		{"a short ruler", sized(30, 40, paper(80, 100)), diag.Note, CodeNoRuler,
			"80mm x 100mm is too small for a ruler of 100 mm; the ruler shows 50\u00a0mm and 2\u00a0in", ""},
		{"no ruler", sized(20, 20, paper(40, 60)), diag.Note, CodeNoRuler,
			"40mm x 60mm is too small for a ruler; measure a piece before cutting", ""},
		{"letters", kanji, diag.Warning, CodeHeaderGlyph,
			"the sheet header cannot print '日': its font does not have this character", "no change is needed for the pieces, which use their own fonts"},
	}
	for _, tt := range tests {
		_, found := Impose(tt.job)
		want := diag.Finding{Pos: tt.job.Stacks[0].Pos, Severity: tt.severity, Code: tt.code, Message: tt.say, Hint: tt.hint}
		if found.Len() == 0 || found.All()[0] != want {
			t.Errorf("%s:\n got %s\nwant %s", tt.name, findingsAsText(found.All()...), findingsAsText(want))
		}
	}
}

func findingsAsText(list ...diag.Finding) (text string) {
	for _, f := range list {
		text += fmt.Sprintf("%s %s %s\n\thint: %s\n", f.Severity, f.Code, f.Message, f.Hint)
	}
	return text
}

// TestAdviceIsTrue checks that following each piece of advice makes the pieces fit.
func TestAdviceIsTrue(t *testing.T) {
	large := Job{Stacks: []Stack{dummyStack("d", geom.Size{W: 192 * geom.MM, H: 270 * geom.MM}, 3*geom.MM, 1)}, Print: onA4(nil)}
	for name, follow := range map[string]func(j *Job){
		"bleed":  func(j *Job) { j.Stacks = []Stack{dummyStack("d", j.Stacks[0].Size, 2*geom.MM, 1)} },
		"marks":  func(j *Job) { j.Print.Marks = carddata.MarksNone },
		"margin": func(j *Job) { j.Print.Margin = 4 * geom.MM },
		"paper":  func(j *Job) { j.Print.PaperSize = geom.Size{W: 297 * geom.MM, H: 420 * geom.MM} },
	} {
		job := large
		follow(&job)
		if im := imposed(t, job); len(im.Sheets) != 1 {
			t.Errorf("%s: %d sheets", name, len(im.Sheets))
		}
	}
}

// TestNoSheetsWithAnError checks that there are no sheets that could be printed by
// mistake.
func TestNoSheetsWithAnError(t *testing.T) {
	im, found := Impose(Job{Stacks: []Stack{dummyStack("d", geom.Size{W: geom.INCH * 40, H: geom.INCH * 40}, 0, 1)}, Print: onA4(nil)})
	if found.Errors() != 1 || len(im.Sheets) != 0 {
		t.Errorf("%d errors, %d sheets", found.Errors(), len(im.Sheets))
	}
}
