import type { Word, Wordbook } from '../schema/wordbook.ts';
import { headOf, type Parts } from './parts.ts';

/** Nothing in a word book is an answer. Lists stay lists of names; what there is to say about a name stands beside them. */
export function compileWordbook(book: Wordbook): Parts {
  const { kind: _kind, id: _id, rev: _rev, status: _status, origin: _origin, ...open } = book;
  const units = book.units.map((unit) => ({
    ...unit,
    words: unit.words.map((word) => (typeof word === 'string' ? word : shownWord(word))),
  }));
  return { public: { ...open, units, ...headOf(book) }, key: {}, review: {} };
}

function shownWord({ collocations, family, confuse, ...word }: Word) {
  const told = {
    collocation_notes: collocations.filter((one) => typeof one !== 'string'),
    family_words: family.filter((one) => typeof one !== 'string'),
    confused_with: confuse.filter((one) => typeof one !== 'string'),
  };
  return {
    ...word,
    collocations: collocations.map((one) => (typeof one === 'string' ? one : one.text)),
    family: family.map((one) => (typeof one === 'string' ? one : one.word)),
    confuse: confuse.map((one) => (typeof one === 'string' ? one : one.word)),
    ...Object.fromEntries(Object.entries(told).filter(([, list]) => list.length > 0)),
  };
}
