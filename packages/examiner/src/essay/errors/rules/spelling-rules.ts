import { slipWeight } from '../../text/edit-distance.ts';
import type { Spelling } from '../../text/spelling.ts';
import { baseOf, isBaseVerb, isOnlyVerb, participle } from '../../text/word-forms.ts';
import { type Reading, type Rule, swap } from '../hint.ts';
import { fitAt } from '../word-fit.ts';

/** What the tagger leaves of a short form. */
const HALVES = new Set(['ca', 'wo', 'sha', 'ain']);

const NEGATED = /^(?:do|does|did|is|are|was|were|have|has|had|would|should|could)$/;
const SHORT_FORMS = new Map([
  ['im', "I'm"],
  ['ive', "I've"],
  ['thats', "that's"],
  ['whats', "what's"],
  ['theres', "there's"],
  ['hes', "he's"],
  ['shes', "she's"],
  ['theyre', "they're"],
  ['youre', "you're"],
]);

/** "Are bulid in a child": behind "be" and "have" the word that was meant stands as a participle. */
function behindAuxiliary({ at }: Reading, i: number, right: string): string {
  const before = /^(?:not|n't|also|often|always|usually|already|well)$/.test(at(i - 1)) ? at(i - 2) : at(i - 1);
  const isBare = isOnlyVerb(right) && isBaseVerb(right) && !baseOf(right, 'participle');
  if (!isBare) return right;
  if (/^(?:have|has|had|been)$/.test(before)) return participle(right);
  // "They are bulid houses" may want "building".
  const isPassive = /^(?:by|in|on|at|from|with|for|to|into|as|and|or|[.,;:!?]|)$/.test(at(i + 1));
  return /^(?:is|are|was|were|be|being)$/.test(before) && isPassive ? participle(right) : right;
}

export const spellingRules = (spelling: Spelling): readonly Rule[] => [
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
    id: 'apostrophe',
    kind: 'spelling',
    find: ({ at }, i) => {
      if (at(i) === 'nt' && NEGATED.test(at(i - 1))) return { from: i - 1, to: i + 1, by: `${at(i - 1)}n't` };
      const short = /^(?:do|does|did|ca|is|wo|are|was|were|have|has|would|should|could)nt$/.test(at(i));
      return short
        ? swap(i, at(i).replace(/nt$/, "n't"))
        : SHORT_FORMS.has(at(i))
          ? swap(i, SHORT_FORMS.get(at(i))!)
          : null;
    },
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
      // Short foreign words ("van der") and a rare capitalised first word are names, not slips.
      const foreign = word.length < 4 || (/^[A-Z]/.test(text) && spelling.rank(right ?? '') > 6000);
      return right && !name && !foreign ? swap(i, behindAuxiliary(r, i, right)) : null;
    },
  },
];
