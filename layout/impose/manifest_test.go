package impose

import (
	"slices"
	"strings"
	"testing"

	"punchboard/carddata"
	"punchboard/geom"
	"punchboard/scene"
)

func manifestJob(lang, name string, copies ...int) Job {
	s := counterStack("m", strings.Repeat("a", len(copies)), fiveEighths, carddata.CounterLayout{Match: true, Manifest: true})
	for i, n := range copies {
		s.Items[i].Copies, s.Items[i].Title = n, name
	}
	job := counterJob(nil, s)
	job.Lang = lang
	return job
}

// wordsOn returns the texts on a page, in order.
func wordsOn(marks []scene.Mark) (words []string) {
	for _, m := range marks {
		switch m := m.(type) {
		case *scene.Group:
			words = append(words, wordsOn(m.Marks)...)
		case *scene.Glyphs:
			words = append(words, m.Text())
		}
	}
	return words
}

// TestManifestListsSheets lists counters that fill several sheets, in each language.
func TestManifestListsSheets(t *testing.T) {
	tests := []struct {
		lang   string
		copies []int
		pages  int
		want   []string
	}{
		{"en", []int{6, 1, 3}, 1, []string{"manifest 1/1", "Kinds: 3 · Counters: 10 · Sheets: 1", "6 ×", "sheet 1", "\n15.9 mm"}},
		{"fr", []int{6, 1, 3}, 1, []string{"inventaire 1/1", "Modèles : 3 · Pions : 10 · Feuilles : 1", "feuille 1", "\n15,9 mm"}},
		{"en", []int{204, 408, 20}, 1, []string{"Sheets: 4", "sheets 2–3", "sheet 4"}},
		{"en", slices.Repeat([]int{1}, 60), 2, []string{"manifest 2/2"}},
	}
	for _, tt := range tests {
		im := imposed(t, manifestJob(tt.lang, "Fuel", tt.copies...))
		pages := im.Manifest.Pages
		if len(pages) != tt.pages || len(im.Pages()) != 2*len(im.Sheets)+len(pages) || len(im.Fronts()) != len(im.Sheets)+len(pages) {
			t.Errorf("%v: %d pages of a manifest, %d in all", tt.copies, len(pages), len(im.Pages()))
		}
		var words []string
		for _, page := range pages {
			words = append(words, wordsOn(page.Marks)...)
		}
		text := strings.ReplaceAll(strings.Join(words, "\n"), "\u00a0", " ")
		for _, want := range tt.want {
			if !strings.Contains(strings.ReplaceAll(text, "\u202f", " "), want) {
				t.Errorf("%s %v: no %q in\n%s", tt.lang, tt.copies, want, text)
			}
		}
	}
}

// TestManifestOfProofs checks that only proofs show ids, which are for the designer.
func TestManifestOfProofs(t *testing.T) {
	for _, proof := range []bool{false, true} {
		job := manifestJob("en", "Fuel", 6, 1)
		job.Print.Proof = proof
		words := strings.Join(wordsOn(imposed(t, job).Manifest.Pages[0].Marks), "\n")
		if shown := strings.Contains(words, "c2"); shown != proof {
			t.Errorf("proof %v: ids shown: %v", proof, shown)
		}
	}
}

// TestManifestNotes checks that the note of a counter is printed below its name, that spaces
// of it do not break where they must not, and that rows with notes hold larger faces.
func TestManifestNotes(t *testing.T) {
	plain, noted := manifestJob("en", "Fuel", 6, 1), manifestJob("en", "Fuel", 6, 1)
	noted.Stacks[0].Items[1].Note = "Take one for each barrel that you\u00a0load"
	words := strings.Join(wordsOn(imposed(t, noted).Manifest.Pages[0].Marks), "|")
	if !strings.Contains(words, "Fuel|") || !strings.Contains(words, "you\u00a0load") {
		t.Errorf("the note is not printed: %s", words)
	}
	if strings.Index(words, "Take one") < strings.LastIndex(words, "Fuel") {
		t.Errorf("the note is not after the name: %s", words)
	}
	if with, without := faceWidth(imposed(t, noted)), faceWidth(imposed(t, plain)); with <= without {
		t.Errorf("a face is %v wide beside a note and %v without notes", with, without)
	}
}

