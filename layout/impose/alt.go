package impose

import (
	"strconv"
	"strings"

	"punchboard/carddata"
	"punchboard/scene"
)

// alts are what pieces are in words, for those who cannot see them.
type alts struct {
	items map[*scene.Piece]int    // number of items that each back belongs to
	texts map[*scene.Piece]string // of the sides described so far
	title map[*scene.Piece]string // of the same
}

func newAlts(job *Job) alts {
	a := alts{items: map[*scene.Piece]int{}, texts: map[*scene.Piece]string{}, title: map[*scene.Piece]string{}}
	for i := range job.Stacks {
		for _, item := range job.Stacks[i].Items {
			a.items[item.Back]++
		}
	}
	return a
}

// alt returns one side of a piece in words: its number of copies, its name and the texts
// on it. A back that several items share is described only where it is first printed, as
// that of the stack. The title is set for a sheet with tables, see scene.Use.
func (im *imposer) alt(p itemCopy, face *scene.Piece, back bool) (text, title string) {
	shared := back && im.alts.items[face] > 1
	text, known := im.alts.texts[face]
	if known && shared {
		return "", ""
	}
	if !known {
		text, title = im.describe(p, face, back, shared)
		if !p.stack.Sheets || !scene.HasTable(face.Marks) {
			title = ""
		}
		im.alts.texts[face], im.alts.title[face] = text, title
	}
	return text, im.alts.title[face]
}

// describe returns one side of a piece in words, and their beginning: its number of copies
// and its name.
func (im *imposer) describe(p itemCopy, face *scene.Piece, back, shared bool) (text, title string) {
	title = p.title()
	if shared {
		title = p.stack.Title
	}
	title = carddata.OnOneLine(title)
	texts := withoutTitle(scene.Words(face.Marks), title)
	if back {
		title += ", " + im.planner.head.words.Text("print.back")
	}
	if !shared && p.item.Copies > 1 {
		title = strconv.Itoa(p.item.Copies) + " × " + title
	}
	return sentences(filled(append([]string{title}, texts...))), title
}

// withoutTitle removes the first text that only repeats the title.
func withoutTitle(texts []string, title string) []string {
	if len(texts) == 0 {
		return nil
	}
	title = strings.Join(strings.Fields(title), " ")
	for i, text := range texts {
		if strings.EqualFold(text, title) {
			return append(texts[:i:i], texts[i+1:]...)
		}
	}
	return texts
}

// sentences joins texts so that a pause is heard between them.
func sentences(texts []string) string {
	var b strings.Builder
	for i, text := range texts {
		if i > 0 && strings.ContainsAny(texts[i-1][len(texts[i-1])-1:], ".!?:;,") {
			b.WriteString(" ")
		} else if i > 0 {
			b.WriteString(". ")
		}
		b.WriteString(text)
	}
	return b.String()
}
