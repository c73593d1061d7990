package main

import (
	"fmt"
	"os"
	"path/filepath"

	"github.com/spf13/cobra"

	"punchboard/internal/edition"
)

// defaultOut is the directory of the output, unless another one is named.
const defaultOut = "out"

// outFlag is the directory that a command writes into.
type outFlag string

func (f *outFlag) register(cmd *cobra.Command) {
	cmd.Flags().StringVarP((*string)(f), "out", "o", defaultOut, "write files to `DIR`")
	cmd.MarkFlagDirname("out")
}

// writable rejects, before any work is done, a path at which no file can be
// written. A missing directory is fine, because it will be created.
func writable(path string) error {
	if path == "" {
		return nil
	}
	if err := edition.Replaceable(path); err != nil {
		return failed(err)
	}
	for dir := filepath.Dir(path); ; dir = filepath.Dir(dir) {
		info, err := os.Stat(dir)
		if err == nil && !info.IsDir() {
			return failed(fmt.Errorf("%s is a file, not a directory", dir))
		}
		if err == nil || dir == filepath.Dir(dir) {
			return nil
		}
	}
}
