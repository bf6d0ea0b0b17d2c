import { stem } from '../../relevance.ts';
import type { Place, Sentence } from '../../text/essay-text.ts';
import { quote, quoteAround } from '../../text/quote.ts';
import { type Facts, isClean, type Point, weakness } from '../facts.ts';
import { isLetter } from '../letter.ts';
import { bodySentences, kindOf } from '../places.ts';
import { PLAIN_HABITS, type PlainHabit } from './plain-habits.ts';

export const lexisMeasured = (facts: Facts): Point[] => [...figureWithBe(facts), ...plainHabit(facts)];

const BE_FIGURE =
  /(?<!\bthere |\bnumber of percentage )\b(is|are|was|were) (?:about |only |just |nearly |almost |around |over |also |at )*[£$€]?\d(?![\d,.]*(?:th|st|nd|rd)\b)(?!\d{3}\b)(?![\d,.]* (?:years?|months|weeks|days|hours|minutes|km|kilomet\w+|miles|met(?:re|er)s)\b)/i;

/** Task 1: "was 120", "is 18 million". */
function figureWithBe(facts: Facts): Point[] {
  if (facts.request.task === 2 || isLetter(facts.request) || kindOf(facts.request) !== 'numbers') return [];
  const found = bodySentences(facts).filter((one) => BE_FIGURE.test(one.text));
  const all = bodySentences(facts).length;
  if (found.length < 3 && (found.length < 2 || found.length < 0.3 * all)) return [];
  const forms = [...new Set(found.map((one) => BE_FIGURE.exec(one.text)![1]!.toLowerCase()))];
  const shown = found.slice(1).find((one) => AMOUNT.test(one.text)) ?? found[1]!;
  const figure = AMOUNT.exec(shown.text);
  // "The wells is 28%": whatever is put there has another fault to mend first.
  const stood = figure &&
    isClean(facts.corrections, shown) &&
    !isOfYears(shown) && {
      from: figure[0],
      to: figure[0].replace(/^\w+/, (be) => STOOD[be.toLowerCase()]!),
    };
  return [
    weakness(
      0.25,
      `至少有 ${found.length} 句用 be 动词（${forms.join('、')}）加数字报数据。`,
      `At least ${found.length} sentences give a figure straight after the verb "be" (${forms.map((one) => `"${one}"`).join(', ')}).`,
      quote(shown),
      stood
        ? {
            zh: `7 分的报告会换动词，比如这里：${stood.from} → ${stood.to}。`,
            en: `A 7 changes the verb, here for example: "${stood.from}" → "${stood.to}".`,
          }
        : { zh: '7 分的报告会换动词：stood at、amounted to。', en: 'A 7 changes the verb: "stood at", "amounted to".' },
    ),
  ];
}

/** "Is 1,800 in 2004": the time has to be mended first. */
const isOfYears = ({ text }: Sentence) => /\b(?:is|are)\b/i.test(text) && /\b(?:19|20)\d\d\b/.test(text);
const STOOD: Record<string, string> = { is: 'stands at', are: 'stand at', was: 'stood at', were: 'stood at' };
/** The figure ends the statement: "was 20 people" and "were 3 of them" cannot stand at anything. */
const AMOUNT =
  /(?<!\bthere |\bnumber of percentage )\b(?:is|are|was|were) (?:about |only |just |nearly |almost |around |over )?[£$€]?\d+(?:[.,]\d+)*(?: ?%| per ?cent| (?:million|billion|thousand)(?! [a-z]+s\b))?(?= ?(?:[.,;]|$|in\b|and\b|but\b|while\b|whereas\b))/i;

/** Three in a short text are many, in a long one they are none. */
const OFTEN = 0.011;

/** A plain word that comes again and again, with what would be more exact. */
function plainHabit({ essay, request, unwanted, words }: Facts): Point[] {
  const asked = new Set((request.prompt.toLowerCase().match(/[a-z]+/g) ?? []).map(stem));
  // "Poor, good and excellent" are names of the figure there.
  const isRating = request.task === 1 && /\b(?:excellent|poor|satisf\w+|rated|rating)\b/i.test(essay.text);
  const found = PLAIN_HABITS.filter(({ word }) => !asked.has(stem(word)) && !(isRating && word === 'good'))
    .flatMap((habit) => mostUsed(habit, essay.text, unwanted) ?? [])
    .filter(({ habit, places }) => places.length >= Math.max(habit.often, OFTEN * words))
    .sort((a, b) => b.places.length / b.habit.often - a.places.length / a.habit.often)[0];
  if (!found) return [];
  const { habit, form, times, places } = found;
  const second = places[1]!;
  return [
    weakness(
      0.22,
      `“${form}”这个词在 ${words} 词里用了 ${times} 次，这是其中一处。`,
      `The word "${form}" is used ${times} times in ${words} words; this is one of them.`,
      quoteAround(essay, { start: second.index, end: second.index + form.length }),
      habit.better,
    ),
  ];
}

/** The form of it that is written most often, with the number a reader would count and the places that could be put better. */
function mostUsed(habit: PlainHabit, text: string, unwanted: Place[]) {
  const places = [...text.matchAll(habit.find)].filter(
    ({ index }) => !unwanted.some((one) => one.start <= index && one.end > index),
  );
  const forms = [...new Set(places.map(([form]) => form.toLowerCase()))].map((form) => ({
    habit,
    form,
    times: text.match(new RegExp(`\\b${form}\\b`, 'gi'))!.length,
    places: places.filter((one) => one[0].toLowerCase() === form),
  }));
  return forms.sort((a, b) => b.places.length - a.places.length)[0];
}
