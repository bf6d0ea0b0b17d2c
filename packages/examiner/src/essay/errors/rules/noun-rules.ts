import { isCountable, plural, singular } from '../../text/word-forms.ts';
import { COUNTED_WRONGLY, UNCOUNTABLE } from '../../text/word-lists.ts';
import { type Rule, set, swap } from '../hint.ts';

const COUNTERS = set('many several these those various numerous two three four five six seven eight nine ten');
const POSSESSIVES = set('the my our your his her their these those');
const PLURAL_LOOKS = set(
  'means series news species lot few couple number sports goods arms times days minutes hours weeks months years customs savings',
);
const UNITS = set('people hundred thousand million percent police dozen per star year fish');

export const NOUN_RULES: readonly Rule[] = [
  {
    id: 'counted-uncountable',
    kind: 'number',
    find: ({ at, tag }, i) => {
      const right = COUNTED_WRONGLY.get(at(i));
      if (!right || (at(i) === 'peoples' && /^(?:indigenous|native)$/.test(at(i - 1)))) return null;
      if (at(i) === 'researches' && tag(i) !== 'NOUN') return null;
      return at(i + 1) === "'s" ? null : swap(i, right);
    },
  },
  {
    id: 'much-plural',
    kind: 'number',
    find: ({ at, tag }, i) =>
      at(i) === 'much' &&
      singular(at(i + 1)) &&
      tag(i + 1) === 'NOUN' &&
      // "Much profits" wants the singular, not "many".
      !/^(?:profits|incomes|foods|works|informations|knowledges|monies|times|experiences|efforts)$/.test(at(i + 1))
        ? swap(i, 'many')
        : null,
  },
  {
    id: 'less-plural',
    kind: 'number',
    find: ({ at, tag }, i) =>
      at(i) === 'less' &&
      (at(i + 1) === 'people' || (singular(at(i + 1)) && tag(i + 1) === 'NOUN')) &&
      at(i - 1) !== 'or'
        ? swap(i, 'fewer')
        : null,
  },
  {
    id: 'many-uncountable',
    kind: 'number',
    find: ({ at, tag }, i) =>
      at(i) === 'many' && UNCOUNTABLE.has(at(i + 1)) && tag(i + 2) !== 'NOUN' ? swap(i, 'much') : null,
  },
  {
    id: 'counter-singular',
    kind: 'number',
    find: ({ at, tag, tokens }, i) => {
      if (!COUNTERS.has(at(i)) && !(at(i) === 'few' && at(i - 1) === 'a')) return null;
      let noun = i + 1;
      if (tag(noun) === 'ADJ' && !isCountable(at(noun))) noun++;
      const word = at(noun);
      if (!isCountable(word) || singular(word) || UNITS.has(word) || tag(noun) !== 'NOUN') return null;
      if (
        tag(noun + 1) === 'NOUN' ||
        singular(at(noun + 1)) ||
        tokens[noun + 1]?.text === '-' ||
        at(noun + 1) === "'s" ||
        tag(noun + 1) === 'ADJ'
      )
        return null;
      return swap(noun, plural(word));
    },
  },
  {
    id: 'a-plural',
    kind: 'number',
    find: ({ at, tag }, i) => {
      if (!/^an?$/.test(at(i)) || tag(i + 1) !== 'NOUN' || PLURAL_LOOKS.has(at(i + 1)) || tag(i + 2) === 'NOUN')
        return null;
      const one = singular(at(i + 1));
      return one && at(i + 2) !== '-' && at(i + 2) !== "'s" ? swap(i + 1, one) : null;
    },
  },
  {
    id: 'one-of-singular',
    kind: 'number',
    find: ({ at, tag, tags }, i) => {
      if (at(i) !== 'one' || at(i + 1) !== 'of' || !POSSESSIVES.has(at(i + 2))) return null;
      let noun = i + 3;
      while (noun < tags.length && (tag(noun) === 'ADJ' || tag(noun) === 'ADV')) noun++;
      const word = at(noun);
      if (
        !isCountable(word) ||
        /^(?:family|group|kind|type)$/.test(word) ||
        tag(noun + 1) === 'NOUN' ||
        at(noun + 1) === "'s"
      )
        return null;
      return swap(noun, plural(word));
    },
  },
  {
    id: 'other-plural',
    kind: 'number',
    find: ({ at }, i) =>
      at(i) === 'others' && (singular(at(i + 1)) || at(i + 1) === 'people') ? swap(i, 'other') : null,
  },
  {
    id: 'adjective-s',
    kind: 'number',
    find: ({ at, tag }, i) =>
      /^(?:differents|importants|youngs|goods|news)$/.test(at(i)) &&
      tag(i + 1) === 'NOUN' &&
      at(i) !== 'news' &&
      at(i) !== 'goods'
        ? swap(i, at(i).slice(0, -1))
        : null,
  },
];
