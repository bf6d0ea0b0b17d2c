import { slipWeight } from '../text/edit-distance.ts';
import type { Spelling } from '../text/spelling.ts';
import { isBaseVerb, isCountable } from '../text/word-forms.ts';
import { type Rule, swap } from './hint.ts';
import { fitAt } from './word-fit.ts';

const LITTLE = new Set(
  'my the and but because when in on for of with this that they we it he she so if to public private many some most important good new'.split(
    ' ',
  ),
);
/** What the tagger leaves of a short form. */
const HALVES = new Set(['ca', 'wo', 'sha', 'ain']);
const NAMES = new Set(
  'january february april june july september october november december monday tuesday wednesday thursday friday saturday sunday english chinese spanish french german italian japanese american british european russian korean indian australian china england america europe japan india spain france germany london beijing australia canada africa asia christmas italy russia brazil mexico poland turkish portuguese'.split(
    ' ',
  ),
);

export const spellingRules = (spelling: Spelling): readonly Rule[] => [
  {
    id: 'small-i',
    kind: 'capital',
    find: ({ tokens, at }, i) =>
      tokens[i]!.text === 'i' && at(i + 1) !== '.' && at(i - 1) !== '.' ? swap(i, 'I') : null,
  },
  {
    id: 'proper-name',
    kind: 'capital',
    find: ({ tokens, at }, i) =>
      NAMES.has(at(i)) && tokens[i]!.text === at(i) ? swap(i, at(i)[0]!.toUpperCase() + at(i).slice(1)) : null,
  },
  {
    id: 'wrong-capital',
    kind: 'capital',
    find: ({ tokens, at }, i) => {
      const { text } = tokens[i]!;
      if (i === 0 || !/^[A-Z][a-z]{2,}$/.test(text) || !(isCountable(at(i)) || isBaseVerb(at(i)) || LITTLE.has(at(i))))
        return null;
      const before = tokens[i - 1]!.text;
      const after = tokens[i + 1]?.text ?? '';
      return /^[a-z]/.test(before) &&
        !/^(?:the|of|at|called|named)$/.test(before) &&
        at(i + 1) !== 'of' &&
        !/^[A-Z"'-]/.test(after) &&
        !/^(?:mother|father|sister|president|king|west|mark|will|bill|rose|may|march|university|school|world|holiday|love|college|park|hotel|museum|street|church|internet|english)$/.test(
          at(i),
        )
        ? swap(i, at(i))
        : null;
    },
  },
  {
    id: 'everyday',
    kind: 'spelling',
    find: ({ at, tag }, i) =>
      at(i) === 'everyday' &&
      !/^(?:NOUN|ADJ)$/.test(tag(i + 1)) &&
      !/^(?:the|our|my|in|of|their|your|his|her)$/.test(at(i - 1))
        ? swap(i, 'every day')
        : null,
  },
  {
    id: 'sentence-capital',
    kind: 'capital',
    find: ({ tokens, at }, i) =>
      i === 0 && /^[a-z]{2,}$/.test(tokens[0]!.text) && tokens.length > 3 && spelling.isWord(at(0))
        ? swap(0, at(0)[0]!.toUpperCase() + at(0).slice(1))
        : null,
  },
  {
    id: 'apostrophe',
    kind: 'spelling',
    find: ({ at }, i) =>
      /^(?:do|does|did|ca|is|wo|are|was|were|have|has|would|should|could)nt$/.test(at(i))
        ? swap(i, at(i).replace(/nt$/, "n't"))
        : null,
  },
  {
    id: 'spelling',
    kind: 'spelling',
    find: (r, i) => {
      const { tokens, at, tag } = r;
      const { text } = tokens[i]!;
      const word = at(i);
      if (!/^[A-Za-z][a-z]{2,}$/.test(text) || spelling.isWord(text) || HALVES.has(word)) return null;
      if (/^(?:['’-]|na$)/.test(tokens[i + 1]?.text ?? '') || /[-?]$/.test(tokens[i - 1]?.text ?? '')) return null;
      if (/^[A-Z]/.test(text) && i > 0) return null;
      const right = spelling.meant(word, (candidate) => fitAt(r, i, candidate));
      // A name may open a sentence; only a near miss of a word is taken for one, and a short one must be common.
      const far = !right || slipWeight(word, right) > 1.3 || word.length < 5;
      const name = tag(i) === 'PROPN' && (far || (word.length < 7 && spelling.rank(right) > 4000));
      return right && !name ? swap(i, right) : null;
    },
  },
];
