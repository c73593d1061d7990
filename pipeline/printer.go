package pipeline

import (
	"fmt"
	"slices"

	"punchboard/carddata"
	"punchboard/geom"
	"punchboard/layout/impose"
	"punchboard/scene"
)

// usePrinter applies the profile of a printer to the print section of a game: its paper,
// and the edge over which it turns sheets.
func (r *Request) usePrinter(print *carddata.Print) {
	if r.Printer == nil {
		return
	}
	print.Paper, print.PaperSize = r.Printer.Paper, r.Printer.Size
	print.Duplex = carddata.DuplexLong
	if r.Printer.Duplex == scene.ShortEdge {
		print.Duplex = carddata.DuplexShort
	}
}

// checkPrinter rejects a paper that the printer was not measured with, and replaces the
// margin of the game, which is a guess for all printers, by those of the printer. A margin
// that was asked for is the least at each edge.
func (r *Request) checkPrinter(print *carddata.Print) error {
	if r.Printer == nil {
		return nil
	}
	if print.PaperSize != r.Printer.Size {
		return &PrinterPaperError{r.Printer.Name, r.Printer.Paper, print.Paper}
	}
	e := r.Printer.Margins(!print.FrontsOnly && !print.Fold)
	if slices.ContainsFunc(r.Print, func(s Setting) bool { return s.Key == "margin" }) {
		e = e.Max(geom.Edges{Left: print.Margin, Top: print.Margin, Right: print.Margin, Bottom: print.Margin})
	}
	print.Edges = &e
	print.Margin = max(print.Margin, e.Left, e.Top, e.Right, e.Bottom)
	return nil
}

// PrinterPaperError is the error for another paper than that of a printer's profile.
type PrinterPaperError struct{ Printer, Measured, Paper string }

func (e *PrinterPaperError) Error() string {
	return fmt.Sprintf("the printer %s was measured with %s, not with %s", e.Printer, e.Measured, e.Paper)
}

// Hint says what to do.
func (e *PrinterPaperError) Hint() string {
	return "leave out --paper, or measure the printer with this paper under another name: punchboard printer add"
}

// forPrinter is the part of a summary about the printer.
func (s *selection) forPrinter() string {
	if s.printer == nil {
		return ""
	}
	return ", for the printer " + s.printer.Name
}

// fitted returns audited sheets as they must be sent to the printer. Pages of their own
// size are for a print shop and stay as they are.
func (s *selection) fitted(sheets *impose.Imposed) *impose.Imposed {
	if s.printer == nil || sheets.Method == impose.MethodOwnPage {
		return sheets
	}
	made := *sheets
	made.Sheets = make([]impose.PaperSheet, len(sheets.Sheets))
	for i, sheet := range sheets.Sheets {
		made.Sheets[i].Front = s.printer.Page(sheet.Front, false)
		if sheet.Back != nil {
			back := s.printer.Page(*sheet.Back, true)
			made.Sheets[i].Back = &back
		}
	}
	if sheets.Manifest != nil {
		list := *sheets.Manifest
		list.Pages = s.fittedPages(list.Pages)
		made.Manifest = &list
	}
	return &made
}

// fittedPages returns pages of one side as they must be sent to the printer.
func (s *selection) fittedPages(pages []scene.Page) []scene.Page {
	if s.printer == nil {
		return pages
	}
	made := make([]scene.Page, len(pages))
	for i, page := range pages {
		made[i] = s.printer.Page(page, false)
	}
	return made
}
