package carddata

import (
	"reflect"

	"punchboard/carddata/expr"
)

// alike reports whether two values are deeply equal. Expressions are if they have the same
// text at the same place, because what they are compiled to cannot be compared.
func alike(a, b any) bool {
	return (&comparison{}).same(reflect.ValueOf(a), reflect.ValueOf(b))
}

// comparison remembers the pointers that are being compared, because values may refer to
// themselves.
type comparison struct{ seen map[[2]uintptr]bool }

var exprType = reflect.TypeFor[expr.Expr]()

func (c *comparison) same(a, b reflect.Value) bool {
	if a.IsValid() != b.IsValid() || !a.IsValid() {
		return a.IsValid() == b.IsValid()
	}
	if a.Type() != b.Type() {
		return false
	}
	switch a.Kind() {
	case reflect.Pointer:
		return c.samePointer(a, b)
	case reflect.Interface:
		return c.same(a.Elem(), b.Elem())
	case reflect.Struct:
		return c.sameFields(a, b)
	case reflect.Slice:
		return a.IsNil() == b.IsNil() && c.sameItems(a, b)
	case reflect.Array:
		return c.sameItems(a, b)
	case reflect.Map:
		return c.sameKeys(a, b)
	case reflect.Func:
		return a.IsNil() && b.IsNil()
	}
	return a.Equal(b)
}

func (c *comparison) samePointer(a, b reflect.Value) bool {
	pair := [2]uintptr{a.Pointer(), b.Pointer()}
	if pair[0] == pair[1] || c.seen[pair] {
		return true
	}
	if a.IsNil() || b.IsNil() {
		return false
	}
	if c.seen == nil {
		c.seen = map[[2]uintptr]bool{}
	}
	c.seen[pair] = true
	return c.same(a.Elem(), b.Elem())
}

func (c *comparison) sameFields(a, b reflect.Value) bool {
	for i := range a.NumField() {
		if a.Type() == exprType && !a.Type().Field(i).IsExported() {
			continue
		}
		if !c.same(a.Field(i), b.Field(i)) {
			return false
		}
	}
	return true
}

func (c *comparison) sameItems(a, b reflect.Value) bool {
	if a.Len() != b.Len() {
		return false
	}
	for i := range a.Len() {
		if !c.same(a.Index(i), b.Index(i)) {
			return false
		}
	}
	return true
}

func (c *comparison) sameKeys(a, b reflect.Value) bool {
	if a.Len() != b.Len() || a.IsNil() != b.IsNil() {
		return false
	}
	for of := a.MapRange(); of.Next(); {
		if v := b.MapIndex(of.Key()); !v.IsValid() || !c.same(of.Value(), v) {
			return false
		}
	}
	return true
}
