import { baseOf, isBaseVerb, isCountable, isOnlyVerb, past, singular, thirdPerson } from '../../text/word-forms.ts';
import { PRONOUNS } from '../clauses.ts';
import { type Reading, type Rule, set, startsClause, swap } from '../hint.ts';

const ONE_PERSON = set('everyone everybody someone somebody anyone anybody nobody nothing everything something');
const ONE = /^(?:a|an|every|each|one|another)$/;
/** A base verb whose past looks the same says nothing about the present. */
const presentOnly = (word: string) => isBaseVerb(word) && !baseOf(word, 'past') && !/^(?:do|be|let|like)$/.test(word);
/** Behind these the bare verb is right: "make the child eat", "I suggest the school open earlier". */
const BARE_VERB = set(
  'do does did make makes made let lets help helps helped can could will would should may might must suggest suggests recommend recommended important essential vital see saw hear watch demand insist require',
);
/** One name for many: the verb may be plural. */
const GROUPS = set(
  'number majority minority couple lot government family team class group company population rest staff police series',
);
const FLIP: Record<string, string> = { is: 'are', was: 'were', has: 'have', are: 'is', were: 'was', have: 'has' };

/** The subject stands right before its verb, and the two do not agree. */
export const SUBJECT_RULES: readonly Rule[] = [
  {
    id: 'everyone-base',
    kind: 'agreement',
    find: (r, i) =>
      ONE_PERSON.has(r.at(i)) && startsClause(r, i) && presentOnly(r.at(i + 1)) && r.tag(i + 1) === 'VERB'
        ? swap(i + 1, thirdPerson(r.at(i + 1)))
        : null,
  },
  {
    id: 'one-who-base',
    kind: 'agreement',
    find: (r, i) => {
      if (!/^(?:who|that|which)$/.test(r.at(i)) || !oneBefore(r, i)) return null;
      const verb = r.at(i + 1);
      if (verb === 'have' && r.tag(i + 2) !== 'PRON') return swap(i + 1, 'has');
      // "A signal that help was needed": a noun with its own verb.
      if (/^(?:is|are|was|were|has|had|will|would|can)$/.test(r.at(i + 2))) return null;
      return presentOnly(verb) && r.tag(i + 1) === 'VERB' ? swap(i + 1, thirdPerson(verb)) : null;
    },
  },
  {
    id: 'noun-base',
    kind: 'agreement',
    find: (r, i) => {
      const { at, tag, words } = r;
      if (!/^(?:the|my|our|your|his|her|their|this|every|each|a|an|another)$/.test(at(i)) || !startsClause(r, i))
        return null;
      const noun = tag(i + 1) === 'ADJ' && !isCountable(at(i + 1)) ? i + 2 : i + 1;
      const verb = at(noun + 1);
      if (!isCountable(at(noun)) || tag(noun) !== 'NOUN' || GROUPS.has(at(noun)) || at(i - 1) === 'and') return null;
      if (!isOnlyVerb(verb) || tag(noun + 1) !== 'VERB' || !presentOnly(verb)) return null;
      if (/^(?:as|than)$/.test(at(i - 1)) || words.slice(Math.max(0, i - 6), i).some((word) => BARE_VERB.has(word)))
        return null;
      return swap(noun + 1, toldInPast(r, noun + 1) ? past(verb) : thirdPerson(verb));
    },
  },
  {
    id: 'and-i-was',
    kind: 'agreement',
    find: ({ at, tag }, i) =>
      at(i) === 'and' &&
      i > 0 &&
      i < 4 &&
      /^(?:PROPN|NOUN)$/.test(tag(i - 1)) &&
      (PRONOUNS.has(at(i + 1)) || tag(i + 1) === 'PROPN') &&
      at(i + 1) !== 'it' &&
      /^(?:is|was|has)$/.test(at(i + 2)) &&
      (i === 1 || /^(?:my|his|her|,)$/.test(at(i - 2)))
        ? swap(i + 2, FLIP[at(i + 2)]!)
        : null,
  },
  {
    id: 'there-is-a-lot',
    kind: 'agreement',
    find: ({ at, tag, words }, i) => {
      if (at(i) !== 'there' || !/^(?:is|was|'s)$/.test(at(i + 1))) return null;
      const counted =
        /^(?:a lot of|lots of|plenty of|a number of|many|some|several|two|three|four|five|other|different) /.exec(
          `${words.slice(i + 2, i + 5).join(' ')} `,
        );
      if (!counted) return null;
      let noun = i + 2 + counted[0].trim().split(' ').length;
      while (tag(noun) === 'ADJ') noun++;
      const many = singular(at(noun)) !== undefined || /^(?:people|children|men|women)$/.test(at(noun));
      return many ? swap(i + 1, at(i + 1) === 'was' ? 'were' : 'are') : null;
    },
  },
  {
    id: 'he-do',
    kind: 'agreement',
    find: (r, i) =>
      /^(?:he|she|it)$/.test(r.at(i)) && r.at(i + 1) === 'do' && /^(?:n't|not)$/.test(r.at(i + 2)) && startsClause(r, i)
        ? swap(i + 1, 'does')
        : null,
  },
  {
    id: 'i-were',
    kind: 'agreement',
    find: (r, i) => {
      const right = { were: 'was', is: 'am', has: 'have', are: 'am' }[r.at(i + 1)];
      const wish = r.words
        .slice(Math.max(0, i - 3), i)
        .some((word) => /^(?:if|wish|though|and|as|only|or)$/.test(word));
      return r.at(i) === 'i' && right && startsClause(r, i) && !wish ? swap(i + 1, right) : null;
    },
  },
  {
    id: 'people-usually-goes',
    kind: 'agreement',
    find: ({ at, tag }, i) => {
      const many =
        (singular(at(i)) && tag(i) === 'NOUN' && at(i) !== 'lives') || /^(?:people|children|they|we|you)$/.test(at(i));
      if (!many || !/^(?:also|often|always|usually|never|really|just|still|sometimes|now|even)$/.test(at(i + 1)))
        return null;
      const base = baseOf(at(i + 2), 'third');
      if (!base || base === 'be' || isBaseVerb(at(i + 2)) || tag(i + 2) !== 'VERB') return null;
      return /^(?:ADP|VERB)$/.test(tag(i - 1)) || at(i - 1) === 'and' ? null : swap(i + 2, base);
    },
  },
];

/** "a person", "every student", "someone" right before "who". */
function oneBefore({ at, tag }: Reading, who: number): boolean {
  if (/^(?:someone|somebody|anyone|everyone|everybody)$/.test(at(who - 1))) return true;
  if (!isCountable(at(who - 1)) || tag(who - 1) !== 'NOUN' || singular(at(who - 1))) return false;
  const det = ONE.test(at(who - 2)) ? who - 2 : tag(who - 2) === 'ADJ' && ONE.test(at(who - 3)) ? who - 3 : -1;
  // "Problems in a country that need attention": the problems do.
  return det >= 0 && !(tag(det - 1) === 'ADP' && tag(det - 2) === 'NOUN');
}

function toldInPast(r: Reading, verb: number): boolean {
  return r.words.some(
    (word, k) =>
      k !== verb &&
      /^(?:VERB|AUX)$/.test(r.tags[k]!) &&
      r.tags[k - 1] !== 'AUX' &&
      baseOf(word, 'past') !== undefined &&
      !isBaseVerb(word),
  );
}
