package icons

import (
	"fmt"
	"slices"
	"strings"
)

// Author is someone who drew built-in icons, and the terms on which they are
// used. CC BY asks for the author's name wherever the icon is shown.
type Author struct {
	Name       string   // as written by the author
	URL        string   // the author's own page; "" if unknown
	Licence    string   // short name, such as "CC BY 3.0"
	LicenceURL string   // address of its text
	Site       string   // where the icons are published; "" for our own
	Icons      []string // their names, in alphabetical order

	slug string // name of the author in the sets of icons
}

const (
	ccBy      = "CC BY 3.0"
	ccByText  = "https://creativecommons.org/licenses/by/3.0/"
	gameSite  = "game-icons.net"
	publicDom = "CC0 1.0"
	cc0Text   = "https://creativecommons.org/publicdomain/zero/1.0/"
)

// authors are the authors of all built-in icons, according to the license file
// of the upstream repository game-icons/icons.
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

// Authors returns all authors of built-in icons, with their icons.
func Authors() []Author { return slices.Clone(catalogue().authors) }

// Credits returns the line that must be shown together with these icons: "Icons
// by Lorc, Skoll (game-icons.net, CC BY 3.0)". Icons that require no credit and
// unknown names are ignored; if nothing is left, it returns "".
func Credits(names []string) string {
	if len(names) == 0 { // avoid reading the catalog for nothing
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
