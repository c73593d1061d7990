package pipeline

import (
	"path"
	"slices"

	"punchboard/diag"
	"punchboard/internal/stamp"
	"punchboard/layout"
	"punchboard/layout/audit"
	"punchboard/layout/impose"
	"punchboard/scene"
)

// contentsName is the name, without extension, of the file that lists the
// components of a game.
const contentsName = "contents"

// printedFile is a planned file with the resulting documents, and what the contents say
// about them.
type printedFile struct {
	plannedFile
	files []File
	stamp.Listed
}

func newPrintedFile(p plannedFile, files []File) printedFile {
	f := printedFile{plannedFile: p, files: files}
	f.Names = f.fileNames()
	if len(files) == 0 {
		return f
	}
	tallies := audit.Count(f.pages())
	for _, c := range f.components() {
		f.Counts = append(f.Counts, c.count(tallies))
	}
	return f
}

// contents returns the file that lists the components of a game in a language.
// The counts are those of the finished pages. There is no such file if the game
// does not ask for it, or if only some of its decks or cards are printed. It is not
// ok if what is known of an earlier run no longer holds.
func (s *selection) contents(lang Language, book *layout.Book, printed []printedFile, known *known) (files []File, found diag.List, ok bool) {
	at := s.noteBook(lang, book)
	if !s.game.Print.Contents || !s.whole() || len(printed) == 0 {
		return nil, found, true
	}
	if kept := known.contents(path.Join(lang.String(), contentsName+".pdf"), s.bundles); kept != nil {
		at.Contents = known.old.Contents
		return kept, listOf(at.Contents), true
	}
	if printed, ok = known.pictured(s, printed); !ok {
		return nil, found, false
	}
	files, found = s.newContents(lang, book, printed)
	at.Contents = slices.Clone(found.All())
	return files, found, true
}

// newContents makes the file that lists the components.
func (s *selection) newContents(lang Language, book *layout.Book, printed []printedFile) ([]File, diag.List) {
	job := impose.Job{Print: s.game.Print, Lang: book.Lang, Game: s.game.Title.In(book.Lang), Version: s.edition(), Words: s.game.OwnWords(book.Lang)}
	rows := contentsRows(printed)
	pages, found := impose.Contents(job, rows)
	pages = s.fittedPages(pages)
	if len(pages) == 0 {
		return nil, found
	}
	return []File{{
		Path:    path.Join(lang.String(), contentsName+".pdf"),
		Summary: diag.Count(len(rows), "component") + ", " + paperTitle(s.game.Print.Paper) + s.forPrinter(),
		Document: &scene.Document{
			Meta:     s.meta(job.Game, book),
			Language: book.Lang,
			Pages:    pages,
		},
	}}, found
}

// whole reports whether the whole game is printed.
func (s *selection) whole() bool {
	return s.pick == nil && len(s.cards)+len(s.lists) == 0 && len(s.decks) == len(s.game.Decks)
}

// contentsRows lists the components in the files. The counters of a set are one
// component, and so are the forms of a sheet.
func contentsRows(printed []printedFile) (rows []impose.ContentsRow) {
	at := map[string]int{} // rows, by the component's id
	for i := range printed {
		p := &printed[i]
		for j, c := range p.components() {
			k, known := at[c.id]
			if !known {
				k, at[c.id] = len(rows), len(rows)
				rows = append(rows, impose.ContentsRow{Title: c.stacks[0].Title, Stacks: c.stacks, Pieces: p.Counts[j].Pieces, Fillers: p.Counts[j].Fillers, Sheets: p.Counts[j].Sheets})
			}
			rows[k].Files = append(rows[k].Files, p.Names...)
		}
	}
	return rows
}

// component is the subject of a row of the contents.
type component struct {
	id     string
	stacks []impose.Stack
}

// components returns the components of a file: one for each deck, or one for a
// set of counters.
func (p *printedFile) components() (list []component) {
	if p.set != "" {
		return []component{{p.set, p.Stacks}}
	}
	for i := range p.Stacks {
		list = append(list, component{p.Stacks[i].ID, p.Stacks[i : i+1]})
	}
	return list
}

// count returns the quantity of a component in its file.
func (c *component) count(tallies map[string]audit.Tally) (n stamp.Count) {
	var on []int
	for _, s := range c.stacks {
		n.Fillers += s.Fillers()
		n.Pieces += tallies[s.ID].Pieces - s.Fillers()
		on = append(on, tallies[s.ID].Pages...)
	}
	slices.Sort(on)
	n.Sheets = len(slices.Compact(on))
	return n
}

// pages returns the pages of all documents of a planned file.
func (p *printedFile) pages() (pages []scene.Page) {
	for _, f := range p.files {
		if f.Document != nil {
			pages = append(pages, f.Document.Pages...)
		}
	}
	return pages
}

// fileNames returns the names of the documents, without their folders.
func (p *printedFile) fileNames() (names []string) {
	for _, f := range p.files {
		if f.Document != nil {
			names = append(names, path.Base(f.Path))
		}
	}
	return names
}
