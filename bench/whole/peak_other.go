//go:build !linux

package main

import "os"

// peak is available only on Linux: other systems use other units, or do not
// report it.
func peak(*os.ProcessState) float64 { return 0 }
