import type { ErrorKind } from '../../errors/hint.ts';
import type { Both } from '../../report.ts';

/**
 * Slips that no reading of the sentence excuses, for the report alone: the estimate was fitted without them, so they
 * change no band. The first group of a pattern is what is wrong.
 */
export type SureSlip = {
  rule: string;
  kind: ErrorKind;
  find: RegExp;
  by: string | ((wrong: string) => string);
  why: Both;
  /** Only where nothing else in the sentence tells of the past: the verb might be meant so. */
  present?: true;
};
export const WERE: Both = { zh: '主语是复数，用 were。', en: 'The subject is plural: were.' };
const HAS: Both = { zh: '这类词按单数算，用 has。', en: 'This counts as one person: has.' };

const ENDINGS: Record<string, string> = {
  high: 'highest',
  low: 'lowest',
  big: 'biggest',
  small: 'smallest',
  large: 'largest',
  cheap: 'cheapest',
  old: 'oldest',
  young: 'youngest',
  fast: 'fastest',
  long: 'longest',
  short: 'shortest',
};

const PAST: Record<string, string> = {
  dropped: 'dropped',
  declined: 'declined',
  decreased: 'decreased',
  increased: 'increased',
  risen: 'rose',
  fallen: 'fell',
  grown: 'grew',
};

const PRESENT: Record<string, string> = { cost: 'costs', take: 'takes', last: 'lasts' };

