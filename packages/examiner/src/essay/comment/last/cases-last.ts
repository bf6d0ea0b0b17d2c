import { quote } from '../../text/quote.ts';
import { type Facts, inside, type Point, weakness } from '../facts.ts';
import { innerBodies } from '../parts/inner-bodies.ts';
import { numberOf } from '../places.ts';
import { hasExample, namesSomebody } from '../signals.ts';

const LIGHT = 0.1;

/** Task 2: where no case is told, or one that names nobody. */
export const casesLast = (facts: Facts): Point[] => [
  ...noExampleWord(facts),
  ...plainCase(facts),
  ...paragraphWithoutCase(facts),
];

const EXAMPLE_WORDS = /\b(?:for (?:example|instance)|such as|e\.? ?g\b|exa?m\w*ples?|instances?)/i;
/** It sets two sides against each other or leads to the next paragraph: nothing that a case could support. */
const NO_POINT =
  /\b(?:both|sides?|views?|arguments?|opinions?|advantages|disadvantages|benefits|drawbacks|reasons|ways|causes|effects)\b|\?/i;

/** No word of the text promises a case, and one of its points has none. */
function noExampleWord(facts: Facts): Point[] {
  if (EXAMPLE_WORDS.test(facts.essay.text)) return [];
  const bare = innerBodies(facts).find(
    (one) => !hasExample(facts.essay.text.slice(one.start, one.end)) && !NO_POINT.test(one.point.text),
  );
  if (!bare) return [];
  const at = numberOf(facts, bare);
  return [
    weakness(
      LIGHT,
      `全文没有 for example、for instance 或 such as；第 ${at} 段从这一句开始。`,
      `The text has no "for example", "for instance" or "such as"; paragraph ${at} begins with this sentence.`,
      bare.point,
      {
        zh: '7 分的文章会用一件具体的事来支撑论点：谁，在哪里，结果怎样。',
        en: 'A 7 supports its points with a case: who, where, and what came of it.',
      },
    ),
  ];
}

/** One paragraph of those that argue has no word for a case. */
function paragraphWithoutCase(facts: Facts): Point[] {
  const bare = innerBodies(facts).find((one) => {
    const text = facts.essay.text.slice(one.start, one.end);
    return !EXAMPLE_WORDS.test(text) && !hasExample(text) && !NO_POINT.test(one.point.text);
  });
  if (!bare) return [];
  const at = numberOf(facts, bare);
  return [
    weakness(
      LIGHT,
      `第 ${at} 段没有 for example、for instance 或 such as；这一段从这一句开始。`,
      `Paragraph ${at} has no "for example", "for instance" or "such as"; it begins with this sentence.`,
      bare.point,
      {
        zh: '7 分的文章会用一件具体的事来支撑论点：谁，在哪里，结果怎样。',
        en: 'A 7 supports its points with a case: who, where, and what came of it.',
      },
    ),
  ];
}

const OPENS_CASE = /\b(for (?:example|instance))\b/i;
const SOMEBODY =
  /\b(?:i|my|me|we|our|you|your|he|she|one|two|three|four|five|six|seven|eight|nine|ten|twice|hundreds?|thousands?|millions?|imagine|suppose|like|such as|including|covid\w*|pandemic|war|facebook|google|internet|football|olympic\w*|mobile|phones?)\b|["“:;(]/i;

/** An example of one sentence in which nobody is named, no place and no number. */
function plainCase(facts: Facts): Point[] {
  const said = innerBodies(facts)
    .flatMap((one) => inside(facts, one))
    .find(({ text, words }) => {
      const behind = text.replace(OPENS_CASE, ' ');
      return OPENS_CASE.test(text) && words.length >= 8 && !SOMEBODY.test(behind) && !namesSomebody(behind);
    });
  const word = said && OPENS_CASE.exec(said.text)?.[1];
  if (!said || !word || facts.unwanted.includes(said)) return [];
  return [
    weakness(
      LIGHT,
      `“${word}”这一句里没有人名、地名，也没有数字。`,
      `The sentence with "${word}" names no person, no place and no number.`,
      quote(said),
      {
        zh: '7 分的文章会把例子写得更具体：谁，在哪里，什么时候，多少。',
        en: 'A 7 makes such a case more particular: who, where, when, or how many.',
      },
    ),
  ];
}
