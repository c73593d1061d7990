package carddata

import (
	"context"
	"fmt"
	"io/fs"
	"maps"
	"path"
	"slices"

	"gopkg.in/yaml.v3"

	"punchboard/carddata/face"
	"punchboard/carddata/hexmap"
	plandata "punchboard/carddata/plan"
	"punchboard/carddata/sections"
	"punchboard/carddata/source"
	"punchboard/carddata/table"
	"punchboard/carddata/values"
	"punchboard/diag"
)

// Options selects what to load from a game's directory.
type Options struct {
	Variant string       // the overlay variants/NAME.yaml; "" for none
	Slug    string       // the game's short name; the last element of place if empty
	Lists   []string     // copy lists: decks that take their copies from lists have the sum of these
	Source  bool         // read texts only in the language that the others are translated from; what those lack is no finding
	Adjust  func(*Print) // changes the print section, as command-line flags do; may be nil
}

// Load reads the game in a directory. Place is the name of the directory in findings,
// such as "games/three-fronts". The game holds everything that could be read; it can be
// printed only if the list has no errors. The list has the faults of all files, in file
// order. Files are read through a source.Directory; Load makes one of any other fsys.
func Load(fsys fs.FS, place string, opt Options) (*Game, *diag.List) {
	dir := source.NewDirectory(context.Background(), fsys, source.MaxFiles)
	l := &loader{Reader: &values.Reader{Files: source.Files{FS: dir, Place: place}, Flows: map[string]any{}}, opt: opt}
	l.game = &Game{Slug: opt.Slug, Place: place, FS: dir, Variant: opt.Variant, Print: defaultPrint(), Play: defaultPlay()}
	if l.game.Slug == "" {
		l.game.Slug = path.Base(place)
	}
	l.load()
	l.JudgeLanguages(l.listed, l.game.LangPos)
	l.game.Files, l.game.RowFiles = l.Opened, l.rowFiles()
	l.Found.Sort(l.Opened)
	return l.game, &l.Found
}

// loader reads one game.
type loader struct {
	*values.Reader
	opt   Options
	game  *Game
	parts parts
	decks *deckReader

	listed map[string]diag.Pos // where `languages` lists each language
}

// gameFile is the file that every game's directory must have.
const gameFile = "game.yaml"

// load reads the files in order of dependency: languages before texts, print defaults
// before decks, cards before faces.
func (l *loader) load() {
	start := diag.Pos{File: l.Name(gameFile)}
	if !l.Exists(gameFile) {
		l.Found.Errorf(start, source.CodeNoFile, "the directory has no file `%s`", gameFile).
			Hintf("name a directory that contains game.yaml, or run `punchboard new DIR` to start a game")
		return
	}
	root, ok := l.YAML(gameFile, start)
	if !ok {
		return
	}
	l.readLanguages(root)
	sections.Read(l, root, "the game", gameSettings, l.game)
	overlay := l.applyVariant()
	if l.opt.Adjust != nil {
		l.opt.Adjust(&l.game.Print)
	}
	l.labels()
	l.overlayLabels(overlay.labels)
	l.checkWords()
	l.fingerprints()
	if !l.opt.Source { // their words are those of all languages
		l.terms()
		l.effects()
	}
	l.overlaySheets(overlay.sheets)
	l.decks = &deckReader{Reader: l.Reader, print: &l.game.Print}
	l.game.Lists = l.decks.lists(l.parts.lists)
	tables := &table.Reader{Reader: l.Reader, Overlay: overlay.tables}
	tables.Read(l.parts.tables)
	l.game.Tables, l.game.unreadTables = tables.Tables, tables.Unread
	l.printed(root)
	l.decks.patchDecks(overlay.lists, "`lists`", l.decks.listEntries)
	l.decks.patchDecks(overlay.decks, "`decks`", l.decks.entries)
	l.decks.checkColumns(l.game)
	l.checkTune()
	l.game.CopyLists = l.decks.copiesByList(l.opt.Lists)
	l.game.Decks = l.decks.splitSets()
	l.decks.countPieces(l.game.Decks)
	l.game.Colors = values.ReadColors(l.parts.colors)
	l.readMaps(overlay)
	l.readFaces()
	l.checkTableStyles(tables.Styled)
	l.checkRehearsal()
}

// printed reads everything that is printed: decks, counters and sheets. A game has at
// least one of them.
func (l *loader) printed(root source.Node) {
	l.decks.components(l.parts.decks, CardKind, deckSettings)
	l.decks.components(l.parts.counters, CounterKind, counterSettings)
	l.decks.components(l.parts.sheets, SheetKind, sheetSettings)
	if root.Kind == yaml.MappingNode && !l.parts.any() {
		root.Errorf(source.CodeMissingKey, "the game needs `decks`, `counters` or `sheets`").Hintf("add at least one of them; otherwise there is nothing to print")
	}
}

// readMaps reads the maps. It runs after colors, and after the counters that the maps
// set up.
func (l *loader) readMaps(over overlay) {
	m := &hexmap.Reader{Reader: l.Reader, Colors: l.game.Colors, CheckFont: l.game.CheckFont, Counters: l.mapCounters(), Overlay: over.maps}
	m.Read(l.parts.maps)
	l.game.Maps, l.game.unreadMaps = m.Maps, m.Unread
	l.checkFit()
	plans := &plandata.Reader{Reader: m, Overlay: over.plans}
	plans.Read(l.parts.plans)
	l.game.Plans = plans.Plans
	l.reportUnnamed(over.maps, l.parts.maps, "map")
	l.reportUnnamed(over.plans, l.parts.plans, "plan")
}

// readFaces reads styles and faces, and checks the faces against the decks whose cards
// use them. It runs last, when everything that a face may name has been read.
func (l *loader) readFaces() {
	g, broken := l.game, false
	g.Styles = face.ReadStyles(g, l.parts.styles)
	g.Faces, broken = face.Read(l.Reader, g, g.Styles, diag.Pos{File: l.Name(gameFile)})
	l.checkKeywords()
	g.keywords = face.IndexKeywords(g.Keywords)
	check := &faceChecker{Reader: l.Reader, game: g, faulty: l.decks.faulty, broken: broken, checks: &typeChecks, looks: map[string]bool{}}
	check.checkDecks()
}

// checkKeywords reports unknown styles of keywords.
func (l *loader) checkKeywords() {
	for _, k := range l.game.Keywords {
		if _, ok := l.game.Styles[k.Style]; !ok && k.Style != "" {
			l.Found.Errorf(k.Pos, face.CodeStyle, "there is no style `%s`", k.Style).Hintf("%s", diag.DidYouMean(k.Style, slices.Sorted(maps.Keys(l.game.Styles))))
		}
	}
}

// checkTableStyles reports unknown styles of table columns, once all styles are read.
func (l *loader) checkTableStyles(styled []source.Node) {
	for _, n := range styled {
		if _, ok := l.game.Styles[n.Value]; !ok {
			n.Errorf(face.CodeStyle, "there is no style %s", source.Quote(n.Value)).Hintf("%s", diag.DidYouMean(n.Value, slices.Sorted(maps.Keys(l.game.Styles))))
		}
	}
}

// OpenDir opens a game's directory on disk. All reads stay inside it: a path or a
// symbolic link that leads out fails to open, and Load reports it as a finding.
func OpenDir(dir string) (fs.FS, error) {
	files, err := source.OpenDisk(dir)
	if err != nil {
		return nil, fmt.Errorf("open game: %w", err)
	}
	return files, nil
}
