package scene

import "crypto/sha256"

// Picture is a PNG or JPEG file. Two pictures with the same bytes have the same Sum, so
// renderers store them once.
type Picture struct {
	Name          string
	Format        string // "png" or "jpeg"
	Width, Height int    // pixels
	Data          []byte // the file, never changed
	Sum           [sha256.Size]byte
}

// NewPicture returns a picture with a file's bytes; width and height are in pixels.
func NewPicture(name, format string, width, height int, data []byte) *Picture {
	return &Picture{Name: name, Format: format, Width: width, Height: height, Data: data, Sum: sha256.Sum256(data)}
}
