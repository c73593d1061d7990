// Command floor draws the cards of package bench with gofpdf or gg alone, as
// fast as those libraries allow without a framework: it is the baseline for
// punchboard. It does the same for the marks of any file, from tapes.
//
//	floor pdf N FONTDIR OUT.pdf
//	floor png N FONTDIR OUTDIR
//	floor play TAPEDIR OUTDIR
package main

import (
	"fmt"
	"os"
	"strconv"
)

func main() {
	if err := draw(os.Args[1:]); err != nil {
		fmt.Fprintln(os.Stderr, "floor:", err)
		os.Exit(1)
	}
}

func draw(args []string) error {
	if len(args) == 3 && args[0] == "play" {
		return playAll(args[1], args[2])
	}
	if len(args) != 4 {
		return fmt.Errorf("want: pdf|png N FONTDIR OUT, or play TAPEDIR OUTDIR")
	}
	n, err := strconv.Atoi(args[1])
	if err != nil {
		return err
	}
	switch args[0] {
	case "pdf":
		return drawPDF(n, args[2], args[3])
	case "png":
		return drawPNG(n, args[2], args[3])
	}
	return fmt.Errorf("unknown job %q", args[0])
}

// rgb parses "#RRGGBB".
func rgb(hex string) (r, g, b int) {
	v, err := strconv.ParseUint(hex[1:], 16, 32)
	if err != nil {
		panic("floor: colour " + hex)
	}
	return int(v >> 16), int(v >> 8 & 255), int(v & 255)
}