// TestManifestGroups checks that the value by which counters are grouped is below the name, beside
// the size, also on a proof, which has the id too.
func TestManifestGroups(t *testing.T) {
	for _, proof := range []bool{false, true} {
		job := manifestJob("en", "Fuel", 6, 1)
		job.Stacks[0].Items[1].Group, job.Print.Proof = "2nd Division", proof
		words := strings.Join(wordsOn(imposed(t, job).Manifest.Pages[0].Marks), "|")
		if strings.Count(words, "2nd Division") != 1 || strings.Contains(words, job.Stacks[0].Items[1].ID+" · 2nd Division") != proof {
			t.Errorf("proof %v: %s", proof, words)
		}
	}
}

// faceWidth returns the width of the first face in a manifest.
func faceWidth(im *Imposed) geom.Length {
	for _, m := range im.Manifest.Pages[0].Marks {
		if g, ok := m.(*scene.Group); ok && g.Clip != nil {
			return g.Clip.Bounds().W
		}
	}
	return 0
}

// TestManifestStaysOnThePaper checks long names, strips, discs and small papers.
func TestManifestStaysOnThePaper(t *testing.T) {
	long := strings.Repeat("Rather long names of counters ", 9)
	for _, paper := range []geom.Size{paperA4, {W: 120 * geom.MM, H: 80 * geom.MM}, {W: 60 * geom.MM, H: 90 * geom.MM}} {
		job := manifestJob("en", long, 40, 2)
		strip, disc := manifestJob("en", long, 3).Stacks[0], manifestJob("en", long, 3).Stacks[0]
		strip.ID, strip.Size, disc.ID, disc.Round = "s", geom.Size{W: 40 * geom.MM, H: 8 * geom.MM}, "d", true
		for _, item := range strip.Items {
			item.Front.Size, item.Back.Size = strip.Size, strip.Size
		}
		job.Stacks, job.Print.PaperSize = append(job.Stacks, strip, disc), paper
		job.Stacks[0].Items[0].Note = long
		im := imposed(t, job)
		if len(im.Manifest.Pages) == 0 {
			t.Errorf("%v: no list", paper)
		}
		for _, page := range im.Manifest.Pages {
			area := page.Size.R().Inset(job.Print.Margin - listingRule)
			for _, m := range page.Marks {
				if box := boundsOf(m); !area.Contains(box) {
					t.Errorf("%v: a mark at %v", page.Size, box)
				}
			}
		}
	}
}

// boundsOf returns the box of a line of text, an outline, or a group's clip.
func boundsOf(m scene.Mark) (box geom.Rect) {
	switch m := m.(type) {
	case *scene.Glyphs:
		box = glyphBox(m)
	case *scene.Path:
		box = m.Path.Bounds()
	case *scene.Group:
		if m.Clip != nil {
			return m.Clip.Bounds()
		}
		for _, inner := range m.Marks {
			box = box.Union(m.Matrix().Box(boundsOf(inner)))
		}
	}
	return box
}

// TestManifestIsOptional checks that it is omitted if no set requests it.
func TestManifestIsOptional(t *testing.T) {
	job := manifestJob("en", "Fuel", 3)
	job.Stacks[0].Lay.Manifest = false
	if im := imposed(t, job); im.Manifest != nil || len(im.Pages()) != 2 {
		t.Errorf("%d pages", len(im.Pages()))
	}
}

// TestManifestReportsMissingLetters checks that names in other scripts are reported.
func TestManifestReportsMissingLetters(t *testing.T) {
	_, found := Impose(manifestJob("en", "日本", 3))
	if found.Len() != 1 || found.All()[0].Code != CodeHeaderGlyph {
		t.Errorf("%v", found.All())
	}
}

// TestManifestBreaksLongNames checks that a name that is wider than its column goes on on
// a second line, and that ordinals in it are raised.
func TestManifestBreaksLongNames(t *testing.T) {
	job := manifestJob("fr", "1er bataillon du 304e régiment de chasseurs et de panzergrenadiers", 1)
	var words []string
	var raised geom.Length
	for _, mark := range imposed(t, job).Manifest.Pages[0].Marks {
		if g, ok := mark.(*scene.Glyphs); ok {
			words = append(words, g.Text())
			if g.Text() == "er" {
				raised = g.Size
			}
		}
	}
	if text := strings.Join(words, "|"); !strings.Contains(text, "panzergrenadiers") || strings.Contains(text, "…") {
		t.Errorf("the name is cut: %s", text)
	}
	if raised == 0 || raised >= manifestName {
		t.Errorf("the ending of 1er is %v high, the name %v", raised, manifestName)
	}
}
