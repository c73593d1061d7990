package values

import "punchboard/carddata/source"

// ReportEmpty reports whether a key has no value, and adds the finding if so.
func ReportEmpty(f source.Field) bool {
	if !f.Value.IsNull() {
		return false
	}
	f.Key.Errorf(CodeValue, "`%s` has no value", f.Name).
		Hintf(`write a value, or remove the key; put colors such as "#5B6236" in quotes, because # begins a comment in YAML`)
	return true
}
