//go:build !unix

package source

// doNotWait is empty where directories have no pipes.
const doNotWait = 0
