package proofread

import (
	"io/fs"
	"maps"
	"path"
	"slices"
	"strings"

	"punchboard/carddata/expr"
	"punchboard/carddata/face"
	"punchboard/carddata/source"
	"punchboard/carddata/wording"
	"punchboard/diag"
)

// unused reports what nothing uses. A variant may leave out what the game itself uses.
func (p *inventory) unused() {
	if p.game.Variant != "" {
		return
	}
	if p.game.Rules == "" || p.read != nil { // otherwise it is not known what the rules read
		p.unusedColumns()
		p.unusedLabels()
		p.unusedLists()
	}
	p.unusedFaces()
	p.unusedIcons()
	p.unusedPictures()
	p.unusedStyles()
}

// unusedFaces reports faces that no card has and no face extends, and library parts that
// nothing uses.
func (p *inventory) unusedFaces() {
	used := map[*face.Face]bool{}
	for _, d := range p.game.Decks {
		for _, f := range p.facesOf(d) {
			used[f] = true
		}
	}
	for _, name := range sortedKeys(p.game.Faces) {
		if f := p.game.Faces[name]; !used[f] && !p.index.has(faceClass, name) {
			p.found.Warnf(f.Pos, CodeUnusedFace, "no card has the face `%s`", name).
				Hintf("remove it, or name it under `front` or `back` in game.yaml")
		}
	}
	for _, part := range p.index.library {
		if !p.index.of(libraryClass).names[part.Name] {
			p.found.Warnf(part.Key.Pos(), CodeUnusedFace, "nothing uses the library part `%s`", part.Name).
				Hintf("remove it, or draw it with `use: %s`", part.Name)
		}
	}
}

// unusedIcons reports icons that nothing shows. The kit, skin and flash of an icon are shown with it.
func (p *inventory) unusedIcons() {
	for _, name := range sortedKeys(p.game.Icons) {
		worn := strings.TrimSuffix(strings.TrimSuffix(name, "-kit"), "-skin")
		if !p.index.has(iconClass, name) && !p.index.has(iconClass, worn) && !p.flashes(name) {
			p.reportUnused(p.game.Icons[name].Pos, CodeUnusedPicture, "icon", name)
		}
	}
}

// flashes reports whether an icon is the flash of a shot that is shown with another icon: that of the
// same name, or one whose name has one word more, such as a nation.
func (p *inventory) flashes(name string) bool {
	shot, ok := strings.CutSuffix(name, "-flash")
	if !ok || p.index.has(iconClass, shot) {
		return ok
	}
	variant := func(other string) bool {
		word, ok := strings.CutPrefix(other, shot+"-")
		return ok && other != name && !strings.Contains(word, "-") && p.index.has(iconClass, other)
	}
	return slices.ContainsFunc(sortedKeys(p.game.Icons), variant) || slices.ContainsFunc(sortedKeys(p.index.of(iconClass).names), variant)
}

// reportUnused reports a name of game.yaml that nothing uses.
func (p *inventory) reportUnused(at diag.Pos, code diag.Code, what, name string) {
	p.found.Warnf(at, code, "nothing uses the %s `%s`", what, name).Hintf("remove it, or check the spelling where it is meant")
}

// unusedStyles reports colors, styles and fonts that nothing uses.
func (p *inventory) unusedStyles() {
	for _, name := range sortedKeys(p.game.Colors) {
		if !p.index.has(colorClass, name) {
			p.reportUnused(p.game.Colors[name].Pos, CodeUnusedStyle, "color", name)
		}
	}
	for _, name := range sortedKeys(p.game.Styles) {
		if !p.index.has(styleClass, name) {
			p.reportUnused(p.game.Styles[name].Pos, CodeUnusedStyle, "style", name)
		}
	}
	for _, name := range sortedKeys(p.game.Fonts) {
		if !p.index.has(fontClass, name) {
			p.reportUnused(p.game.Fonts[name].Pos, CodeUnusedStyle, "font", name)
		}
	}
}

// unusedLabels reports labels that nothing prints.
func (p *inventory) unusedLabels() {
	x := p.index
	for _, id := range sortedKeys(p.game.Labels) {
		if strings.HasPrefix(id, wording.Prefix) {
			continue
		}
		asked := slices.ContainsFunc(x.of(labelClass).forms, func(f expr.Form) bool { return x.fits(f, id) })
		if !asked && !x.of(labelClass).names[id] && !p.read[id] {
			p.reportUnused(p.game.Labels[id].Pos, CodeUnusedLabel, "label", id)
		}
	}
}

// unusedLists reports lists and reference tables that nothing reads or prints.
func (p *inventory) unusedLists() {
	for _, l := range p.game.Lists {
		if l.ID != ledger && !p.read[l.ID] && !p.index.has(listClass, l.ID) {
			p.reportUnused(l.Pos, CodeUnusedList, "list", l.ID)
		}
	}
	for _, t := range p.game.Tables {
		if !p.read[t.ID] && !p.index.has(tableClass, t.ID) && !p.index.has(tableClass, t.Set) {
			p.reportUnused(t.Pos, CodeUnusedList, "table", t.ID)
		}
	}
}

// ledger is the list of the rules of a game, which the checks of texts and playtests
// read.
const ledger = "rules"

// unusedPictures reports pictures that nothing shows, in folders from which some are
// shown.
func (p *inventory) unusedPictures() {
	shown := map[string]bool{}
	for _, icon := range p.game.Icons {
		shown[icon.File] = true
	}
	dir, ok := p.game.FS.(*source.Directory)
	if !ok {
		return
	}
	for _, folder := range p.pictureFolders(shown) {
		entries, err := fs.ReadDir(dir, folder)
		if err != nil {
			continue
		}
		for _, e := range entries {
			name := path.Join(folder, e.Name())
			if e.Type().IsRegular() && isPicture(name) && !shown[name] && !p.index.has(fileClass, name) {
				p.found.Warnf(diag.Pos{File: path.Join(p.game.Place, name)}, CodeUnusedPicture, "nothing shows the picture %s", source.Quote(name)).
					Hintf("delete the file, or name it where it is meant")
			}
		}
	}
}

func isPicture(name string) bool {
	return slices.Contains([]string{".png", ".jpg", ".jpeg", ".svg"}, strings.ToLower(path.Ext(name)))
}

// pictureFolders returns the folders of pictures that are named, but not the game's own:
// it may hold anything.
func (p *inventory) pictureFolders(shown map[string]bool) []string {
	folders := map[string]bool{}
	add := func(name string) {
		if at := path.Dir(name); at != "." && fs.ValidPath(at) {
			folders[at] = true
		}
	}
	for name := range shown {
		add(name)
	}
	for name := range p.index.of(fileClass).names {
		add(name)
	}
	for _, f := range p.index.of(fileClass).forms {
		if len(f) > 0 && strings.Contains(f[0].Text, "/") {
			add(f[0].Text + "x")
		}
	}
	for text := range p.index.data {
		if isPicture(text) {
			add(text)
		}
	}
	return slices.Sorted(maps.Keys(folders))
}
