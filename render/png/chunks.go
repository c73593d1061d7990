package png

import (
	"encoding/binary"
	"hash/crc32"
	"io"
)

// chunks writes a PNG file chunk by chunk. After an error it writes nothing more; the
// error is checked once, when the file is closed.
type chunks struct {
	w   io.Writer
	err error
	buf []byte // pixel data for the next IDAT chunk
}

const idatSize = 1 << 16

func (c *chunks) start(w io.Writer) {
	c.w, c.err, c.buf = w, nil, c.buf[:0]
	c.put([]byte("\x89PNG\r\n\x1a\n"))
}

func (c *chunks) put(b []byte) {
	if c.err == nil {
		_, c.err = c.w.Write(b)
	}
}

// chunk writes a whole chunk.
func (c *chunks) chunk(kind string, data []byte) {
	head := append(binary.BigEndian.AppendUint32(nil, uint32(len(data))), kind...)
	sum := crc32.Update(crc32.ChecksumIEEE(head[4:]), crc32.IEEETable, data)
	c.put(head)
	c.put(data)
	c.put(binary.BigEndian.AppendUint32(nil, sum))
}

// Write buffers pixel data and writes them in IDAT chunks.
func (c *chunks) Write(p []byte) (int, error) {
	if c.buf = append(c.buf, p...); len(c.buf) >= idatSize {
		c.flush()
	}
	return len(p), c.err
}

// flush writes the buffered pixel data.
func (c *chunks) flush() {
	if len(c.buf) > 0 {
		c.chunk("IDAT", c.buf)
		c.buf = c.buf[:0]
	}
}
