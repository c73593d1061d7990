package main

import (
	"bytes"
	"context"
	"errors"
	"io"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"github.com/spf13/cobra"

	"punchboard/diag"
	"punchboard/internal/edition"
	"punchboard/playtest/trial"
	"punchboard/translate"
)

// translationImporter runs `punchboard i18n import`.
type translationImporter struct {
	t      *terminal
	lang   string
	dryRun bool
}

func newI18nImport(t *terminal) *cobra.Command {
	m := &translationImporter{t: t}
	cmd := &cobra.Command{
		Use:   "import [GAME|DIR] FILE",
		Short: "Write the translations of a file into the game",
		Long: `Write the translations of a PO or XLIFF file into the CSV and YAML files of the game.
Nothing else in them changes. Entries that are empty or fuzzy are left out. If a translation has
other figures, icons or expressions than its source text, or belongs to no text of the
game, nothing is written.`,
		Example: `  punchboard i18n import mygame mygame/po/de.po
  punchboard i18n import mygame de.po --dry-run     shows what would change`,
		Args: cobra.RangeArgs(1, 2),
		RunE: func(cmd *cobra.Command, args []string) error { return m.run(cmd.Context(), args) },
	}
	cmd.ValidArgsFunction = completeGames
	fl := cmd.Flags()
	fl.StringVar(&m.lang, "lang", "", "language `LANG` of the file, if the file does not say it")
	fl.BoolVar(&m.dryRun, "dry-run", false, "show a diff, and write nothing")
	return cmd
}

// importReport is the --json output.
type importReport struct {
	Findings  []diag.Finding `json:"findings"`
	Files     []string       `json:"files"`
	Changed   int            `json:"changed"`
	Unchanged int            `json:"unchanged"`
	Fuzzy     int            `json:"fuzzy"`
	Empty     int            `json:"empty"`
	Diff      string         `json:"diff,omitempty"`
}

func (m *translationImporter) run(ctx context.Context, args []string) error {
	game, file := ".", args[len(args)-1]
	if len(args) == 2 {
		game = args[0]
	}
	of, err := findTarget(game)
	if err != nil {
		return err
	}
	if !m.dryRun {
		if err := ownGame(of); err != nil {
			return err
		}
	}
	data, err := readTranslations(file)
	if err != nil {
		return failed(err)
	}
	lang, all, found := readTranslationFile(data, filepath.ToSlash(file))
	if found.Errors() > 0 {
		return m.t.refuseFindings(found.All())
	}
	c, err := m.catalog(ctx, of, file, lang)
	if err != nil {
		return err
	}
	made, more := c.Import(ctx, all)
	found.Append(*more)
	if found.Errors() > 0 {
		return m.t.refuseFindings(found.All())
	}
	return m.finish(ctx, game, of, made, found.All())
}

// readTranslationFile reads a file as XLIFF if it begins as XML does.
func readTranslationFile(data []byte, name string) (lang string, all []translate.Incoming, found diag.List) {
	if bytes.HasPrefix(bytes.TrimSpace(bytes.TrimPrefix(data, []byte("\ufeff"))), []byte("<")) {
		return translate.ReadXLIFF(data, name)
	}
	return translate.ReadPO(data, name)
}

// catalog returns the texts of the game in the language of the file.
func (m *translationImporter) catalog(ctx context.Context, of target, file, lang string) (*translate.Catalog, error) {
	switch {
	case lang == "" && m.lang == "":
		return nil, usageErrorf("name it with --lang", "%s does not say its language", file)
	case lang != "" && m.lang != "" && lang != m.lang:
		return nil, &exit{exitFound, errors.New(file + " is in " + lang + ", not in " + m.lang), "name the file of the right language"}
	case lang == "":
		lang = m.lang
	}
	lang = strings.ReplaceAll(lang, "_", "-")
	if err := usableLanguage(lang); err != nil {
		return nil, err
	}
	c, err := m.t.openCatalog(ctx, of, lang)
	switch {
	case err != nil:
		return nil, err
	case lang == c.Game.Source:
		return nil, &exit{exitFound, errors.New(file + " is in " + lang + ", the language that " + c.Game.Place + " is translated from"), "import a translation"}
	case !c.Listed:
		return nil, &exit{exitFound, errors.New(c.Game.Place + " has no language " + lang), "add it first: `punchboard i18n add " + c.Game.Place + " " + lang + "`"}
	}
	return c, nil
}

// finish writes the files, or shows what would change.
func (m *translationImporter) finish(ctx context.Context, game string, of target, made *translate.Imported, found []diag.Finding) error {
	if err := m.t.findings(found); err != nil {
		return err
	}
	report := importReport{found, []string{}, made.Changed, made.Unchanged, made.Fuzzy, made.Empty, ""}
	for _, name := range slices.Sorted(maps.Keys(made.Files)) {
		before, err := fs.ReadFile(of.fsys, name)
		if err != nil && !errors.Is(err, fs.ErrNotExist) {
			return failed(err)
		}
		if string(before) == string(made.Files[name]) {
			delete(made.Files, name)
			continue
		}
		report.Diff += trial.UnifiedDiff(name, before, made.Files[name])
	}
	if m.dryRun {
		m.t.sayLines(strings.TrimSuffix(report.Diff, "\n"))
	} else {
		var err error
		if report.Files, err = writeGameFiles(ctx, game, made.Files); err != nil {
			return err
		}
		report.Diff = ""
	}
	m.sayImported(of.place, report)
	return m.t.finish(found, report)
}

func (m *translationImporter) sayImported(place string, r importReport) {
	done := "changed"
	if m.dryRun {
		done = "would change"
	}
	line := diag.Count(r.Changed, "translation") + " " + done
	for _, part := range []struct {
		n    int
		what string
	}{{r.Unchanged, "as before"}, {r.Fuzzy, "fuzzy and left out"}, {r.Empty, "empty"}} {
		if part.n > 0 {
			line += ", " + strconv.Itoa(part.n) + " " + part.what
		}
	}
	m.t.say("%s: %s", place, line)
	for _, name := range r.Files {
		m.t.say("  wrote %s", name)
	}
}

// writeGameFiles writes files of a game so that all are written or none. It returns their names
// for messages. A link stays a link: the file behind it is written. Files keep their modes.
func writeGameFiles(ctx context.Context, game string, files map[string][]byte) (shown []string, err error) {
	root, err := realPath(game)
	if err != nil {
		return nil, failed(err)
	}
	shown = []string{}
	modes := map[string]fs.FileMode{}
	out := edition.New(ctx, root)
	defer out.Discard()
	for _, name := range slices.Sorted(maps.Keys(files)) {
		_, as := inGame(game, name)
		path := filepath.Join(root, filepath.FromSlash(name))
		if info, err := os.Stat(path); err == nil {
			if path, err = realPath(path); err != nil {
				return nil, failed(err)
			}
			modes[path] = info.Mode().Perm()
		}
		if err := out.Write(path, func(w io.Writer) error { _, err := w.Write(files[name]); return err }); err != nil {
			return nil, failed(err)
		}
		shown = append(shown, as)
	}
	if err := out.Commit(); err != nil {
		return nil, failed(err)
	}
	for path, mode := range modes {
		if err := os.Chmod(path, mode); err != nil {
			return nil, failed(err)
		}
	}
	return shown, nil
}

// realPath returns the absolute path of a file or directory, behind all links.
func realPath(path string) (string, error) {
	abs, err := filepath.Abs(path)
	if err != nil {
		return "", err
	}
	return filepath.EvalSymlinks(abs)
}
