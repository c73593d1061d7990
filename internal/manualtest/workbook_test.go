package manualtest

import (
	"path/filepath"

	"github.com/xuri/excelize/v2"
)

// workbook converts a CSV file to an Excel file, as a reader would with a
// spreadsheet.
func (w *walk) workbook(b *block) {
	book := excelize.NewFile()
	defer book.Close()
	sheet := b.options["sheet"]
	if err := book.SetSheetName("Sheet1", sheet); err != nil {
		w.Fatal(err)
	}
	for i, row := range w.table(b, readText(w.T, w.path(b.options["from"]))) {
		at, err := excelize.CoordinatesToCellName(1, i+1)
		if err == nil {
			err = book.SetSheetRow(sheet, at, &row)
		}
		if err != nil {
			w.Fatal(err)
		}
	}
	if err := book.SaveAs(filepath.Clean(w.path(b.subject))); err != nil {
		w.Fatal(err)
	}
}
