import { gerund, isBaseVerb, participle, past, plural, thirdPerson } from '../../text/word-forms.ts';
import { type Reading, type Rule, set, swap } from '../hint.ts';
import { AFTER_ADJECTIVES, AFTER_NOUNS, AFTER_VERBS } from '../tables/prepositions.ts';

type Wanted = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** From the table to a look-up: the word, then the wrong preposition, then the right one. */
function wanted(table: string, formsOf: (word: string) => string[]): Wanted {
  const found = new Map<string, Map<string, string>>();
  for (const line of table.trim().split('\n')) {
    const [word, rest] = line.split(': ') as [string, string];
    const [wrong, right] = rest.split(' > ') as [string, string];
    for (const form of formsOf(word)) {
      const shelf = found.get(form) ?? new Map<string, string>();
      for (const one of wrong.split(' ')) shelf.set(one, right);
      found.set(form, shelf);
    }
  }
  return found;
}

const VERBS = wanted(AFTER_VERBS, (verb) => [verb, thirdPerson(verb), gerund(verb), past(verb), participle(verb)]);
const ADJECTIVES = wanted(AFTER_ADJECTIVES, (word) => [word]);
const NOUNS = wanted(AFTER_NOUNS, (noun) => [noun, plural(noun)]);

/** "It depends in part", "she suffered for years": these begin a phrase of their own, whatever verb stands before. */
const OWN_PHRASE = set(
  'part particular general fact addition order recent time times years months weeks days hours turn case spite future past morning evening afternoon weekend home school work first last least all once present example instance sure ever long life return short common average christmas us which that whom what it',
);
const startsOwnPhrase = (next: string, after: string) =>
  OWN_PHRASE.has(next) ||
  /^\d/.test(next) ||
  (/^(?:the|a|an|this|that|many|some|several|two|three|few|every|each|my|our|their)$/.test(next) &&
    /^(?:past|future|morning|evening|afternoon|weekend|time|moment|same|other|beginning|end|first|last|next|way|long|few|years|months|days|day|year|week|world|case|class|summer|winter|city|country|long-term|whole|individual|average|regular)$/.test(
      after,
    ));

/** Verbs keep their preposition as verbs only, nouns as nouns: "they benefit of" is wrong, "the benefit of" is not. */
function wantedAfter({ at, tag }: Reading, i: number): string | undefined {
  const wrong = at(i + 1);
  if (tag(i) === 'NOUN') return NOUNS.get(at(i))?.get(wrong);
  if (tag(i) === 'VERB') return (VERBS.get(at(i)) ?? ADJECTIVES.get(at(i)))?.get(wrong);
  return ADJECTIVES.get(at(i))?.get(wrong);
}

export const PREPOSITION_RULES: readonly Rule[] = [
  {
    id: 'wrong-preposition',
    kind: 'preposition',
    find: (r, i) => {
      const { at } = r;
      const right = wantedAfter(r, i);
      if (!right || startsOwnPhrase(at(i + 2), at(i + 3))) return null;
      // "Similar with the exception of", "so far of the two": the word stands alone.
      if (at(i + 1) === 'to' && isBaseVerb(at(i + 2))) return null;
      if (at(i + 3) === 'exception' || (at(i) === 'far' && at(i - 1) === 'so')) return null;
      const skill = /(?:ing|english|maths|sports?|football|languages|chinese)$/.test(at(i + 2));
      return at(i) === 'good' && !skill ? null : swap(i + 1, right);
    },
  },
];
