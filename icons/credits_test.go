package icons_test

import (
	"fmt"
	"os"
	"strings"
	"testing"

	"punchboard/fonts"
	"punchboard/icons"
	"punchboard/internal/golden"
)

// creditsFile is written by `go test ./icons -update` from the program's own
// data, and must be up to date.
const creditsFile = "../CREDITS.md"

func TestCreditsFileIsFresh(t *testing.T) {
	golden.File(t, creditsFile, creditsPage())
}

// TestLicencesAreThere compares the page with the files that it names.
func TestLicencesAreThere(t *testing.T) {
	for _, c := range fonts.Credits() {
		if _, err := os.Stat("../fonts/" + c.File); err != nil {
			t.Error(err)
		}
	}
	if _, err := os.Stat("LICENCE.txt"); err != nil {
		t.Error(err)
	}
}

const creditsHead = `# Credits

Written by ` + "`go test ./icons -update`" + ` from what the program carries.

Punchboard's own code and manual are under the MIT license: see [LICENSE](LICENSE). That license does not cover what is
listed on this page. The icons, typefaces and hyphenation patterns are built into the program, but they are the work of
the people named here, and each keeps its own license. The license texts are beside the files, in the source as in a
release; [NOTICES.txt](NOTICES.txt) has those of the Go packages that are linked in.

`

func creditsPage() string {
	var b strings.Builder
	b.WriteString(creditsHead)
	b.WriteString("## Icons\n\nIcons under CC BY 3.0 need their author's name wherever they are shown; ")
	b.WriteString("the credit line of a sheet and the metadata of a PDF give it.\n\n")
	for _, a := range icons.Authors() {
		b.WriteString(authorEntry(a))
	}
	b.WriteString("The drawings of the shipped games, in `games/*/icons` and in the outlines of Line and Reserve, and the pictures that\n`punchboard new` puts into a game, in `cmd/punchboard/scaffold/art` and `cmd/punchboard/wargame/art`, were made for this\n")
	b.WriteString("program too, and are under CC0 1.0.\n\n")
	b.WriteString("## Typefaces and hyphenation patterns\n\n")
	b.WriteString("| what | called here | by | license | source |\n|---|---|---|---|---|\n")
	for _, c := range fonts.Credits() {
		fmt.Fprintf(&b, "| %s | %s | %s | [%s](fonts/%s) | <%s> |\n", c.Family, c.Names, c.Author, c.Licence, c.File, c.Source)
	}
	return b.String()
}

// authorEntry returns the author, the license and each icon.
func authorEntry(a icons.Author) string {
	name := a.Name
	if a.URL != "" {
		name = fmt.Sprintf("[%s](%s)", a.Name, a.URL)
	}
	source := "drawn for this program"
	if a.Site != "" {
		source = "from <https://" + a.Site + ">"
	}
	return fmt.Sprintf("**%s**, [%s](%s), %s, %d icons: %s.\n\n",
		name, a.Licence, a.LicenceURL, source, len(a.Icons), strings.Join(a.Icons, ", "))
}
