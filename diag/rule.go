package diag

// Rule explains a code: what the finding means, why it matters in print, and
// the usual solution. Each package with findings lists its rules, so that the
// command can explain them and the manual can print them.
type Rule struct {
	Code  Code   `json:"code"`
	Title string `json:"title"` // "unknown key"
	Help  string `json:"help"`  // a sentence or two
}
