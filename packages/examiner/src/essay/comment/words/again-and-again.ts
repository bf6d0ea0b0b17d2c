import type { Place, Sentence } from '../../text/essay-text.ts';
import { quoteAround } from '../../text/quote.ts';
import { type Facts, type Point, weakness } from '../facts.ts';
import { isLetter } from '../letter.ts';
import { REPORT_CHOICES } from './report-choices.ts';
import { WORD_CHOICES, type WordChoice } from './word-choices.ts';

/** A longer essay may say a word oftener. */
const OFTEN = 0.011;

type Found = Place & { original: string; written: string };

/** Plain words that come often, shown where another would fit as the sentence stands, the most frequent first. */
export function againPoints(facts: Facts): Point[] {
  const { essay, request, words } = facts;
  if (isLetter(request)) return [];
  const choices = [...WORD_CHOICES, ...REPORT_CHOICES].filter((one) => !one.task || one.task === request.task);
  const often = choices
    .flatMap((choice) => {
      const times = countOf(essay.text, choice.word);
      const line = Math.max(choice.often, Math.ceil(OFTEN * words));
      const place = times !== null && times >= line ? placeFor(facts, choice) : undefined;
      return place && times !== null ? [{ choice, times, place, much: times / line }] : [];
    })
    .sort((a, b) => b.much - a.much)
    .slice(0, 2)
    .map(({ choice, times, place, much }) =>
      weakness(
        much >= 1.5 ? 1.05 : 0.7,
        `“${choice.word}”在全文里出现了 ${times} 次，这是其中一处。`,
        `"${choice.word}" stands ${times} times in this text; this is one of the places.`,
        quoteAround(essay, place),
        better(place),
      ),
    );
  return often.length ? often : twiceRunning(facts, choices);
}

/** What a text is about may come in every sentence. */
const TOPIC = /^(?:people|governments?|countries|companies|cars|world|process|stage|step|number|percentage)$/;

/** The same plain word in two neighbours. */
function twiceRunning(facts: Facts, choices: WordChoice[]): Point[] {
  const { essay } = facts;
  const [found] = choices
    .filter(({ word }) => !TOPIC.test(word))
    .flatMap(({ word, places }) =>
      essay.sentences.flatMap((sentence, i) => {
        const before = essay.sentences[i - 1];
        const isAgain = before?.paragraph === sentence.paragraph && countOf(before.text, word);
        if (!isAgain || facts.unwanted.includes(sentence)) return [];
        return places.flatMap(([find, by]) => fits(facts, sentence, find, by)).map((place) => ({ word, place }));
      }),
    );
  if (!found) return [];
  return [
    weakness(
      0.5,
      `“${found.word}”在这一句和前一句里都出现。`,
      `"${found.word}" stands in this sentence and in the one before it.`,
      quoteAround(essay, found.place),
      better(found.place),
    ),
  ];
}

const better = ({ original, written }: Found) => ({
  zh: `7 分的文章会在这样的地方换一种说法：${original} → ${written}。`,
  en: `A 7 would vary it at a place like this: "${original}" → "${written}".`,
});

const escaped = (word: string) => word.replace(/ /g, '\\s+');
/** How often exactly this form stands there; nothing where "world" and "world-wide" would be counted both ways. */
function countOf(text: string, word: string): number | null {
  const strict = text.match(new RegExp(`(?<![\\w'’-])${escaped(word)}(?![\\w'’-])`, 'gi'))?.length ?? 0;
  const loose = text.match(new RegExp(`\\b${escaped(word)}\\b`, 'gi'))?.length ?? 0;
  return strict === loose ? strict : null;
}

/** The second place at the soonest: the first use of a word is no repetition. */
function placeFor(facts: Facts, { word, places }: WordChoice): Found | undefined {
  const first = facts.essay.text.search(new RegExp(`\\b${escaped(word)}\\b`, 'i'));
  return facts.essay.sentences
    .filter((one) => !facts.unwanted.includes(one))
    .flatMap((sentence) => places.flatMap(([find, better]) => fits(facts, sentence, find, better)))
    .filter((one) => one.end > first + word.length)
    .filter((one) => one.start > first || first >= one.end)
    .sort((a, b) => a.start - b.start)[0];
}

function fits({ essay, corrections }: Facts, sentence: Sentence, find: RegExp, by: string): Found[] {
  const at = essay.sentences.indexOf(sentence);
  const near = essay.sentences
    .slice(Math.max(0, at - 1), at + 2)
    .map(({ text }) => text.toLowerCase())
    .join(' ');
  return [...sentence.text.matchAll(find)].flatMap((match) => {
    const original = match[0].trim();
    const written = likeFirst(original, by.replace(/\$(\d)/g, (_, group: string) => match[Number(group)] ?? '').trim());
    const start = sentence.start + match.index;
    const place = { start, end: start + original.length };
    const isTouched = corrections.some((one) => one.start <= place.end + 1 && one.end >= place.start - 1);
    const fresh = written
      .toLowerCase()
      .split(' ')
      .filter((one) => one.length > 3 && !original.toLowerCase().includes(one));
    return isTouched || fresh.some((one) => near.includes(one)) ? [] : [{ ...place, original, written }];
  });
}

const likeFirst = (original: string, word: string) =>
  (/^[A-Z]/.test(original) ? word[0]!.toUpperCase() : word[0]!.toLowerCase()) + word.slice(1);
