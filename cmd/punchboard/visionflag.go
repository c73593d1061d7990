package main

import (
	"strings"

	"github.com/spf13/cobra"

	"punchboard/diag"
	"punchboard/scene/vision"
)

// visionFlag is the flag --vision: the color vision deficiency to simulate.
type visionFlag struct{ name string }

func (f *visionFlag) register(cmd *cobra.Command) {
	names := visionNames()
	cmd.Flags().StringVar(&f.name, "vision", vision.Normal.String(), "simulate grayscale or a color vision deficiency")
	setPlaceholder(cmd, "vision", strings.Join(names, "|"))
	cmd.RegisterFlagCompletionFunc("vision", cobra.FixedCompletions(names, cobra.ShellCompDirectiveNoFileComp))
}

func (f *visionFlag) vision() (vision.Vision, error) {
	v, ok := vision.Named(f.name)
	if !ok {
		return v, usageErrorf(diag.DidYouMean(f.name, visionNames()), "--vision: unknown value %q", f.name)
	}
	return v, nil
}

func visionNames() []string {
	var names []string
	for _, v := range vision.All() {
		names = append(names, v.String())
	}
	return names
}
