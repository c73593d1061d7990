package pipeline

import (
	"encoding/hex"
	"slices"
	"strings"

	"punchboard/carddata"
	"punchboard/internal/stamp"
	"punchboard/layout"
	"punchboard/layout/impose"
	"punchboard/scene"
)

// Pick chooses among the cards of a request when all of them are composed.
type Pick struct {
	Name string // at the end of the names of files

	// Copies returns how many copies to print of a card; 0 leaves it out. The row differs from the
	// card only on pages where tables continue.
	Copies func(set string, card stamp.Card, row *carddata.Card) int
}

// Cards are cards of a game as they are printed in a language.
type Cards struct {
	Set   string // the prints that these cards belong to; see printSet
	Names map[string]string
	Cards []stamp.Card

	at   map[string]stamp.Card // by "deck/card"
	rows []*carddata.Card      // of Cards
}

// printSet names the prints of a game in one of which each of its cards has to be: those in
// one language that differ neither in ink, nor in the sides, nor in the numbers of copies.
func (s *selection) printSet(lang Language) string {
	words := []string{lang.String()}
	if s.game.Print.LowInk {
		words = append(words, "low ink")
	}
	if s.game.Print.FrontsOnly {
		words = append(words, "fronts only")
	}
	for _, list := range s.lists {
		words = append(words, "list "+list)
	}
	return strings.Join(words, ", ")
}

// cardsOf returns the cards of a book that are to be printed.
func (s *selection) cardsOf(lang Language, book *layout.Book) *Cards {
	all := &Cards{Set: s.printSet(lang), Names: map[string]string{}, at: map[string]stamp.Card{}}
	backs := map[*scene.Piece]stamp.Sum{}
	for _, d := range book.Decks {
		for i := range d.Cards {
			c := &d.Cards[i]
			if c.Front == nil || c.Card.Copies == 0 {
				continue
			}
			made := stamp.Card{Deck: d.Deck.ID, ID: c.Card.ID, Copies: c.Card.Copies}
			if !s.unwritten || s.pick != nil {
				made.Faces = s.faces(c, backs)
			}
			all.Cards, all.rows = append(all.Cards, made), append(all.rows, c.Of)
			all.at[made.Key()], all.Names[made.Key()] = made, c.Card.Name(book.Lang)
		}
	}
	return all
}

// faces returns a hash of what a card shows when it is cut, apart from the foot: a new
// version of the game does not make the card another one. Backs that cards share are hashed
// once.
func (s *selection) faces(c *layout.ComposedCard, backs map[*scene.Piece]stamp.Sum) string {
	front := s.face(c.Front, len(c.Front.Marks)-c.Foot)
	sum := stamp.SumOf(front[:])
	if c.Back != nil && !s.game.Print.FrontsOnly {
		back, ok := backs[c.Back]
		if !ok {
			back = s.face(c.Back, len(c.Back.Marks))
			backs[c.Back] = back
		}
		sum = stamp.SumOf(front[:], back[:])
	}
	return hex.EncodeToString(sum[:stamp.FacesBytes])
}

// face returns a hash of the first marks of a face.
func (s *selection) face(p *scene.Piece, marks int) stamp.Sum {
	return s.digests.Face(p, marks)
}

// on returns the cards on a planned file.
func (all *Cards) on(p *plannedFile) (list []stamp.Card) {
	for _, stack := range p.Stacks {
		for _, item := range stack.Items {
			if c, ok := all.at[stack.ID+"/"+item.ID]; ok {
				list = append(list, c)
			}
		}
	}
	return list
}

// picks returns planned files with only the cards that are picked.
func (s *selection) picks(files []plannedFile, all *Cards) []plannedFile {
	if s.pick == nil {
		return files
	}
	s.picked = map[string]int{}
	for i, c := range all.Cards {
		if n := s.pick.Copies(all.Set, c, all.rows[i]); n > 0 {
			s.picked[c.Key()] = n
		}
	}
	for i := range files {
		for j := range files[i].Stacks {
			s.pickItems(&files[i].Stacks[j])
		}
		files[i].Stacks = slices.DeleteFunc(files[i].Stacks, func(st impose.Stack) bool { return len(st.Items) == 0 })
	}
	return slices.DeleteFunc(files, func(p plannedFile) bool { return len(p.Stacks) == 0 })
}

// pickItems leaves only the cards of a stack that are picked, with their copies.
func (s *selection) pickItems(stack *impose.Stack) {
	stack.Items = slices.DeleteFunc(stack.Items, func(item impose.Item) bool { return s.picked[stack.ID+"/"+item.ID] == 0 })
	for i := range stack.Items {
		stack.Items[i].Copies = s.picked[stack.ID+"/"+stack.Items[i].ID]
	}
}

// copies returns how many copies of a card are to be on the sheets.
func (s *selection) copies(d *carddata.Deck, c *carddata.Card) int {
	if s.pick == nil {
		return c.Copies
	}
	return s.picked[d.ID+"/"+c.ID]
}
