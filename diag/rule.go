package diag

// Rule explains a code: what the finding means, why it matters on paper, and
// the usual way out. Each package that makes findings lists its rules, so that
// the command can explain them and the manual can print them.
type Rule struct {
	Code  Code   `json:"code"`
	Title string `json:"title"` // "a key that is not known"
	Help  string `json:"help"`  // a sentence or two
}
