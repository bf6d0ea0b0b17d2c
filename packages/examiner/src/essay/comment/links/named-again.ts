import { STOP_WORDS } from '../../features/word-groups.ts';
import { quoteAround } from '../../text/quote.ts';
import { type Facts, inside, type Point, weakness } from '../facts.ts';
import { bodies } from '../places.ts';

/** Nouns of measure come in every sentence of a report; "people" has no other word. */
const NO_THING =
  /^(?:people|percent|percentage|per|cent|number|numbers|figures?|proportion|amount|rate|year|years|time|million|billion|thousand|example|instance|hand|result|addition|conclusion|opinion|way|lot|thing|things|fact|order|case|years|reason|point|view|age|period|day|days|today|nowadays|respectively)$/;

const LEAST = 4;

type Run = { word: string; times: number; place: { start: number; end: number } };

/** The same noun in sentence after sentence, with nothing that stands in for it. */
export function namedAgain(facts: Facts): Point[] {
  // In a report the items have to be named, and in a letter so have the people.
  if (facts.request.task === 1) return [];
  const runs = bodies(facts).flatMap((paragraph) => runsOf(facts, paragraph));
  const [best] = runs.filter(({ times }) => times >= LEAST).sort((a, b) => b.times - a.times);
  if (!best) return [];
  return [
    weakness(
      0.205,
      `“${best.word}”接连 ${best.times} 句都出现，这是第三句里的那一处。`,
      `"${best.word}" stands in each of ${best.times} sentences in a row; this is the third.`,
      quoteAround(facts.essay, best.place),
      {
        zh: '7 分的文章会在其中一两句用代词或 this、these 加别的名词来指它。',
        en: 'A 7 lets a pronoun, or "this" or "these" with another noun, stand for it in one or two of them.',
      },
    ),
  ];
}

function runsOf(facts: Facts, paragraph: { start: number; end: number }): Run[] {
  const all = inside(facts, paragraph).filter((one) => one.words.length >= 3);
  const nouns = all.map((one) => {
    const { tokens } = facts.tools.tag(one);
    return new Map(
      tokens
        // Half of a name of two words has no pronoun of its own.
        .filter(
          ({ tag, lower }, i) =>
            tag === 'NOUN' && tokens[i + 1]?.tag !== 'NOUN' && /^[a-z]{4,}$/.test(lower) && !STOP_WORDS.has(lower),
        )
        .filter(({ lower }) => !NO_THING.test(lower))
        .map(({ lower, start, end }) => [lower, { start, end }]),
    );
  });
  return nouns.flatMap((of, i) =>
    [...of.keys()]
      .filter((word) => !nouns[i - 1]?.has(word))
      .map((word) => {
        const stop = nouns.slice(i).findIndex((next) => !next.has(word));
        const times = stop < 0 ? nouns.length - i : stop;
        return { word, times, place: nouns[i + Math.min(2, times - 1)]!.get(word)! };
      }),
  );
}
