import { type Facts, type Point, weakness } from '../facts.ts';
import { innerBodies } from '../parts/inner-bodies.ts';
import { numberOf } from '../places.ts';
import { hasExample } from '../signals.ts';
import { MAY_BE_CASE, OF_SOMEBODY } from '../task/argument-points.ts';

const LIGHT = 0.1;

/** However it is spelt. */
const EXAMPLE_WORDS = /\b(?:for ?inst\w*|such ?as|e\.? ?g\b|instances?)|ex[ae]?m\w*pl\w*/i;
/** It sets two sides against each other or leads to the next paragraph: nothing that a case could support. */
const NO_POINT =
  /^\W*(?:admittedly|of course|it is true|granted|opponents|critics)\b|\b(?:both|sides?|views?|arguments?|opinions?|advantages|disadvantages|benefits|drawbacks|reasons|ways|causes|effects)\b|\?/i;

/** Task 2: one paragraph of those that argue has no word for a case, and nothing that could be one. */
export function casesLast(facts: Facts): Point[] {
  const bare = innerBodies(facts).find((one) => {
    const text = facts.essay.text.slice(one.start, one.end);
    return (
      !EXAMPLE_WORDS.test(text) &&
      !hasExample(text) &&
      ![
        MAY_BE_CASE,
        OF_SOMEBODY,
        /\b(?:i|we|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty)\b/i,
      ].some((one) => one.test(text)) &&
      !NO_POINT.test(one.point.text)
    );
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
