package main

import (
	"github.com/spf13/cobra"
)

func newPrinter(t *terminal) *cobra.Command {
	cmd := &cobra.Command{
		Use:   "printer",
		Short: "Measure printers, so that fronts and backs line up",
		Long: `Measure printers once, and print with what was measured: build --printer NAME moves
the backs behind their fronts, corrects the scale, and keeps clear of the edges that
the printer cannot print on. Profiles are kept outside the games, in the directory
punchboard/printers of your configuration, or in printers of $PUNCHBOARD_CONFIG.`,
		Example: `  punchboard printer add home
  punchboard build mygame --printer home`,
		Args: noCommand,
		RunE: func(cmd *cobra.Command, _ []string) error { return cmd.Help() },
	}
	for _, command := range []func(*terminal) *cobra.Command{newPrinterAdd, newPrinterList, newPrinterShow, newPrinterRemove} {
		cmd.AddCommand(command(t))
	}
	return cmd
}
