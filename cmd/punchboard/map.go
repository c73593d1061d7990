package main

import (
	"cmp"
	"context"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path"
	"strings"

	"github.com/spf13/cobra"

	"punchboard/carddata"
	mapdata "punchboard/carddata/hexmap"
	"punchboard/carddata/hexmap/mapgen"
	"punchboard/diag"
	"punchboard/internal/edition"
)

// mapper runs `punchboard map`.
type mapper struct {
	t      *terminal
	game   gameFlags
	print  printFlags
	id     string
	seed   uint64
	file   string
	force  bool   // overwrite an existing file
	sheets string // directory for the printed sheets, "" for none
}

func newMap(t *terminal) *cobra.Command {
	m := &mapper{t: t}
	cmd := &cobra.Command{
		Use:   "map random [GAME|DIR]",
		Short: "Generate a random hex map",
		Long: `Generate a random hex map, for games in which players draw the map. The new map keeps
the grid, look, terrains, zones and entries of the game's map, and the number of hexes
of each terrain stays within least and most. The same seed always generates the same
map. The output is a map file ready for use; with --print, the sheets of the game are
printed with the new map.`,
		Example: `  punchboard map random mygame --seed 7
  punchboard map random mygame --seed 7 -o mygame/maps/random.yaml
  punchboard map random mygame --seed 7 --print out/random`,
		RunE: func(cmd *cobra.Command, args []string) error { return m.run(cmd.Context(), args) },
	}
	m.game.register(t, cmd)
	m.print.register(cmd)
	cmd.ValidArgsFunction = completeMap
	cmd.Flags().StringVar(&m.id, "map", "", "`MAP` from game.yaml to start from; not needed if there is only one")
	cmd.Flags().Uint64Var(&m.seed, "seed", 1, "random seed")
	cmd.Flags().StringVarP(&m.file, "out", "o", "", "write the map to `FILE` instead of standard output")
	cmd.Flags().BoolVar(&m.force, "force", false, "overwrite an existing file")
	cmd.Flags().StringVar(&m.sheets, "print", "", "print the game's sheets with the new map into `DIR`")
	setPlaceholder(cmd, "seed", "N")
	return cmd
}

// completeMap completes the subcommand first, then games.
func completeMap(cmd *cobra.Command, args []string, begun string) ([]string, cobra.ShellCompDirective) {
	if len(args) == 0 {
		return []string{"random"}, cobra.ShellCompDirectiveNoFileComp
	}
	return completeGames(cmd, args, begun)
}

// mapReport is the --json output for a generated map.
type mapReport struct {
	Findings []diag.Finding `json:"findings"`
	Map      string         `json:"map"`
	Seed     uint64         `json:"seed"`
	Text     string         `json:"text"`
}

func (m *mapper) run(ctx context.Context, args []string) error {
	if len(args) == 0 || args[0] != "random" {
		return usageErrorf("write `punchboard map random GAME`", "the only kind of map is `random`")
	}
	targets, err := m.game.targets(args[1:])
	if err != nil {
		return err
	}
	if len(targets) != 1 {
		return usageErrorf("name only one game", "a map is generated for one game, but %d are named", len(targets))
	}
	return m.draw(ctx, targets[0])
}

// draw generates the map of a game and shows, saves or prints it.
func (m *mapper) draw(ctx context.Context, t target) error {
	t.fsys = t.files(ctx)
	game, found := carddata.Load(t.fsys, t.place, carddata.Options{Variant: m.game.variant, Slug: t.slug})
	if found.Errors() > 0 {
		if err := m.t.findings(found.All()); err != nil {
			return err
		}
		return m.t.finish(found.All(), mapReport{Findings: found.All()})
	}
	chart, err := m.choose(game)
	if err != nil {
		return err
	}
	text, err := m.text(t, chart)
	if err != nil {
		return err
	}
	if err := m.save(chart, text); err != nil {
		return err
	}
	if m.sheets != "" {
		t.fsys = withFile{t.fsys, chart.File, text}
		return m.printed(ctx, t, game)
	}
	return m.show(chart, text)
}

