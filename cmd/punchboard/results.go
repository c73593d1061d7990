package main

import "io"

// results is where a command's results go. It remembers the first write that
// failed: a full disk must not pass for success, and hardly any caller can do
// anything about it at once.
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
