package picture

import (
	"bytes"
	"encoding/binary"
	"image"
	"image/draw"
	"image/jpeg"
)

// Orientations of photos: how the stored pixels must be turned or mirrored to be upright
// (Exif 2.32, tag 274).
const (
	upright    = 1
	mirrored   = 2
	upsideDown = 3
	flipped    = 4
	transposed = 5
	turnRight  = 6
	transverse = 7
	turnLeft   = 8
)

// orientation returns the orientation that a camera recorded in a JPEG file; upright if
// there is none.
func orientation(data []byte) int {
	const app1, sos, marker = 0xe1, 0xda, 0xff
	for at := 2; at+4 <= len(data) && data[at] == marker; {
		kind := data[at+1]
		if kind == marker { // padding
			at++
			continue
		}
		end := at + 2 + int(binary.BigEndian.Uint16(data[at+2:]))
		if kind == sos || end > len(data) || end < at+4 {
			break
		}
		if tiff, ok := bytes.CutPrefix(data[at+4:end], []byte("Exif\x00\x00")); ok && kind == app1 {
			return orientationIn(tiff)
		}
		at = end
	}
	return upright
}

// orientationIn returns the orientation in the first directory of TIFF data.
func orientationIn(tiff []byte) int {
	if len(tiff) < 8 {
		return upright
	}
	var order binary.ByteOrder = binary.BigEndian
	if tiff[0] == 'I' {
		order = binary.LittleEndian
	}
	const entry, tag = 12, 274
	at := int64(order.Uint32(tiff[4:]))
	if at+2 > int64(len(tiff)) {
		return upright
	}
	entries := tiff[at+2:]
	for range order.Uint16(tiff[at:]) {
		if len(entries) < entry {
			break
		}
		if order.Uint16(entries) == tag {
			if v := int(order.Uint16(entries[8:])); v >= upright && v <= turnLeft {
				return v
			}
			break
		}
		entries = entries[entry:]
	}
	return upright
}

// turnedQuality is the quality at which a turned photo is stored again: no difference
// can be seen.
const turnedQuality = 95

// turned returns a photo with its pixels upright, as a JPEG file without what the camera
// recorded.
func turned(data []byte, how int) ([]byte, error) {
	img, err := jpeg.Decode(bytes.NewReader(data))
	if err != nil {
		return nil, err
	}
	b := img.Bounds()
	src := image.NewRGBA(image.Rectangle{Max: b.Size()})
	draw.Draw(src, src.Rect, img, b.Min, draw.Src)
	w, h := b.Dx(), b.Dy()
	size := image.Pt(w, h)
	if how >= transposed {
		size = image.Pt(h, w)
	}
	dst := image.NewRGBA(image.Rectangle{Max: size})
	for y := range size.Y {
		for x := range size.X {
			from := storedAt(how, x, y, w, h)
			copy(dst.Pix[dst.PixOffset(x, y):][:4], src.Pix[src.PixOffset(from.X, from.Y):][:4])
		}
	}
	var out bytes.Buffer
	err = jpeg.Encode(&out, dst, &jpeg.Options{Quality: turnedQuality})
	return out.Bytes(), err
}

// storedAt returns where the pixel at (x, y) of the upright picture is stored, in a
// picture of w by h pixels.
func storedAt(how, x, y, w, h int) image.Point {
	switch how {
	case mirrored:
		return image.Pt(w-1-x, y)
	case upsideDown:
		return image.Pt(w-1-x, h-1-y)
	case flipped:
		return image.Pt(x, h-1-y)
	case transposed:
		return image.Pt(y, x)
	case turnRight:
		return image.Pt(y, h-1-x)
	case transverse:
		return image.Pt(w-1-y, h-1-x)
	case turnLeft:
		return image.Pt(w-1-y, x)
	}
	return image.Pt(x, y)
}
