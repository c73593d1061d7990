package translate

import (
	"errors"

	"punchboard/diag"
	"punchboard/translate/xliff"
)

// ReadXLIFF returns the language and the translations of an XLIFF file. The name is that of
// the file in findings.
func ReadXLIFF(data []byte, name string) (lang string, all []Incoming, found diag.List) {
	f, err := xliff.Parse(data)
	var fault *xliff.Error
	if errors.As(err, &fault) {
		found.Errorf(diag.Pos{File: name, Line: fault.Line}, CodeUnreadable, "the XLIFF file cannot be read: %s", fault.Message).
			Hintf("export it again, or ask the translator for the whole file")
		return "", nil, found
	}
	for _, s := range f.Sections {
		for _, u := range s.Units {
			all = append(all, Incoming{Key{contextOf(u.ID), u.Source}, diag.Pos{File: name, Line: u.Line}, u.Target, u.Fuzzy()})
		}
	}
	return f.Target, all, found
}
