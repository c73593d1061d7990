package pdf

import "punchboard/scene"

// survey collects information about a document that is needed before its first stream
// is written.
type survey struct {
	uses  map[*scene.Symbol]int  // number of uses of each symbol; the contents of a symbol are counted once
	noted map[*scene.Symbol]bool // whether the symbol contains links or bookmarks
	pages map[*scene.Symbol]int  // number of pages with the symbol, for those that are used on pages
	needs map[*scene.Symbol]int  // number of decimals where the symbol is largest, so that one drawing does for all its uses

	pictures []*scene.Picture // one for each file, in order of first use
	seen     map[pictureKey]bool
}

func surveyOf(doc *scene.Document) survey {
	s := survey{uses: map[*scene.Symbol]int{}, noted: map[*scene.Symbol]bool{}, pages: map[*scene.Symbol]int{}, needs: map[*scene.Symbol]int{}, seen: map[pictureKey]bool{}}
	for i := range doc.Pages {
		s.look(doc.Pages[i].Marks)
		s.countPage(doc.Pages[i].Marks, map[*scene.Symbol]bool{})
	}
	for sym, scale := range largest(doc) {
		s.needs[sym] = decimalsAt(scale)
	}
	return s
}

// countPage counts the page of marks for the symbols placed there.
func (s *survey) countPage(marks []scene.Mark, on map[*scene.Symbol]bool) {
	for _, m := range marks {
		switch m := m.(type) {
		case *scene.Group:
			s.countPage(m.Marks, on)
		case *scene.Use:
			if !on[m.Symbol] {
				on[m.Symbol] = true
				s.pages[m.Symbol]++
			}
		}
	}
}

// look counts the symbols and collects the pictures in marks. It reports whether there
// are links or bookmarks.
func (s *survey) look(marks []scene.Mark) (noted bool) {
	for _, m := range marks {
		switch v := m.(type) {
		case *scene.Link, *scene.Bookmark:
			noted = true
		case *scene.Group:
			noted = s.look(v.Marks) || noted
		case *scene.Use:
			noted = s.place(v.Symbol) || noted
		case *scene.Image:
			s.show(v.Picture)
		}
	}
	return noted
}

// again counts the symbols without texts in marks that are written a second time, also in
// symbols with texts that are used there alone.
func (s *survey) again(marks []scene.Mark) {
	for _, m := range marks {
		switch v := m.(type) {
		case *scene.Group:
			s.again(v.Marks)
		case *scene.Use:
			if len(scene.Words(v.Symbol.Marks)) == 0 {
				s.uses[v.Symbol]++
			} else if s.uses[v.Symbol] == 1 {
				s.again(v.Symbol.Marks)
			}
		}
	}
}

func (s *survey) show(p *scene.Picture) {
	if !s.seen[p.Sum] {
		s.seen[p.Sum] = true
		s.pictures = append(s.pictures, p)
	}
}

func (s *survey) place(sym *scene.Symbol) bool {
	s.uses[sym]++
	if s.uses[sym] == 1 {
		s.noted[sym] = s.look(sym.Marks)
	}
	return s.noted[sym]
}
