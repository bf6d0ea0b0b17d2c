import { stem } from '../../relevance.ts';
import { quote, quoteAround } from '../../text/quote.ts';
import { type Facts, type Point, weakness } from '../facts.ts';
import { isLetter } from '../letter.ts';
import { bodySentences, kindOf } from './places.ts';
import { PLAIN_HABITS } from './plain-habits.ts';

export const lexisMeasured = (facts: Facts): Point[] => [...figureWithBe(facts), ...plainHabit(facts)];

const BE_FIGURE =
  /\b(is|are|was|were) (?:about |only |just |nearly |almost |around |over |also |at )*[£$€]?\d(?![\d,.]*(?:th|st|nd|rd)\b)(?!\d{3}\b)(?![\d,.]* (?:years?|months|weeks|days|hours|minutes|km|kilomet\w+|miles|met(?:re|er)s)\b)/i;

/** Task 1: "was 120", "is 18 million". */
function figureWithBe(facts: Facts): Point[] {
  if (facts.request.task === 2 || isLetter(facts.request) || kindOf(facts.request) !== 'numbers') return [];
  const found = bodySentences(facts).filter((one) => BE_FIGURE.test(one.text));
  const all = bodySentences(facts).length;
  if (found.length < 3 && (found.length < 2 || found.length < 0.3 * all)) return [];
  const forms = [...new Set(found.map((one) => BE_FIGURE.exec(one.text)![1]!.toLowerCase()))];
  return [
    weakness(
      0.25,
      `有 ${found.length} 句用 be 动词（${forms.join('、')}）加数字报数据。`,
      `${found.length} sentences give their figure with the verb "be" (${forms.map((one) => `"${one}"`).join(', ')}).`,
      quote(found[1]!),
      {
        zh: '7 分的报告会换动词：stood at、amounted to、accounted for。',
        en: 'A 7 changes the verb: "stood at", "amounted to", "accounted for".',
      },
    ),
  ];
}

/** A plain word that comes again and again, with what would be more exact. */
function plainHabit({ essay, request, unwanted, words }: Facts): Point[] {
  const asked = new Set((request.prompt.toLowerCase().match(/[a-z]+/g) ?? []).map(stem));
  const found = PLAIN_HABITS.filter(({ word }) => !asked.has(stem(word)))
    .map((habit) => ({
      habit,
      places: [...essay.text.matchAll(habit.find)].filter(
        ({ index }) => !unwanted.some((one) => one.start <= index && one.end > index),
      ),
    }))
    .filter(({ habit, places }) => places.length >= habit.often)
    .sort((a, b) => b.places.length / b.habit.often - a.places.length / a.habit.often)[0];
  if (!found) return [];
  const { habit, places } = found;
  const second = places[1]!;
  // "Get" and "got" are counted together, and said so.
  const forms = [...new Set(places.map(([form]) => form.toLowerCase()))];
  const [zh, en] =
    forms.length > 1
      ? [
          `“${forms.join('、')}”在 ${words} 词里一共用了`,
          `${forms.map((one) => `"${one}"`).join(' and ')} are used, taken together,`,
        ]
      : [`“${forms[0]}”这个词在 ${words} 词里用了`, `The word "${forms[0]}" is used`];
  return [
    weakness(
      0.22,
      `${zh} ${places.length} 次，这是其中一处。`,
      `${en} ${places.length} times in ${words} words; this is one of them.`,
      quoteAround(essay, { start: second.index, end: second.index + second[0].length }),
      habit.better,
    ),
  ];
}
