package manualtest

import (
	"image"
	"os"
	"testing"

	"punchboard/pipeline"
)

// TestCutPlanPicture draws the cut plan of the sample game.
func TestCutPlanPicture(t *testing.T) {
	made, err := pipeline.Documents(t.Context(), pipeline.Source{Slug: "night-ferry", Place: "night-ferry", Files: os.DirFS("sample")}, pipeline.Request{Languages: []string{"en"}, CutPlan: true})
	if err != nil || made.Findings.Errors() > 0 {
		t.Fatalf("%v %v", err, made.Findings.All())
	}
	for _, f := range made.Files {
		if f.Path == "en/cutting.pdf" {
			const dpi = 100
			page := pageAt(t, &f.Document.Pages[0], dpi).(*image.RGBA)
			compare(t, "pictures/printing-cutting.png", cloned(page.SubImage(image.Rect(0, 20, page.Rect.Dx(), 185*dpi/25))), 60<<10)
			return
		}
	}
	t.Error("there is no cut plan")
}
