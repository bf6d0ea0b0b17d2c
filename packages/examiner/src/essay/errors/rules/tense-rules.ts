import { baseOf, isBaseVerb, participle, past, thirdPerson } from '../../text/word-forms.ts';
import { PRONOUNS } from '../clauses.ts';
import { drop, type Reading, type Rule, set, startsClause, swap } from '../hint.ts';

const OUTINGS = set(
  'shopping swimming fishing camping skiing clubbing dancing hiking running jogging cycling sightseeing surfing skating climbing diving',
);
/** States that may hold today though the story is over: "I know the man who helped us." */
const LASTING = set(
  'love want like know think hope live believe prefer need wish mean feel suggest recommend agree remember seem appear turn guess remain plan say',
);
/** Words about always or now, or that report speech. */
const TIMELESS = set('think " always usually every hope believe if nowadays now today');

/** The verbs of a sentence that tell of the past; a participle after "have" or "be" says nothing. */
function pastVerbs({ words, tags }: Reading): number {
  return words.filter(
    (word, k) =>
      /^(?:VERB|AUX)$/.test(tags[k]!) &&
      baseOf(word, 'past') !== undefined &&
      !isBaseVerb(word) &&
      !/^(?:have|has|had|been|is|are|be|was|were|'ve)$/.test(words[k - 1] ?? ''),
  ).length;
}

const presentVerbs = ({ words, tags }: Reading, except: number): boolean =>
  words.some(
    (word, k) =>
      k !== except &&
      /^(?:VERB|AUX)$/.test(tags[k]!) &&
      /^(?:is|are|am|has|have|do|does|can|will|'s|'re|'m|should|must)$/.test(word),
  );

/** Tenses and the verbs that help to make them. */
export const TENSE_RULES: readonly Rule[] = [
  {
    id: 'told-in-past',
    kind: 'verb',
    find: (r, i) => {
      const { at, tag, words } = r;
      if (!/^(?:he|she|it|they|we|i)$/.test(at(i)) || tag(i + 1) !== 'VERB' || !startsClause(r, i)) return null;
      const base = baseOf(at(i + 1), 'base', 'third');
      if (!base || past(base) === at(i + 1) || base === 'have' || LASTING.has(base)) return null;
      if (words.some((word) => TIMELESS.has(word)) || pastVerbs(r) < 2 || presentVerbs(r, i + 1)) return null;
      return swap(i + 1, past(base));
    },
  },
  {
    id: 'have-years',
    kind: 'verb',
    find: ({ at }, i) => {
      if (!/^(?:have|has|had|'ve)$/.test(at(i)) || at(i + 2) !== 'years' || at(i + 3) !== 'old') return null;
      const subject = at(i - 1);
      if (at(i) === 'had') return swap(i, /^(?:we|they|you)$/.test(subject) ? 'were' : 'was');
      const present = subject === 'i' ? 'am' : at(i) === 'has' || /^(?:he|she|it)$/.test(subject) ? 'is' : 'are';
      return swap(i, present);
    },
  },
  {
    id: 'have-base',
    kind: 'verb',
    find: ({ at, tag }, i) => {
      if (!/^(?:have|has|'ve)$/.test(at(i)) || tag(i) !== 'AUX') return null;
      let j = i + 1;
      while (/^(?:already|never|always|also|just|recently|not|n't|ever)$/.test(at(j))) j++;
      if (j === i + 1 && at(i) !== "'ve") return null;
      const verb = at(j);
      return isBaseVerb(verb) && tag(j) === 'VERB' && participle(verb) !== verb ? swap(j, participle(verb)) : null;
    },
  },
  {
    id: 'be-happened',
    kind: 'verb',
    find: ({ at }, i) => {
      const base = /^(?:is|are|was|were)$/.test(at(i)) ? baseOf(at(i + 1), 'past') : undefined;
      if (!base || !/^(?:happen|occur|appear|exist|consist|belong|depend|seem|remain|emerge)$/.test(base)) return null;
      const form = at(i) === 'is' ? thirdPerson(base) : at(i) === 'are' ? base : past(base);
      return { from: i, to: i + 2, by: form };
    },
  },
  {
    id: 'be-verb',
    kind: 'verb',
    find: ({ at }, i) =>
      /^(?:am|'m|is|are|'re)$/.test(at(i)) &&
      /^(?:agree|disagree|want|believe|prefer|belong|consist|know|think|enjoy|understand)$/.test(at(i + 1))
        ? drop(i)
        : null,
  },
  {
    id: 'if-will',
    kind: 'verb',
    find: ({ at }, i) => {
      if (at(i) !== 'will' || !PRONOUNS.has(at(i - 1)) || !isBaseVerb(at(i + 1))) return null;
      if (!/^(?:if|unless|until)$/.test(at(i - 2)) || (i > 2 && !/^(?:,|and|but|so|because|that)$/.test(at(i - 3))))
        return null;
      return /^(?:he|she|it)$/.test(at(i - 1)) ? { from: i, to: i + 2, by: thirdPerson(at(i + 1)) } : drop(i);
    },
  },
  {
    id: 'use-to',
    kind: 'verb',
    find: (r, i) =>
      r.at(i) === 'use' &&
      r.at(i + 1) === 'to' &&
      isBaseVerb(r.at(i + 2)) &&
      /^(?:i|we|they|he|she|people|parents|you)$/.test(r.at(i - 1)) &&
      startsClause(r, i - 1)
        ? swap(i, 'used')
        : null,
  },
  {
    id: 'go-to-shopping',
    kind: 'verb',
    find: ({ at, tag }, i) =>
      /^(?:go|goes|going|went|gone)$/.test(at(i)) &&
      at(i + 1) === 'to' &&
      OUTINGS.has(at(i + 2)) &&
      tag(i + 3) !== 'NOUN'
        ? drop(i + 1)
        : null,
  },
];
