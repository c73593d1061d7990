package main

import (
	"strings"

	"github.com/spf13/cobra"

	"punchboard/carddata"
	facedata "punchboard/carddata/face"
	mapdata "punchboard/carddata/hexmap"
	plandata "punchboard/carddata/plan"
	tabledata "punchboard/carddata/table"
	"punchboard/diag"
	"punchboard/examples"
	"punchboard/layout"
	"punchboard/layout/audit"
	"punchboard/pipeline"
	"punchboard/playtest"
	"punchboard/playtest/farm"
	"punchboard/proofread"
	"punchboard/translate"
)

// rules lists every kind of finding, in the order of their codes.
func rules() []diag.Rule {
	var all []diag.Rule
	for _, some := range [][]diag.Rule{carddata.FileRules, facedata.Rules, mapdata.Rules, plandata.Rules, tabledata.Rules, layout.Rules, audit.Rules, pipeline.Rules, proofread.Rules, translate.Rules, playtest.CodeRules, farm.Rules} {
		all = append(all, some...)
	}
	return all
}

func newExplain(t *terminal) *cobra.Command {
	var all bool
	cmd := &cobra.Command{
		Use:   "explain [CODE ...]",
		Short: "Explain the codes of findings",
		Long: `Explain the codes of findings, such as PB-104: what it means, and an example of lines
that have the finding and how they are right. Without arguments, list all codes; with
--all, explain them all.`,
		Example: `  punchboard explain PB-104
  punchboard explain --all`,
		RunE: func(cmd *cobra.Command, args []string) error { return explain(t, args, all) },
	}
	cmd.Flags().BoolVar(&all, "all", false, "explain all codes, with their examples")
	return cmd
}

// explained is the --json output for a code.
type explained struct {
	diag.Rule
	Example []examples.Excerpt `json:"example,omitempty"`
}

func explain(t *terminal, codes []string, all bool) error {
	if all && len(codes) > 0 {
		return usageErrorf("remove --all, or the codes", "--all already explains every code")
	}
	chosen, err := chosenRules(codes)
	if err != nil {
		return err
	}
	list := make([]explained, len(chosen))
	for i, r := range chosen {
		list[i].Rule = r
		if e, ok := examples.Of(r.Code); ok && (all || len(codes) > 0) {
			list[i].Example = e.Excerpts()
		}
	}
	if t.json {
		t.result = list
		return nil
	}
	for _, e := range list {
		t.say("%s: %s\n\t%s", e.Code, e.Title, e.Help)
		t.sayExample(e.Example)
	}
	return nil
}

// chosenRules returns the rules of some codes, or all of them.
func chosenRules(codes []string) (chosen []diag.Rule, err error) {
	if len(codes) == 0 {
		return rules(), nil
	}
	for _, code := range codes {
		rule, err := findRule(code)
		if err != nil {
			return nil, err
		}
		chosen = append(chosen, rule)
	}
	return chosen, nil
}

// sayExample prints the lines of an example, wrong and right.
func (t *terminal) sayExample(example []examples.Excerpt) {
	for _, x := range example {
		t.sayLines("\n\twrong, in " + x.File + ":\n" + indented(x.Wrong) + "\n\tright:\n" + indented(x.Right))
	}
	if len(example) > 0 {
		t.sayLines("")
	}
}

// indented returns lines below a heading; no lines are shown as such.
func indented(text string) string {
	if strings.Trim(text, "\n") == "" {
		return "\t\t(nothing)"
	}
	var b strings.Builder
	for line := range strings.Lines(text) {
		b.WriteString("\t\t" + diag.Visible(strings.TrimRight(line, "\n")) + "\n")
	}
	return strings.TrimRight(b.String(), "\n")
}

// codeNumber strips the common prefix of all codes, so that PB-341, pb341 and
// 341 are the same.
func codeNumber(code string) string {
	return strings.TrimPrefix(strings.TrimPrefix(strings.ToUpper(code), "PB"), "-")
}

func findRule(code string) (diag.Rule, error) {
	var known []string
	number := codeNumber(code)
	for _, r := range rules() {
		if codeNumber(string(r.Code)) == number {
			return r, nil
		}
		known = append(known, string(r.Code))
	}
	return diag.Rule{}, usageErrorf("the first is "+known[0]+" and the last "+known[len(known)-1], "there is no code %q", code)
}
