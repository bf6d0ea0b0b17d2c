import type { Both, ParagraphRole } from '../../report.ts';
import { countWords } from '../../text/essay-text.ts';
import { applyEdits } from '../corrections.ts';
import { type Facts, inside, isUnsuspected, type Point, weakness } from '../facts.ts';
import { isLetter } from '../letter.ts';

/** "They are many people" is meant for "there are". */
const THERE_ARE =
  /^\W*they (?:are|were) (?:many|some|several|people|a lot|lots|two|three|different|other|also (?:many|some))\b/i;

/** A first sentence that names no point: the reader learns only that there is one. */
const EMPTY_OPENING =
  /^\W*(?:on the (?:one|other) hand,? |however,? |firstly,? |secondly,? )?(?:there (?:are|is) (?:also )?(?:\w+ ){0,2}(?:reasons?|causes?|solutions?|ways?(?! (?:to|of|in)\b)|problems?|advantages?|disadvantages?|benefits?|drawbacks?|ideas?|measures?|effects?)|i have (?:some|many|several|two|three) \w+|\w+(?: \w+){0,3} ha(?:s|ve) (?:many|some|several|a lot of|both) (?:\w+ )?(?:advantages|disadvantages|benefits|problems|drawbacks))\b/i;
/** Who is meant stands in another paragraph. */
const POINTS_BACK = /^["'(]?(they|he(?! or she\b|\/she\b)|she(?! or he\b|\/he\b))\b/i;

/** How the paragraphs of the body begin. */
export function openingPoints(facts: Facts): Point[] {
  const { structure, request } = facts;
  const bodies = structure.filter((one) => one.role === 'body');
  const empty = bodies.find((one) => EMPTY_OPENING.test(one.point.text) && countWords(one.point.text) <= 14);
  const back = structure
    .slice(1)
    .find((one) => one.role === 'body' && POINTS_BACK.test(one.point.text) && !THERE_ARE.test(one.point.text));
  const at = (one: ParagraphRole) => structure.indexOf(one) + 1;
  return [
    ...(empty && !isLetter(request)
      ? [
          weakness(
            1.6,
            `第 ${at(empty)} 段的第一句没有说出要点，只预告后面会有。`,
            `The first sentence of paragraph ${at(empty)} names no point; it only announces one.`,
            empty.point,
            pointBehind(facts, empty),
          ),
        ]
      : []),
    ...(back
      ? [
          weakness(
            1.3,
            `第 ${at(back)} 段以“${POINTS_BACK.exec(back.point.text)![1]}”开头，指的是谁要到上一段去找。`,
            `Paragraph ${at(back)} opens with "${POINTS_BACK.exec(back.point.text)![1]}": what it means stands in the paragraph before.`,
            back.point,
            { zh: '新的一段用名词开头。', en: 'Open a new paragraph with the noun.' },
          ),
        ]
      : []),
    ...exampleFirst(facts),
  ];
}

const OPENER =
  /^\W*(?:first of all|first(?:ly)?|to begin with|to start with|for example|for instance|the first (?:one|reason) is(?: that)?)[,:]?\s+/i;

/** The learner's own next sentence mostly holds the point that the first one only announces. */
function pointBehind(facts: Facts, paragraph: ParagraphRole): Both {
  const next = inside(facts, paragraph)[1];
  // What is offered as an opening must be sound, and hold for the whole paragraph: the first of several does not.
  const counts = inside(facts, paragraph).some(({ text }) =>
    /^\W*(?:second|secondly|third|thirdly|also|another|moreover|besides)\b/i.test(text),
  );
  if (!next || counts || (facts.suspected && !isUnsuspected(facts, next)))
    return {
      zh: '7 分的段首句就说出这一段最重要的一点。',
      en: "A 7 says the paragraph's most important point here.",
    };
  const sure = facts.corrections.filter((one) => one.certain && one.start >= next.start && one.end <= next.end);
  const text = applyEdits(
    next.text,
    sure.map(({ start, end, replacement }) => ({ start: start - next.start, end: end - next.start, replacement })),
  );
  const words = text
    .replace(OPENER, '')
    .replace(/[.!?]+$/, '')
    .split(/\s+/);
  const said = words.length > 14 ? `${words.slice(0, 14).join(' ')} …` : words.join(' ');
  return {
    zh: `7 分的段首句就说出要点。你的要点在下一句（${said}）：把它提到段首。`,
    en: `A 7 says the point here. Yours comes in the next sentence ("${said}"): open with it.`,
  };
}

const EXAMPLE = /^\W*(for (?:example|instance)|another example)\b/i;

/** A case without its point: the paragraph has to be read together with the one before. */
function exampleFirst({ structure, request }: Facts): Point[] {
  const found = structure.find((one, i) => i > 0 && one.role === 'body' && EXAMPLE.test(one.point.text));
  if (!found || request.task === 1) return [];
  const at = structure.indexOf(found) + 1;
  const said = EXAMPLE.exec(found.point.text)![1]!;
  return [
    weakness(
      1.25,
      `第 ${at} 段以例子开头（${said}），这一段自己的要点还没有说。`,
      `Paragraph ${at} opens with an example ("${said}") before it has said a point of its own.`,
      found.point,
      // The opening is no place for an example.
      at === 2
        ? { zh: '先用一句话说出这个例子要证明什么。', en: 'Say first, in a sentence, what the example is to show.' }
        : {
            zh: `把它并入第 ${at - 1} 段，或者先用一句话说出这个例子要证明什么。`,
            en: `Join it to paragraph ${at - 1}, or say first, in a sentence, what the example is to show.`,
          },
    ),
  ];
}
