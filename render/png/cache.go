package png

// cache keeps what is dear to make, up to a limit of memory. When that is full it
// starts again: what comes back is made again, exactly as before.
type cache[K comparable, V any] struct {
	limit, used int
	kept        map[K]V
}

func newCache[K comparable, V any](limit int) cache[K, V] {
	return cache[K, V]{limit: limit, kept: map[K]V{}}
}

// put keeps v, which takes so many bytes. What is larger than the whole cache is
// not kept.
func (c *cache[K, V]) put(k K, v V, cost int) {
	if cost > c.limit {
		return
	}
	if c.used += cost; c.used > c.limit {
		clear(c.kept)
		c.used = cost
	}
	c.kept[k] = v
}
