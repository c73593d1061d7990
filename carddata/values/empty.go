package values

import "punchboard/carddata/source"

// ReportEmpty reports whether a key has no value, and adds the finding if so.
func ReportEmpty(f source.Field) bool {
	if !f.Value.IsNull() {
		return false
	}
	f.Key.Errorf(CodeValue, "`%s` has no value", f.Name).
		Hintf("a # begins a comment in YAML: put colors such as \"#5B6236\" in quotes; leave out a key that is to say nothing")
	return true
}
