package png

// cache keeps expensive values up to a memory limit. When it is full, it is cleared;
// values are then computed again, with the same result.
type cache[K comparable, V any] struct {
	limit, used int
	kept        map[K]V
}

func newCache[K comparable, V any](limit int) cache[K, V] {
	return cache[K, V]{limit: limit, kept: map[K]V{}}
}

// put stores v, which takes cost bytes. Values larger than the whole cache are not
// stored.
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
