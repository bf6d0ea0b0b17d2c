import { baseOf, isBaseVerb, isCountable, past, singular, thirdPerson } from '../../text/word-forms.ts';
import { type Reading, type Rule, set, startsClause, swap } from '../hint.ts';

const ADVERBS = set('also often always usually never only really just still sometimes');
const ASKING = set(
  'do does did can could will would should may might must make makes let lets help see saw hear suggest suggested recommend demand insist had',
);
const ALIKE = set(
  'be let put set cost cut hit hurt read spread come become run beat quit shut split bet cast do have need dare',
);
const PLURAL_SINGULARS = set(
  'news means series physics mathematics politics economics sports species athletics diabetes thanks hours minutes years days months weeks dollars pounds miles kilometers kilometres euros',
);
const FLIP: Record<string, string> = { is: 'are', was: 'were', has: 'have', are: 'is', were: 'was', have: 'has' };

/** "It is important that he study": no s after a wish. */
const wished = ({ at }: Reading, i: number) =>
  at(i - 1) === 'that' &&
  /^(?:important|necessary|essential|vital|crucial|suggest|suggests|suggested|recommend|recommended|demand|insist|insisted|require|request)$/.test(
    at(i - 2),
  );

const verbAfter = ({ at }: Reading, i: number) => (ADVERBS.has(at(i + 1)) ? i + 2 : i + 1);

