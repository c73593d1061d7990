package carddata

// emptyField tells whether a key says nothing, and adds the finding.
func emptyField(f field) bool {
	if !f.value.null() {
		return false
	}
	f.key.errorf(CodeValue, "`%s` has no value", f.name).
		Hintf("a # begins a comment in YAML: put colours such as \"#5B6236\" in quotes; leave out a key that is to say nothing")
	return true
}
