import { baseOf, isBaseVerb, isCountable, singular } from '../../text/word-forms.ts';
import { type Rule, swap } from '../hint.ts';

const isNoun = (word: string, tag: string) => tag === 'NOUN' && (isCountable(word) || singular(word) !== undefined);

/** Words that sound alike. */
export const MIXED_UP_RULES: readonly Rule[] = [
  {
    id: 'its-it-is',
    kind: 'spelling',
    find: ({ at, tag }, i) => {
      if (at(i) !== 'its') return null;
      const next = at(i + 1);
      return /^(?:a|an|the|not|very|really|been|also|just|because|hard|easy|difficult|important|called|better|always|like|only|so|too|my)$/.test(
        next,
      ) ||
        // "Its starting point": the -ing word belongs to the noun behind it.
        (tag(i + 1) === 'VERB' && next.endsWith('ing') && !/^(?:NOUN|PROPN|ADJ)$/.test(tag(i + 2)))
        ? swap(i, "it's")
        : null;
    },
  },
  {
    id: 'there-their',
    kind: 'spelling',
    find: ({ at, tag }, i) =>
      at(i) === 'there' &&
      (/^(?:of|in|with|for|on|to|from|about|by)$/.test(at(i - 1)) || tag(i - 1) === 'VERB') &&
      isNoun(at(i + 1), tag(i + 1))
        ? swap(i, 'their')
        : null,
  },
  {
    id: 'they-their',
    kind: 'agreement',
    find: ({ at, tag }, i) =>
      /^(?:they|them)$/.test(at(i)) &&
      /^(?:of|in|with|for|on|to|from|about|by)$/.test(at(i - 1)) &&
      isNoun(at(i + 1), tag(i + 1)) &&
      at(i) === 'they'
        ? swap(i, 'their')
        : null,
  },
  {
    id: 'your-you-are',
    kind: 'spelling',
    find: ({ at }, i) =>
      at(i) === 'your' && /^(?:welcome|going|right|not|very|a|the|so)$/.test(at(i + 1)) && at(i + 1) !== 'right'
        ? swap(i, "you're")
        : null,
  },
  {
    id: 'to-advice',
    kind: 'spelling',
    find: ({ at }, i) => {
      if (
        at(i) === 'advice' &&
        /^(?:to|would|can|will|i|we|should)$/.test(at(i - 1)) &&
        /^(?:you|them|him|her|people|everyone|me|us|to)$/.test(at(i + 1))
      )
        return swap(i, 'advise');
      return at(i) === 'advise' && /^(?:an|the|my|some|good|your|this|of)$/.test(at(i - 1)) ? swap(i, 'advice') : null;
    },
  },
  {
    id: 'weather-whether',
    kind: 'spelling',
    find: ({ at }, i) =>
      at(i) === 'weather' &&
      /^(?:know|decide|wonder|see|or|about|of)$/.test(at(i - 1)) &&
      /^(?:or|they|we|it|you|i|the|to|he|she)$/.test(at(i + 1))
        ? swap(i, 'whether')
        : null,
  },
  {
    id: 'loose-lose',
    kind: 'spelling',
    find: ({ at }, i) =>
      at(i) === 'loose' && /^(?:to|can|will|not|may|might|could|they|we|you|i|people|would)$/.test(at(i - 1))
        ? swap(i, 'lose')
        : null,
  },
  {
    id: 'this-these',
    kind: 'agreement',
    find: ({ at, tag }, i) =>
      at(i) === 'this' &&
      singular(at(i + 1)) !== undefined &&
      tag(i + 1) === 'NOUN' &&
      !/^(?:NOUN|VERB)$/.test(tag(i + 2)) &&
      !isBaseVerb(at(i + 1)) &&
      !baseOf(at(i + 1), 'third')
        ? swap(i, 'these')
        : null,
  },
  {
    id: 'to-too',
    kind: 'spelling',
    find: ({ at, tag }, i) =>
      at(i) === 'to' &&
      tag(i + 1) === 'ADJ' &&
      /^(?:small|big|late|old|young|expensive|difficult|hard|far|long|easy|high|busy|tired|crowded)$/.test(at(i + 1)) &&
      !/^(?:NOUN|ADJ)$/.test(tag(i + 2))
        ? swap(i, 'too')
        : null,
  },
];
