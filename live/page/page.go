// Package page holds the page of a live session: one HTML file with its style sheet and
// scripts. It loads nothing from elsewhere and needs no build step.
package page

import (
	"embed"
	"html"
	"path"
	"strings"
)

//go:embed *.html *.css *.js
var files embed.FS

// HTML returns the page of a game.
func HTML(place string) []byte {
	text, err := files.ReadFile("index.html")
	if err != nil {
		panic("page: " + err.Error())
	}
	return []byte(strings.ReplaceAll(string(text), "{{place}}", html.EscapeString(place)))
}

// File returns a style sheet or script with its media type.
func File(name string) (data []byte, kind string, ok bool) {
	ext := path.Ext(name)
	if ext != ".css" && ext != ".js" {
		return nil, "", false
	}
	data, err := files.ReadFile(name)
	if err != nil {
		return nil, "", false
	}
	return data, types[ext], true
}

// types are the media types, the same on every computer.
var types = map[string]string{
	".css": "text/css; charset=utf-8",
	".js":  "text/javascript; charset=utf-8",
}
