import type { Correction } from '../../report.ts';

const PAST: Readonly<Record<string, string>> = { is: 'was', are: 'were', has: 'had', does: 'did' };
/** Moments that are over; "since 1995" and "from 1995 to today" are not among them. */
const OVER =
  /\b(?:in the past(?! (?:\w+ )?(?:years?|decades?|months?|weeks?|centur\w+)\b)|yesterday|in those days|at that time|(?:years?|months?|weeks?|days?) ago|last (?:week|weekend|month|year|night|summer|winter|spring|autumn|\w+day)|in (?:1\d\d\d|20[01]\d))\b/i;
/** Something of today, or what is only compared with the past, or drawn in a figure. */
const OF_TODAY =
  /\b(?:since|today|nowadays|now|until|present|every|always|than|compared|unlike|charts?|graphs?|tables?|maps?|diagrams?|figures?|which|that|who)\b/i;

/** "In 1995 there have a station", "in the past people is poor": the verb is put right in its number and in its time. */
export function inThePast(text: string, one: Correction): Correction {
  const past = PAST[one.replacement.toLowerCase()];
  if (!past || one.original === '') return one;
  const sentence = sentenceAt(text, one.start, one.end);
  if (!OVER.test(sentence) || OF_TODAY.test(sentence)) return one;
  return {
    ...one,
    kind: 'verb',
    replacement: /^[A-Z]/.test(one.original) ? past[0]!.toUpperCase() + past.slice(1) : past,
    explanation: {
      zh: `这一句说的是过去，这里的动词用 ${past}。`,
      en: `The sentence tells of the past, and the verb that fits its subject there is "${past}".`,
    },
  };
}

function sentenceAt(text: string, start: number, end: number): string {
  const from = Math.max(...['.', '!', '?', '\n'].map((mark) => text.lastIndexOf(mark, start - 1))) + 1;
  const behind = /[.!?\n]/.exec(text.slice(end));
  return text.slice(from, behind ? end + behind.index : text.length);
}
