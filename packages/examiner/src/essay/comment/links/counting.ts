import { quote } from '../../text/quote.ts';
import { type Facts, type Point, weakness } from '../facts.ts';

/** A count that begins and does not go on, or goes on and never began. */
export const counting = (facts: Facts): Point[] => [
  // A report may well begin with "first", and then with its figures.
  ...(facts.request.task === 1 ? [] : firstAlone(facts)),
  ...secondAlone(facts),
];

const FIRST = /^["'(]?(first|firstly|first of all)(?= ?,)/i;
/** In whatever way a further point may be said. */
const GOES_ON =
  /\b(?:sec\w+|third\w*|another|others?|next|also|more|moreover|further\w*|addition\w*|besides|apart|then|final\w*|last\w*|too|well|again|2|two|both|plus|beside|likewise|similarly|however|hand|but|after|later|latter)\b/i;

function firstAlone({ essay }: Facts): Point[] {
  const at = essay.sentences.findIndex((one) => FIRST.test(one.text));
  const found = essay.sentences[at];
  if (!found || essay.sentences.slice(at + 1).some((one) => GOES_ON.test(one.text))) return [];
  const said = FIRST.exec(found.text)![1]!;
  return [
    weakness(
      0.245,
      `“${said}”开始计数，后面没有第二点。`,
      `"${said}" begins a count, and behind it no "second", "another" or "also" goes on with it.`,
      quote(found),
      {
        zh: `7 分的文章只在还有第二点时才这样开头；只有一点就说 The main reason is …。`,
        en: 'A 7 counts only where a second point follows; a single one is "the main reason".',
      },
    ),
  ];
}

const SECOND = /^["'(]?(secondly|second|second of all)(?= ?,)/i;
const BEGINS = /\b(?:f\w?[ir]+s?t\w*|one|begin\w*|start\w*|main\w*|initial\w*|primar\w*|basic\w*|1|i|former)\b/i;

function secondAlone({ essay }: Facts): Point[] {
  const at = essay.sentences.findIndex((one) => SECOND.test(one.text));
  const found = essay.sentences[at];
  if (!found || essay.sentences.slice(0, at).some((one) => BEGINS.test(one.text))) return [];
  const said = SECOND.exec(found.text)![1]!;
  return [
    weakness(
      0.245,
      `这里说“${said}”，前面却没有 first 之类的词标出第一点。`,
      `"${said}" counts a second point, and no "first" stands before it.`,
      quote(found),
      {
        zh: '7 分的文章会让读者看到第一点在哪里，或者在这里改用 Another reason is …。',
        en: 'A 7 lets the reader see where the first point is, or writes "Another reason is …" here.',
      },
    ),
  ];
}
