import type { Spelling } from '../../text/spelling.ts';
import { isBaseVerb, isCountable } from '../../text/word-forms.ts';
import { type Rule, set, swap } from '../hint.ts';
import { CAPITALS, NAMES } from '../tables/names.ts';

const capital = (word: string) => word[0]!.toUpperCase() + word.slice(1);
const LITTLE = set(
  'my the and but because when in on for of with this that they we it he she so if to public private many some most important good new our your there these those also as at from',
);
/** Often part of a name or a title: "the Park Hotel", "my Mother". */
const MAYBE_NAME = set(
  'mother father sister president king west mark will bill rose may march university school world holiday love college park hotel museum street church internet english prime minister god earth sun moon mum dad bank club city club lake river island house university union',
);

export const capitalRules = (spelling: Spelling): readonly Rule[] => [
  {
    id: 'small-i',
    kind: 'capital',
    find: ({ tokens, at }, i) => {
      const { text } = tokens[i]!;
      if (/^i'(?:m|ve|ll|d)$/.test(text)) return swap(i, capital(text));
      return text === 'i' && at(i + 1) !== '.' && at(i - 1) !== '.' ? swap(i, 'I') : null;
    },
  },
  {
    id: 'proper-name',
    kind: 'capital',
    find: ({ tokens, at }, i) => {
      const { text } = tokens[i]!;
      if (CAPITALS.has(at(i)) && text !== at(i).toUpperCase() && (text === at(i) || i > 0))
        return swap(i, at(i).toUpperCase());
      if (text !== at(i)) return null;
      const month =
        /^(?:may|march)$/.test(text) && /^(?:in|of|since|until|last|next|\d+(?:st|nd|rd|th))$/.test(at(i - 1));
      return NAMES.has(text) || month ? swap(i, capital(text)) : null;
    },
  },
  {
    id: 'wrong-capital',
    kind: 'capital',
    find: ({ tokens, at, tag, words }, i) => {
      const { text } = tokens[i]!;
      const little = LITTLE.has(at(i)) || at(i) === 'it';
      if (i === 0 || !/^[A-Z][a-z]+$/.test(text) || !(isCountable(at(i)) || isBaseVerb(at(i)) || little)) return null;
      const before = tokens[i - 1]!.text;
      const after = tokens[i + 1]?.text ?? '';
      if (words.some((word) => word === '"' || word === ':')) return null;
      if (/^[A-Z"-]/.test(after) || (after.startsWith("'") && !little) || at(i + 1) === 'of') return null;
      if (little && before === ',') return swap(i, at(i));
      if (!/^[a-z]/.test(before) || /^(?:the|of|at|called|named|in|is|was|am)$/.test(before)) return null;
      // A rarer word is a name more often than not, and so is one right behind a noun: "my cousin Angel".
      const name = MAYBE_NAME.has(at(i)) || tag(i - 1) === 'NOUN' || spelling.rank(at(i)) > 2500;
      return little || !name ? swap(i, at(i)) : null;
    },
  },
  {
    id: 'sentence-capital',
    kind: 'capital',
    find: ({ tokens, at }, i) =>
      i === 0 && /^[a-z]{2,}$/.test(tokens[0]!.text) && tokens.length > 3 && spelling.isWord(at(0))
        ? swap(0, capital(at(0)))
        : null,
  },
];
