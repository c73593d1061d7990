package main

import (
	"io"
	"path/filepath"
	"strings"

	"github.com/spf13/cobra"

	"punchboard/carddata"
	"punchboard/internal/edition"
)

func newSchema(t *terminal) *cobra.Command {
	return &cobra.Command{
		Use:   "schema " + strings.Join(carddata.SchemaNames(), "|"),
		Short: "Print the JSON Schema of game files",
		Long: `Print the JSON Schema of game.yaml, or of face, map, plan, row or variant files. Editors with a
YAML language server then complete keys and mark errors, if the file begins with a
line such as
  # yaml-language-server: $schema=schema/game.schema.json`,
		Example: `  punchboard schema game > mygame/schema/game.schema.json
  punchboard schema faces > mygame/schema/faces.schema.json`,
		Args:      oneArgument(strings.Join(carddata.SchemaNames(), " or ")),
		ValidArgs: carddata.SchemaNames(),
		RunE: func(cmd *cobra.Command, args []string) error {
			text, ok := carddata.Schema(args[0])
			if !ok {
				return usageErrorf("use one of: "+strings.Join(carddata.SchemaNames(), ", "), "there is no schema for %q", args[0])
			}
			_, err := t.out.Write(text)
			return err
		},
	}
}

// writeSchemas writes all schemas into a new game, where its files refer to
// them.
func writeSchemas(out *edition.Edition, dir string) error {
	for _, name := range carddata.SchemaNames() {
		text, _ := carddata.Schema(name)
		path := filepath.Join(dir, "schema", name+".schema.json")
		if err := out.Write(path, func(w io.Writer) error { _, err := w.Write(text); return err }); err != nil {
			return err
		}
	}
	return nil
}
