package icons

import (
	"fmt"
	"slices"
	"strings"
)

// Author is someone who drew built-in icons, and the terms on which they are
// used. CC BY asks for the author's name wherever the icon is shown.
type Author struct {
	Name       string   // as the author writes it
	URL        string   // the author's own page; "" if none is known
	Licence    string   // in short, such as "CC BY 3.0"
	LicenceURL string   // its text
	Site       string   // where the icons are published; "" for our own
	Icons      []string // their names, in alphabetical order

	slug string // as the sets of icons name the author
}

const (
	ccBy      = "CC BY 3.0"
	ccByText  = "https://creativecommons.org/licenses/by/3.0/"
	gameSite  = "game-icons.net"
	publicDom = "CC0 1.0"
	cc0Text   = "https://creativecommons.org/publicdomain/zero/1.0/"
)

// authors are all whose icons are here, after the license file of the upstream
// repository game-icons/icons.
var authors = []Author{
	{slug: "lorc", Name: "Lorc", URL: "https://lorcblog.blogspot.com", Licence: ccBy, LicenceURL: ccByText, Site: gameSite},
	{slug: "delapouite", Name: "Delapouite", URL: "https://delapouite.com", Licence: ccBy, LicenceURL: ccByText, Site: gameSite},
	{slug: "skoll", Name: "Skoll", Licence: ccBy, LicenceURL: ccByText, Site: gameSite},
	{slug: "sbed", Name: "Sbed", URL: "https://opengameart.org/content/95-game-icons", Licence: ccBy, LicenceURL: ccByText, Site: gameSite},
	{slug: "quoting", Name: "Quoting", Licence: ccBy, LicenceURL: ccByText, Site: gameSite},
	{slug: "faithtoken", Name: "Faithtoken", URL: "https://fungustoken.deviantart.com", Licence: ccBy, LicenceURL: ccByText, Site: gameSite},
	{slug: "caro-asercion", Name: "Caro Asercion", Licence: ccBy, LicenceURL: ccByText, Site: gameSite},
	{slug: "punchboard", Name: "Punchboard", Licence: publicDom, LicenceURL: cc0Text},
}

func authorOf(slug string) *Author {
	i := slices.IndexFunc(authors, func(a Author) bool { return a.slug == slug })
	if i < 0 {
		panic("icons: no author is called " + slug)
	}
	return &authors[i]
}

// page returns the address of an icon's page.
func (a *Author) page(icon string) string {
	if a.Site == "" {
		return ""
	}
	return fmt.Sprintf("https://%s/1x1/%s/%s.html", a.Site, a.slug, icon)
}

// Authors returns everyone who drew a built-in icon, with their icons.
func Authors() []Author { return slices.Clone(catalogue().authors) }

// Credits returns the line that must stand wherever these icons are shown:
// "Icons by Lorc, Skoll (game-icons.net, CC BY 3.0)". Icons that ask for no
// credit, and names that are no icons, add nothing; if nothing is left it is
// "".
func Credits(names []string) string {
	if len(names) == 0 { // do not read the catalogue for nothing
		return ""
	}
	var credited []string
	for _, a := range catalogue().authors {
		used := slices.ContainsFunc(names, func(n string) bool { return slices.Contains(a.Icons, n) })
		if used && a.Licence == ccBy {
			credited = append(credited, a.Name)
		}
	}
	if len(credited) == 0 {
		return ""
	}
	return fmt.Sprintf("Icons by %s (%s, %s)", strings.Join(credited, ", "), gameSite, ccBy)
}
