import { isCountable, plural, singular } from '../../text/word-forms.ts';
import { UNCOUNTABLE } from '../../text/word-lists.ts';
import { drop, type Reading, type Rule, set, swap } from '../hint.ts';

/** Countable here, uncountable there: after "a lot of" they prove nothing. */
export const EITHER = set(
  'debate criticism pressure opposition behaviour research support demand effort experience fish food time space work light fruit crime pleasure paper sport business television exercise interest practice age population way danger freedom responsibility thought influence value quality medicine behaviour trade worry life need talent culture tradition technology support choice change marriage art law feeling form study competition damage pressure debate difference difficulty success failure industry activity cancer action environment design conflict religion variety education background contact concern competition cause consumer discussion money traffic travel science theory height energy language history coffee hair glass room metal material wood stone land cloth income profit revenue distance silence comfort',
);
/** Words that take no "a", whatever stands between. */
const NEVER_A = new Set([
  ...UNCOUNTABLE,
  ...set('transport fun recycling permission courage patience wildlife rain snow bread'),
]);
for (const word of ['knowledge', 'education', 'nature', 'health', 'safety']) NEVER_A.delete(word);

/** The noun after an optional adjective, or -1. */
function nounAt({ at, tag }: Reading, i: number): number {
  const noun = tag(i) === 'ADJ' && !isCountable(at(i)) ? i + 1 : i;
  if (
    tag(noun) !== 'NOUN' ||
    singular(at(noun + 1)) ||
    /^(?:NOUN|ADJ|PROPN)$/.test(tag(noun + 1)) ||
    /^(?:-|'s|')$/.test(at(noun + 1))
  )
    return -1;
  return noun;
}

/** One or more than one: what the word before the noun says. */
export const NUMBER_RULES: readonly Rule[] = [
  {
    id: 'lot-of-singular',
    kind: 'number',
    find: (r, i) => {
      if (!/^(?:lot|lots|plenty|number|variety|hundreds|thousands|dozens|millions|couple)$/.test(r.at(i))) return null;
      const noun = r.at(i + 1) === 'of' ? nounAt(r, i + 2) : -1;
      return noun > 0 && isCountable(r.at(noun)) && !EITHER.has(r.at(noun)) ? swap(noun, plural(r.at(noun))) : null;
    },
  },
  {
    id: 'different-kind',
    kind: 'number',
    find: ({ at }, i) =>
      /^(?:different|many|various|several|two|three)$/.test(at(i)) &&
      /^(?:kind|type|sort|form|mode|method)$/.test(at(i + 1)) &&
      at(i + 2) === 'of' &&
      !/^(?:an?|this|that|the|some|any)$/.test(at(i - 1))
        ? swap(i + 1, `${at(i + 1)}s`)
        : null,
  },
  {
    id: 'other-one',
    kind: 'number',
    find: (r, i) => {
      if (r.at(i) !== 'other' || nounAt(r, i + 1) !== i + 1 || !isCountable(r.at(i + 1)) || EITHER.has(r.at(i + 1)))
        return null;
      return i === 0 ||
        /^(?:to|in|from|for|visit|learn|with|and|is|was|have|has|see|find|know|speak|as)$/.test(r.at(i - 1))
        ? swap(i, 'another')
        : null;
    },
  },
  {
    id: 'another-plural',
    kind: 'number',
    find: ({ at, tag }, i) =>
      at(i) === 'another' &&
      singular(at(i + 1)) &&
      tag(i + 1) === 'NOUN' &&
      tag(i + 2) !== 'NOUN' &&
      !/^(?:means|series|years|months|weeks|days|hours|minutes|pounds|dollars|miles)$/.test(at(i + 1))
        ? swap(i, 'other')
        : null,
  },
  {
    id: 'every-plural',
    kind: 'number',
    find: ({ at, tag }, i) => {
      const one = /^(?:every|each)$/.test(at(i)) && tag(i + 1) === 'NOUN' ? singular(at(i + 1)) : undefined;
      return one && tag(i + 2) !== 'NOUN' && at(i + 2) !== "'" ? swap(i + 1, one) : null;
    },
  },
  {
    id: 'years-old',
    kind: 'number',
    find: ({ at, tag }, i) =>
      at(i) === 'year' &&
      at(i + 1) === 'old' &&
      (/^\d+$/.test(at(i - 1)) || tag(i - 1) === 'NUM') &&
      !/^(?:1|one|-)$/.test(at(i - 1)) &&
      !/^(?:a|the|an)$/.test(at(i - 2)) &&
      !/^(?:NOUN|ADJ)$/.test(tag(i + 2))
        ? swap(i, 'years')
        : null,
  },
  {
    id: 'most-of-plural',
    kind: 'article',
    find: ({ at, tag }, i) =>
      /^(?:most|some|many)$/.test(at(i)) &&
      at(i + 1) === 'of' &&
      singular(at(i + 2)) !== undefined &&
      tag(i + 2) === 'NOUN' &&
      !/^(?:we|they|you|i|he|she|it|that|which|of|people|NOUN)$/.test(at(i + 3))
        ? drop(i + 1)
        : null,
  },
  {
    id: 'a-uncountable',
    kind: 'article',
    find: ({ at, tag }, i) => {
      if (!/^an?$/.test(at(i)) || /^(?:such|what|quite|many)$/.test(at(i - 1)) || at(i + 1) === 'little') return null;
      let noun = i + 1;
      while (tag(noun) === 'ADJ' && noun < i + 3 && !NEVER_A.has(at(noun))) noun++;
      if (!NEVER_A.has(at(noun)) || tag(noun) !== 'NOUN') return null;
      return /^(?:NOUN|PROPN|ADJ)$/.test(tag(noun + 1)) || /^(?:-|'s|of|and|\/)$/.test(at(noun + 1)) ? null : drop(i);
    },
  },
];
