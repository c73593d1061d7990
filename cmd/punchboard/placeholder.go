package main

import (
	"github.com/spf13/cobra"
	"github.com/spf13/pflag"
)

// placeholder is a flag value with its own name in help texts.
type placeholder struct {
	pflag.Value
	name string
}

func (p placeholder) Type() string { return p.name }

// setPlaceholder changes what help texts show for the value of a flag, such as "N".
func setPlaceholder(cmd *cobra.Command, flag, name string) {
	f := cmd.Flags().Lookup(flag)
	f.Value = placeholder{f.Value, name}
}

// typeOf returns the type of a flag's value, whatever help texts call it.
func typeOf(f *pflag.Flag) string {
	if p, ok := f.Value.(placeholder); ok {
		return p.Value.Type()
	}
	return f.Value.Type()
}
