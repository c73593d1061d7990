package main

import (
	"strconv"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"punchboard/carddata/values"
	"punchboard/pipeline"
)

// printFlag is a flag that overrides one key of a game's print section.
type printFlag struct {
	name, usage string
	toggle      bool     // has no value; otherwise it takes the values of the key
	choices     []string // for shell completion
}

var printSwitches = []printFlag{
	{name: "paper", usage: "paper `SIZE`: " + strings.Join(paperNames(), ", ") + ", or such as 200mm x 300mm", choices: paperNames()},
	{name: "orientation", usage: "page orientation", choices: []string{"auto", "portrait", "landscape"}},
	{name: "margin", usage: "unprintable margin: `LENGTH` at each edge of the paper"},
	{name: "bleed", usage: "bleed: `LENGTH` beyond the cut, such as 3mm or 0mm"},
	{name: "gutter", usage: "gutter: `LENGTH` between pieces"},
	{name: "marks", usage: "crop marks: at the edge, also between pieces, as lines across the sheet, or none", choices: []string{"edge", "inner", "full", "none"}},
	{name: "duplex", usage: "edge over which the printer turns the sheet; none prints only fronts", choices: []string{"long-edge", "short-edge", "none"}},
	{name: "fold", toggle: true, usage: "print backs beside fronts, to fold and glue (gutterfold)"},
	{name: "pack", toggle: true, usage: "print several decks on shared sheets, in one file"},
	{name: "apart", toggle: true, usage: "write fronts and backs to separate files"},
	{name: ownBleed, toggle: true, usage: "give each piece its own bleed; otherwise neighbors touch at the cut"},
	{name: "low-ink", toggle: true, usage: "print large dark areas as outlines"},
	{name: "proof", toggle: true, usage: "print ids and versions on cards and pages, to tell old ones from new"},
}

// ownBleed is the flag that negates its key, shared_bleed, because flags should
// turn things on.
const ownBleed = "own-bleed"

func paperNames() []string {
	list := make([]string, len(values.Papers))
	for i, p := range values.Papers {
		list[i] = p.Name
	}
	return list
}

// printFlags override the print section of a game.
type printFlags struct{ set *pflag.FlagSet }

func (f *printFlags) register(cmd *cobra.Command) {
	f.set = cmd.Flags()
	for _, p := range printSwitches {
		if p.toggle {
			f.set.Bool(p.name, false, p.usage)
			continue
		}
		f.set.String(p.name, "", p.usage)
		if len(p.choices) > 0 && !strings.Contains(p.usage, "`") {
			setPlaceholder(cmd, p.name, strings.Join(p.choices, "|"))
		}
		cmd.RegisterFlagCompletionFunc(p.name, cobra.FixedCompletions(p.choices, cobra.ShellCompDirectiveNoFileComp))
	}
}

// settings returns the flags on the command line as settings of the print section.
func (f *printFlags) settings() []pipeline.Setting {
	var list []pipeline.Setting
	for _, p := range f.changed() {
		value := f.set.Lookup(p.name).Value.String()
		if p.name == ownBleed {
			list = append(list, pipeline.Setting{Key: "shared_bleed", Value: strconv.FormatBool(value != "true")})
			continue
		}
		list = append(list, pipeline.Setting{Key: strings.ReplaceAll(p.name, "-", "_"), Value: value})
	}
	return list
}

// changed lists the flags that are on the command line.
func (f *printFlags) changed() (list []printFlag) {
	for _, p := range printSwitches {
		if f.set.Changed(p.name) {
			list = append(list, p)
		}
	}
	return list
}