export const AGREEMENT_RULES: readonly Rule[] = [
  {
    id: 'he-base',
    kind: 'agreement',
    find: (r, i) => {
      const { at, tag } = r;
      if (!/^(?:he|she|it)$/.test(at(i)) || !startsClause(r, i) || at(i - 1) === 'and') return null;
      if (ASKING.has(at(i - 2)) || wished(r, i)) return null;
      const j = verbAfter(r, i);
      if (at(j) === 'have' && tag(j) !== 'NOUN' && j === i + 1) return swap(j, 'has');
      if (!isBaseVerb(at(j)) || tag(j) !== 'VERB' || ALIKE.has(at(j)) || baseOf(at(j), 'past')) return null;
      // "It sort of rubs off on you."
      if (at(j) === 'sort' && at(j + 1) === 'of') return null;
      // Among verbs of the past it is the past that was meant.
      const told = r.words.some(
        (word, k) =>
          k !== j && /^(?:VERB|AUX)$/.test(r.tags[k]!) && baseOf(word, 'past') !== undefined && !isBaseVerb(word),
      );
      return swap(j, told ? past(at(j)) : thirdPerson(at(j)));
    },
  },
  {
    id: 'they-third',
    kind: 'agreement',
    find: (r, i) => {
      const { at, tag } = r;
      if (!/^(?:they|we|you|i|people|children|parents|students)$/.test(at(i)) || !startsClause(r, i)) return null;
      const j = verbAfter(r, i);
      const base = baseOf(at(j), 'third');
      if (/^(?:is|was)$/.test(at(j)) && at(i) !== 'i' && j === i + 1 && at(i - 1) !== 'and')
        return swap(j, FLIP[at(j)]!);
      if (at(j) === 'has' && j === i + 1) return swap(j, 'have');
      return base && base !== 'be' && !isBaseVerb(at(j)) && tag(j) === 'VERB' ? swap(j, base) : null;
    },
  },
  {
    id: 'nouns-third',
    kind: 'agreement',
    find: (r, i) => {
      const { at, tag } = r;
      if (
        !singular(at(i)) ||
        tag(i) !== 'NOUN' ||
        PLURAL_SINGULARS.has(at(i)) ||
        at(i - 1) === 'of' ||
        tag(i - 1) === 'ADP'
      )
        return null;
      const base = baseOf(at(i + 1), 'third');
      if (!base || tag(i + 1) !== 'VERB' || isBaseVerb(at(i + 1)) || base === 'be' || base === 'have') return null;
      let start = i;
      while (
        start > 0 &&
        (/^(?:ADJ|DET|NUM)$/.test(tag(start - 1)) || /^(?:my|our|your|his|her|their|most|all)$/.test(at(start - 1)))
      )
        start--;
      // Behind a closing quotation mark the noun is no subject: 'any list of "key" occupations leaves'.
      return startsClause(r, start) && at(start - 1) !== '"' && !singular(at(i + 1)) ? swap(i + 1, base) : null;
    },
  },
  {
    id: 'who-third',
    kind: 'agreement',
    find: ({ at, tag }, i) => {
      if (at(i) !== 'who' || !(at(i - 1) === 'people' || at(i - 1) === 'children' || singular(at(i - 1)))) return null;
      if (at(i - 2) === 'of' || at(i - 3) === 'one') return null;
      if (/^(?:is|was|has)$/.test(at(i + 1))) return swap(i + 1, FLIP[at(i + 1)]!);
      const base = baseOf(at(i + 1), 'third');
      return base && !isBaseVerb(at(i + 1)) && tag(i + 1) === 'VERB' ? swap(i + 1, base) : null;
    },
  },
  {
    id: 'plural-is',
    kind: 'agreement',
    find: (r, i) => {
      const { at, tag } = r;
      if (!/^(?:is|was|has)$/.test(at(i)) || tag(i - 1) !== 'NOUN' || PLURAL_SINGULARS.has(at(i - 1))) return null;
      if (!singular(at(i - 1)) && !/^(?:people|children|men|women)$/.test(at(i - 1))) return null;
      let start = i - 1;
      while (
        start > 0 &&
        (/^(?:ADJ|DET|NUM)$/.test(tag(start - 1)) || /^(?:my|our|your|his|her|their|most|all)$/.test(at(start - 1)))
      )
        start--;
      if (
        !startsClause(r, start) ||
        at(start - 1) === 'and' ||
        /^(?:what|how)$/.test(at(start)) ||
        at(i + 2) === 'that' ||
        // "Languages was the most popular subject": one thing with a plural name.
        (at(i) !== 'has' && /^(?:a|an|the|one)$/.test(at(i + 1)))
      )
        return null;
      return swap(i, FLIP[at(i)]!);
    },
  },
  {
    id: 'singular-are',
    kind: 'agreement',
    find: (r, i) => {
      const { at, tag } = r;
      if (!/^(?:are|were|have)$/.test(at(i)) || tag(i - 1) !== 'NOUN' || singular(at(i - 1)) || !isCountable(at(i - 1)))
        return null;
      // "If that rule were followed": a wish, not a slip.
      if (at(i) === 'were' && /^(?:if|though|as|wish|unless)$/.test(at(i - 3))) return null;
      return /^(?:this|that|a|an|each|every|another)$/.test(at(i - 2)) && startsClause(r, i - 2)
        ? swap(i, FLIP[at(i)]!)
        : null;
    },
  },
  {
    id: 'this-plural',
    kind: 'agreement',
    find: ({ at, tag }, i) => {
      if (
        !/^(?:this|that)$/.test(at(i)) ||
        tag(i) !== 'DET' ||
        tag(i + 1) !== 'NOUN' ||
        !singular(at(i + 1)) ||
        PLURAL_SINGULARS.has(at(i + 1)) ||
        baseOf(at(i + 1), 'third')
      )
        return null;
      return tag(i + 2) === 'NOUN' || at(i) === 'that' ? null : swap(i, 'these');
    },
  },
  {
    id: 'there-is-plural',
    kind: 'agreement',
    find: ({ at, tag }, i) => {
      if (at(i) !== 'there' || !/^(?:is|was|'s|has|have)$/.test(at(i + 1))) return null;
      const many = /^(?:many|several|two|three|four|five|various|numerous|few)$/.test(at(i + 2));
      const noun = tag(i + 2) === 'ADJ' || at(i + 2) === 'some' || at(i + 2) === 'different' ? i + 3 : i + 2;
      if (!many && !(singular(at(noun)) && tag(noun) === 'NOUN' && !PLURAL_SINGULARS.has(at(noun)))) return null;
      return swap(i + 1, at(i + 1) === 'was' ? 'were' : 'are');
    },
  },
  {
    id: 'there-have',
    kind: 'agreement',
    find: ({ at }, i) =>
      at(i) === 'there' && /^(?:have|has)$/.test(at(i + 1)) && /^(?:a|an|some|no|more|lots)$/.test(at(i + 2))
        ? swap(i + 1, /^an?$/.test(at(i + 2)) ? 'is' : 'are')
        : null,
  },
];
