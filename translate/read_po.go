package translate

import (
	"errors"

	"punchboard/diag"
	"punchboard/translate/po"
)

// ReadPO returns the language and the translations of a PO file. The name is that of the
// file in findings.
func ReadPO(data []byte, name string) (lang string, all []Incoming, found diag.List) {
	f, err := po.Parse(data)
	var fault *po.Error
	if errors.As(err, &fault) {
		found.Errorf(diag.Pos{File: name, Line: fault.Line}, CodeUnreadable, "the PO file cannot be read: %s", fault.Message).
			Hintf("export it again, or ask the translator for the whole file")
		return "", nil, found
	}
	for _, e := range f.Entries {
		if e.Obsolete || e.IsHeader() {
			continue
		}
		at := diag.Pos{File: name, Line: e.Line}
		if e.Context == nil || e.Plural != nil {
			found.Errorf(at, CodeUnreadable, "the entry was not exported by Punchboard: it has no context, or plural forms").Hintf("remove it")
			continue
		}
		all = append(all, Incoming{Key{*e.Context, e.ID}, at, e.String(), e.Fuzzy()})
	}
	return f.Header("Language"), all, found
}