// choose returns the map that --map names, or the only one.
func (m *mapper) choose(game *carddata.Game) (*mapdata.Map, error) {
	var ids []string
	for _, chart := range game.Maps {
		ids = append(ids, chart.ID)
	}
	switch {
	case len(ids) == 0:
		return nil, usageErrorf("see docs/maps.md for how to add a map", "%s has no `maps`", game.Place)
	case m.id == "" && len(ids) == 1:
		return game.Maps[0], nil
	case m.id == "":
		return nil, usageErrorf("use --map with one of "+strings.Join(ids, ", "), "%s has %d maps", game.Place, len(ids))
	}
	chart, ok := game.Map(m.id)
	if !ok {
		return nil, usageErrorf(diag.DidYouMean(m.id, ids), "--map: %s has no map %q", game.Place, m.id)
	}
	return chart, nil
}

// text generates a map and returns its file.
func (m *mapper) text(t target, chart *mapdata.Map) ([]byte, error) {
	old, err := fs.ReadFile(t.fsys, chart.File)
	if err != nil {
		return nil, failed(err)
	}
	drawn, err := mapgen.Generate(chart, m.seed)
	if err != nil {
		return nil, failed(err)
	}
	text, err := drawn.File(old, chart, m.seed)
	if err != nil {
		return nil, failed(err)
	}
	return text, m.readBack(t, chart, drawn, text)
}

// readBack rejects a text that does not read as the map that was generated. YAML
// can be written so that sections cannot be replaced, such as a whole file in
// braces.
func (m *mapper) readBack(t target, chart *mapdata.Map, drawn *mapgen.Map, text []byte) error {
	game, found := carddata.Load(withFile{t.fsys, chart.File, text}, t.place, carddata.Options{Variant: m.game.variant, Slug: t.slug})
	file, why := path.Join(t.place, chart.File), ""
	for _, f := range found.All() {
		if f.Severity == diag.Error && f.Pos.File == file {
			why = f.Message
			break
		}
	}
	again, ok := game.Map(chart.ID)
	if why == "" && ok && drawn.Shown(again) {
		return nil
	}
	return &exit{exitFound, fmt.Errorf("%s: the map cannot be written into this file: %s", file, cmp.Or(why, "reading it back returns a different map")),
		"write its sections one below the other, with each key at the left margin, as in docs/maps.md"}
}

// save writes a map to the requested file, if any.
func (m *mapper) save(chart *mapdata.Map, text []byte) error {
	if m.file == "" {
		return nil
	}
	if _, err := os.Lstat(m.file); err == nil && !m.force {
		return &exit{exitFound, fmt.Errorf("%s already exists", m.file), "use another file name, or overwrite the file with --force"}
	}
	if err := edition.WriteFile(m.file, func(w io.Writer) error { _, err := w.Write(text); return err }); err != nil {
		return failed(err)
	}
	m.t.say("%s: map `%s`, seed %d", m.file, chart.ID, m.seed)
	return nil
}

// show prints a map that was not saved; with --json also one that was.
func (m *mapper) show(chart *mapdata.Map, text []byte) error {
	if m.t.json {
		return m.t.finish(nil, mapReport{[]diag.Finding{}, chart.ID, m.seed, string(text)})
	}
	if m.file == "" {
		_, err := m.t.out.Write(text)
		return failed(err)
	}
	return nil
}

// printed prints the sheets of the game that --only selects.
func (m *mapper) printed(ctx context.Context, t target, game *carddata.Game) error {
	if len(m.game.only) == 0 {
		for _, d := range game.Decks {
			if d.Kind() == carddata.SheetKind {
				m.game.only = append(m.game.only, d.ID)
			}
		}
	}
	if len(m.game.only) == 0 {
		return failed(fmt.Errorf("%s has no `sheets` to print a map on", t.place))
	}
	b := &builder{t: m.t, game: m.game, print: m.print, out: outFlag(m.sheets)}
	return b.build(ctx, []target{t})
}
