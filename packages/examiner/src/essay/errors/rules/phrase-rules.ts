import { type Reading, type Rule, set } from '../hint.ts';
import { JOINED_WORDS } from '../tables/joined-words.ts';
import { LOOK_ALIKES } from '../tables/look-alikes.ts';
import { NOUN_PHRASES } from '../tables/noun-phrases.ts';
import { ONE_WORD_OR_TWO } from '../tables/one-word-or-two.ts';
import { SMALL_PHRASES } from '../tables/small-phrases.ts';
import { TIME_AND_PLACE } from '../tables/time-and-place.ts';
import { VERB_PHRASES } from '../tables/verb-phrases.ts';
import { WORDINGS } from '../tables/wordings.ts';

/** The tables by theme: one right form a line, its wrong ones before it. */
const LISTED = [
  SMALL_PHRASES,
  JOINED_WORDS,
  VERB_PHRASES,
  NOUN_PHRASES,
  TIME_AND_PLACE,
  WORDINGS,
  ONE_WORD_OR_TWO,
  LOOK_ALIKES,
]
  .flatMap((table) => table.trim().split('\n'))
  .flatMap((line) => {
    const [wrong, right] = line.split(' > ') as [string, string];
    return wrong.split(' | ').map((one) => [one, right] as const);
  });

const TABLE = LISTED.map(([wrong, right]) => ({ wrong: wrong.split(' '), right }))
  .filter(({ wrong, right }) => wrong.join(' ') !== right.toLowerCase())
  .sort((a, b) => b.wrong.length - a.wrong.length);

const BY_FIRST = new Map<string, typeof TABLE>();
for (const entry of TABLE) BY_FIRST.set(entry.wrong[0]!, [...(BY_FIRST.get(entry.wrong[0]!) ?? []), entry]);

const INFINITIVE_TO = set('have has had need want going used able order way');
/** "Impact on the city", "look at the sea": the preposition belongs to the word before. */
const TAKES_ON = set(
  'based base focus focused focusing focuses depend depends depending depended impact impacts effect effects influence concentrate concentrated rely relies spend spent spending emphasis light attack report comment pressure research study studies reflect reflects living live lives put opinion opinions views view information imposed',
);
const TAKES_AT = set(
  'look looks looking looked aim aimed aiming good bad stare staring arrive arrived arriving angry point pointed',
);

/** Where a listed phrase is right after all. */
function spared({ at, tag }: Reading, i: number, wrong: string[]): boolean {
  const [first, before, after] = [wrong[0]!, at(i - 1), at(i + wrong.length)];
  const phrase = wrong.join(' ');
  // "in TV programmes", "in today's world", "on September 12": the last word only opens a longer name.
  if (/^(?:in|on|at|by|with|to)$/.test(first)) {
    if (/^(?:NOUN|PROPN|NUM)$/.test(tag(i + wrong.length)) || /^(?:'s|'|-|\d.*)$/.test(after)) return true;
    if ((first === 'on' && TAKES_ON.has(before)) || (first === 'at' && TAKES_AT.has(before))) return true;
  }
  // "The number of people is", "serving other people is": the verb belongs to what stands before.
  if (first === 'people' && wrong.length === 2)
    return (
      !/^(?:,|and|but|because|that|if|when|so|think|the|some|many|most|all|)$/.test(before) || tag(i - 2) === 'VERB'
    );
  if (phrase === 'to breath') return false;
  if (first === 'to') return INFINITIVE_TO.has(before) || /^(?:of|as)$/.test(after);
  if (phrase === 'in the moment') return /^(?:live|living|lived|lives)$/.test(before);
  if (/^in to /.test(phrase)) return /^(?:it|them|hand|handed|log|logged|tune|tuned|give|gave|gives)$/.test(before);
  if (first === 'can') return after === 'only';
  if (phrase === 'in the nature') return after === 'of';
  if (phrase === 'think in') return /^(?:the|a|this|terms|english|that)$/.test(after);
  return /^(?:any|some) one$/.test(phrase) && after === 'of';
}

export const PHRASE_RULES: readonly Rule[] = [
  {
    id: 'fixed-phrase',
    kind: 'phrase',
    find: (r, i) => {
      for (const { wrong, right } of BY_FIRST.get(r.at(i)) ?? []) {
        if (!wrong.every((word, k) => r.at(i + k) === word) || spared(r, i, wrong)) continue;
        // A capital inside the phrase makes a name of it: "the World Heritage List".
        const name = wrong.some(
          (word, k) => k > 0 && /^[A-Z][a-z]/.test(r.tokens[i + k]!.text) && right.includes(word),
        );
        if (!name) return { from: i, to: i + wrong.length, by: right };
      }
      return null;
    },
  },
];
