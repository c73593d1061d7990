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
	"punchboard/layout"
	"punchboard/layout/audit"
	"punchboard/playtest"
	"punchboard/playtest/farm"
)

// rules lists every kind of finding, in the order of their codes.
func rules() []diag.Rule {
	var all []diag.Rule
	for _, some := range [][]diag.Rule{carddata.FileRules, facedata.Rules, mapdata.Rules, plandata.Rules, tabledata.Rules, layout.Rules, audit.Rules, playtest.CodeRules, farm.Rules} {
		all = append(all, some...)
	}
	return all
}

func newExplain(t *terminal) *cobra.Command {
	return &cobra.Command{
		Use:   "explain [CODE ...]",
		Short: "Explain the codes of findings",
		Long:  `Explain the codes of findings, such as PB-104. Without arguments, explain all codes.`,
		Example: `  punchboard explain PB-104
  punchboard explain`,
		RunE: func(cmd *cobra.Command, args []string) error { return explain(t, args) },
	}
}

func explain(t *terminal, codes []string) error {
	chosen := rules()
	if len(codes) > 0 {
		chosen = nil
		for _, code := range codes {
			rule, err := findRule(code)
			if err != nil {
				return err
			}
			chosen = append(chosen, rule)
		}
	}
	if t.json {
		t.result = chosen
		return nil
	}
	for _, r := range chosen {
		t.say("%s: %s\n\t%s", r.Code, r.Title, r.Help)
	}
	return nil
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
