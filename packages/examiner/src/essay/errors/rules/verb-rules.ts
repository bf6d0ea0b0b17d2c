import { baseOf, gerund, isBaseVerb, isOnlyVerb, participle, past } from '../../text/word-forms.ts';
import { drop, insert, type Rule, set, swap } from '../hint.ts';

export const MODALS = set('can could will would should must may might');
const BETWEEN = set("not n't also never always only just still already ever recently");
/** True now, though the rest of the sentence is over: "I want to talk about last summer." */
const OF_NOW = set('want think know believe remember hope guess wish mean love like prefer feel');

/** The next word that is not an adverb. */
const afterAdverbs = (at: (i: number) => string, from: number): number => {
  let i = from;
  while (BETWEEN.has(at(i))) i++;
  return i;
};

export const VERB_RULES: readonly Rule[] = [
  {
    id: 'modal-to',
    kind: 'verb',
    find: ({ at, tag }, i) =>
      MODALS.has(at(i)) && tag(i) === 'AUX' && at(i + 1) === 'to' && isBaseVerb(at(i + 2)) ? drop(i + 1) : null,
  },
  {
    id: 'do-form',
    kind: 'verb',
    find: ({ at }, i) => {
      if (!/^(?:did|does|do)$/.test(at(i)) || !/^(?:n't|not)$/.test(at(i + 1))) return null;
      if (at(i + 2) === 'to' && isBaseVerb(at(i + 3))) return drop(i + 2);
      const base = baseOf(at(i + 2), 'third', 'past', 'participle');
      return base && !isBaseVerb(at(i + 2)) && at(i + 2) !== 'used' ? swap(i + 2, base) : null;
    },
  },
  {
    id: 'have-form',
    kind: 'verb',
    find: ({ at, tag }, i) => {
      if (!/^(?:have|has|had|'ve)$/.test(at(i)) || tag(i) !== 'AUX') return null;
      const j = afterAdverbs(at, i + 1);
      if (at(j) === 'be') return swap(j, 'been');
      const base = baseOf(at(j), 'past');
      if (base && participle(base) !== at(j)) return swap(j, participle(base));
      return isOnlyVerb(at(j)) && tag(j) === 'VERB' && participle(at(j)) !== at(j) && at(i) !== 'had'
        ? swap(j, participle(at(j)))
        : null;
    },
  },
  {
    id: 'be-base',
    kind: 'verb',
    find: ({ at, tag }, i) => {
      if (!/^(?:is|are|was|were|been|being)$/.test(at(i)) || !isOnlyVerb(at(i + 1)) || tag(i + 1) !== 'VERB')
        return null;
      const done = participle(at(i + 1));
      if (done === at(i + 1) || !/^(?:by|in|to|for|on|with|as|from|at)$/.test(at(i + 2))) return null;
      return swap(i + 1, done);
    },
  },
  {
    id: 'verb-gerund',
    kind: 'verb',
    find: ({ at, tag }, i) => {
      if (
        !/^(?:enjoy|enjoys|enjoyed|avoid|avoids|avoided|finish|finished|suggest|suggested|keep|keeps|kept|practise|practice|mind)$/.test(
          at(i),
        ) ||
        tag(i) !== 'VERB'
      )
        return null;
      return at(i + 1) === 'to' && isBaseVerb(at(i + 2)) ? { from: i + 1, to: i + 3, by: gerund(at(i + 2)) } : null;
    },
  },
  {
    id: 'missing-to',
    kind: 'verb',
    find: ({ at, tag }, i) => {
      if (!/^(?:want|wants|wanted|decide|decided|plan|plans|able|expect|expected|going|hopes)$/.test(at(i)))
        return null;
      return isOnlyVerb(at(i + 1)) && /^(?:VERB|AUX)$/.test(tag(i + 1)) ? insert(i + 1, 'to') : null;
    },
  },
  {
    id: 'spend-to',
    kind: 'verb',
    find: ({ at }, i) =>
      /^(?:spend|spends|spent|spending)$/.test(at(i)) &&
      /^(?:time|hours)$/.test(at(i + 1)) &&
      at(i + 2) === 'to' &&
      isBaseVerb(at(i + 3))
        ? { from: i + 2, to: i + 4, by: gerund(at(i + 3)) }
        : null,
  },
  {
    id: 'interested-in-base',
    kind: 'verb',
    find: ({ at }, i) =>
      /^(?:interested|good|keen|believe|tired|fond)$/.test(at(i)) &&
      /^(?:in|at|on|of)$/.test(at(i + 1)) &&
      isOnlyVerb(at(i + 2))
        ? swap(i + 2, gerund(at(i + 2)))
        : null,
  },
  {
    id: 'make-to',
    kind: 'verb',
    find: ({ at }, i) => {
      if (!/^(?:make|makes|made|making|let|lets|letting)$/.test(at(i))) return null;
      const person = /^(?:me|him|her|us|them|you|it|people|children|students|everyone)$/.test(at(i + 1));
      return person && at(i + 2) === 'to' && isBaseVerb(at(i + 3)) ? drop(i + 2) : null;
    },
  },
  {
    id: 'yesterday-present',
    kind: 'verb',
    find: ({ at, tag, words }, i) => {
      if (!/^(?:i|we|he|she|they)$/.test(at(i)) || tag(i + 1) !== 'VERB' || !isBaseVerb(at(i + 1))) return null;
      if (OF_NOW.has(at(i + 1))) return null;
      const marked =
        words.includes('yesterday') ||
        words.join(' ').match(/\b(?:last (?:week|month|year|night|summer|weekend)|ago)\b/);
      const form = past(at(i + 1));
      return marked && form !== at(i + 1) && i < 4 ? swap(i + 1, form) : null;
    },
  },
];
