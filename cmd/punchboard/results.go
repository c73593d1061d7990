package main

import "io"

// results is the writer for a command's results. It remembers the first write
// error: a full disk must not look like success, and few callers could handle
// the error immediately.
type results struct {
	to  io.Writer
	err error
}

func (r *results) Write(p []byte) (int, error) {
	n, err := r.to.Write(p)
	if err != nil && r.err == nil {
		r.err = err
	}
	return n, err
}