export const SLIPS: readonly SureSlip[] = [
  {
    rule: 'people-was',
    kind: 'agreement',
    find: /(?:^|[,;.] |\b(?:and|but|because|that|when|if) )(?:(?:young|old|older|many|most|some|these|rich|poor) )?(?:people|children|they|we) (was)\b/dgi,
    by: 'were',
    why: WERE,
  },
  {
    rule: 'everyone-have',
    kind: 'agreement',
    find: /(?:^|[,;.] |\b(?:and|but|because|that|when|if) )(?:everyone|everybody|someone|nobody|every person) (have)\b/dgi,
    by: 'has',
    why: HAS,
  },
  {
    rule: 'he-do-it',
    kind: 'agreement',
    find: /\b(?:and|but|because|when|if) (?:he|she|it) (do) (?!not\b|n't)[a-z]+/dgi,
    by: 'does',
    why: { zh: '第三人称单数，用 does。', en: 'After he, she or it: does.' },
  },
  {
    rule: 'the-most-high',
    kind: 'comparison',
    find: /\bthe (most (?:high|low|big|small|large|cheap|old|young|fast|long|short))\b(?!-)/dgi,
    by: (wrong) => ENDINGS[wrong.split(' ')[1]!.toLowerCase()]!,
    why: { zh: '短形容词的最高级加 -est，不用 most。', en: 'A short adjective takes -est instead of "most".' },
  },
  {
    rule: 'number-was-dropped',
    kind: 'verb',
    find: /\b(?:number|figure|percentage|proportion)(?: of [a-z]+(?: (?!who|which|that)[a-z]+)?)? ((?:was|were) (?:dropped|declined|decreased|increased|risen|fallen|grown))(?= (?:to|from) (?:about |nearly |over |just |only )?[\d£$€])/dgi,
    by: (wrong) => PAST[wrong.split(' ')[1]!.toLowerCase()]!,
    why: {
      zh: '数字自己上升或下降，用主动语态。',
      en: 'A number rises or falls by itself: the verb is active.',
    },
  },
  {
    rule: 'the-similar',
    kind: 'article',
    find: /\b(?:had|has|have|showed|shows|followed|saw) (the similar)(?= (?:trend|pattern|situation|change|increase|decrease)\b)/dgi,
    by: 'a similar',
    why: { zh: 'similar 前面用 a；same 前面才用 the。', en: '"Similar" takes "a"; it is "same" that takes "the".' },
  },
  {
    rule: 'reached-to',
    kind: 'preposition',
    find: /\b(?<!\b(?:its|their|the|a|of|global|wider|our) )(reach(?:es|ed)? to)(?= (?:about |around |nearly |over |just |only |a peak |the peak |(?:its|the) (?:highest|lowest|peak)\b|the same\b|[£$€]?\d))/dgi,
    by: (wrong) => wrong.split(' ')[0]!,
    why: { zh: 'reach 后面直接跟宾语，不加 to。', en: '"Reach" takes its object without "to".' },
  },
  {
    rule: 'less-and-less',
    kind: 'number',
    find: /\b(less and less)(?= (?:young |old |local )?(?:people|students|children|cars|jobs|workers|families|books|trees|animals|shops|visitors)\b)/dgi,
    by: (wrong) => (wrong.startsWith('L') ? 'Fewer and fewer' : 'fewer and fewer'),
    why: { zh: '复数名词前用 fewer，不用 less。', en: 'Before a plural write "fewer", not "less".' },
  },
  {
    rule: 'have-chance',
    kind: 'article',
    find: /\b(?:have|has|had|get|gets|got|give them|give us) ((?:chance|opportunity))(?= to\b)/dgi,
    by: (wrong) => `the ${wrong}`,
    why: { zh: 'chance 和 opportunity 前面要有冠词。', en: '"Chance" and "opportunity" need an article.' },
  },
  {
    rule: 'times-than',
    kind: 'comparison',
    find: /\b(?:costs?|pays?|paid|earns?|earned|spends?|spent) (?:two|three|four|five|ten|\d+) (times than)\b/dgi,
    by: 'times as much as',
    why: { zh: '倍数用 times as much as。', en: 'A multiple is "times as much as".' },
  },
  {
    rule: 'am-worry',
    kind: 'verb',
    find: /\b(?:I am|I'm|(?:we|they|you|people|parents) (?:are|were)) (?:very |really |so |a little )?(worry)(?= (?:that|about)\b|[.,])/dgi,
    by: 'worried',
    why: { zh: 'be 动词后面用形容词 worried。', en: 'After "be" comes the adjective: worried.' },
  },
  {
    rule: 'problems-need',
    kind: 'verb',
    find: /\bthere (?:are|were) (?:some|many|several|two|three|a lot of) (?:problems|things|questions|people|students|issues|points) (need)(?= to\b)/dgi,
    by: 'that need',
    why: {
      zh: 'there are 后面的名词要用 that 或 who 接动词。',
      en: 'After "there are" a second verb needs "that" or "who".',
    },
  },
  {
    rule: 'one-and-half',
    kind: 'article',
    find: /\b(?:one|two|three) and (half)(?= (?:hours?|years?|months?|million|times)\b)/dgi,
    by: 'a half',
    why: { zh: '“一个半”是 one and a half。', en: 'It is "one and a half".' },
  },
  {
    rule: 'how-much-does',
    kind: 'verb',
    find: /\b(?:tell me|let me know|(?:want|like) to know|ask you) how (?:much|long|far) (does (?:it|this) (?:cost|take|last))(?=[ .,?])/dgi,
    by: (wrong) => `${wrong.split(' ')[1]} ${PRESENT[wrong.split(' ')[2]!.toLowerCase()]}`,
    why: {
      zh: '间接问句用陈述语序，不用 does。',
      en: 'A question inside a sentence keeps the order of a statement, without "does".',
    },
  },
  {
    rule: 'want-them-do',
    kind: 'verb',
    find: /\bwant(?:s|ed)? (?:you|them|him|us) (give|work|do|go|make|take|study|learn|help|pay|use|buy|come|stay|spend|get|become|play|read|speak|live|know|have|be)\b/dgi,
    by: (wrong) => `to ${wrong}`,
    why: { zh: 'want sb. to do sth.：中间要有 to。', en: 'After "want" and a person comes "to".' },
  },
];
