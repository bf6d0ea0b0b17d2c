import type {
  AnswerReport,
  Both,
  SpeakingCriterion,
  SpokenPlace,
  SpokenQuote,
  SpokenReason,
} from '@ninefold/core/speaking/report';
import type { factsOf } from './facts.ts';
import { bandOf, NORMS, type Norm } from './norms.ts';

type Facts = ReturnType<typeof factsOf>;

/** Why a band: what was measured, and where it can be heard. */
export function reasonsFor(
  criterion: SpeakingCriterion,
  facts: Facts,
  answers: readonly AnswerReport[],
): SpokenReason[] {
  return REASONS[criterion](facts, answers);
}

const REASONS: Record<SpeakingCriterion, (facts: Facts, answers: readonly AnswerReport[]) => SpokenReason[]> = {
  fc: (facts, answers) => [
    reason('rate', facts.words_a_minute >= RATE.from && facts.words_a_minute <= RATE.to, {
      zh: `每分钟约 ${facts.words_a_minute} 个词（含停顿）。${RATE.from} 到 ${RATE.to} 之间听起来比较自如。`,
      en: `About ${facts.words_a_minute} words a minute, pauses counted. Between ${RATE.from} and ${RATE.to} sounds easy.`,
    }),
    reason(
      'pauses_inside',
      isGood(NORMS.pausesInside, facts.pauses_inside_a_minute),
      facts.pauses_inside_a_minute === 0
        ? { zh: '没有听到分句内部的停顿。', en: 'No pause inside a clause was heard.' }
        : {
            zh: `每分钟有 ${facts.pauses_inside_a_minute} 次停在分句内部；${percent(facts.pauses_between_share)} 的停顿在分句之间，那里停才自然。`,
            en: `${facts.pauses_inside_a_minute} pauses a minute fall inside a clause; ${percent(facts.pauses_between_share)} of all pauses are between clauses, where they sound natural.`,
          },
      isGood(NORMS.pausesInside, facts.pauses_inside_a_minute) ? null : longestInside(answers),
    ),
    ...(facts.repetitions > 2
      ? [
          reason(
            'repetitions',
            false,
            {
              zh: `有 ${facts.repetitions} 处词语重复（估计值）。`,
              en: `Words were said twice in ${facts.repetitions} places (an estimate).`,
            },
            firstOf(answers, ({ repetitions }) => repetitions),
          ),
        ]
      : []),
    ...shortAnswers(answers.filter(({ length }) => length.verdict === 'short').length),
  ],
  lr: (facts, answers) => [
    reason(
      'less_common',
      isGood(NORMS.lessCommon, facts.less_common),
      {
        zh: `实词中有 ${percent(facts.less_common)} 不在最常用的两千词里。`,
        en: `${percent(facts.less_common)} of the content words are beyond the commonest two thousand.`,
      },
      isGood(NORMS.lessCommon, facts.less_common) ? firstOf(answers, ({ vocabulary }) => vocabulary.good) : null,
    ),
    reason('variety', isGood(NORMS.variety, facts.variety), {
      zh: `用了 ${facts.distinct_words} 个不同的词；平均每 ${Math.round(facts.variety)} 个词，用词就开始明显重复。数字越大，用词越多样。`,
      en: `${facts.distinct_words} different words were used; on average words begin to come again often after ${Math.round(facts.variety)}. The higher that number, the more varied the words.`,
    }),
    ...answers
      .flatMap(({ vocabulary }) => vocabulary.repeated)
      .sort((a, b) => b.times - a.times)
      .slice(0, 1)
      .map(({ word, times, better }) =>
        reason('repeated_word', false, {
          zh: `一个回答里 “${word}” 说了 ${times} 次，可以换成 ${better.join('、')}。`,
          en: `“${word}” comes ${times} times in one answer; ${better.join(', ')} would do as well.`,
        }),
      ),
  ],
  gra: (facts, answers) => [
    reason(
      'slips',
      facts.slips_a_hundred < 0.6,
      facts.slips_a_hundred === 0
        ? {
            zh: '没有找到可以肯定的语法错误。规则只找得到一部分，所以这不等于没有错。',
            en: 'No sure slip was found. The rules find only some of them, so this is no proof that there are none.',
          }
        : {
            zh: `每百词约 ${facts.slips_a_hundred} 处可以肯定的错误。`,
            en: `About ${facts.slips_a_hundred} sure slips in a hundred words.`,
          },
      facts.slips_a_hundred < 0.6 ? null : firstOf(answers, ({ grammar }) => grammar.filter(({ certain }) => certain)),
    ),
    reason('clauses', isGood(NORMS.subordinate, facts.subordinate), {
      zh: `每百词约有 ${tenths(facts.subordinate)} 个可以引出从句的词（because、which、if 等）。`,
      en: `About ${tenths(facts.subordinate)} words in a hundred can open a subordinate clause (because, which, if …).`,
    }),
  ],
  p: (facts, answers) => [
    reason(
      'clearness',
      isClear(facts),
      {
        zh: `识别系统平均有 ${percent(facts.clearness)} 的把握听对。这可以参考好不好懂，但麦克风、人名和少见的词也有影响；重音和语调没有测。`,
        en: `The recogniser was ${percent(facts.clearness)} sure on average. It can be a sign of how easily you are understood, but the microphone, names and rare words play a part; stress and intonation are not measured.`,
      },
      isClear(facts) ? null : firstOf(answers, ({ check_words }) => check_words),
    ),
  ],
};

/** Words a minute. */
const RATE = { from: 115, to: 190 };
/** Speaks for the band where the measure itself speaks for 6 or more. */
const isGood = (norm: Norm, value: number): boolean => bandOf(norm, value) >= 6;
const isClear = ({ clearness }: Facts): boolean => clearness >= 0.8;

function shortAnswers(count: number): SpokenReason[] {
  if (count === 0) return [];
  const zh = `有 ${count} 个回答比建议的短，连贯性看不太出来。`;
  const en =
    count === 1
      ? 'One answer is shorter than advised, so there is little to judge coherence by.'
      : `${count} answers are shorter than advised, so there is little to judge coherence by.`;
  return [reason('short_answers', false, { zh, en })];
}

const reason = (code: string, good: boolean, text: Both, quote: SpokenQuote | null = null): SpokenReason => ({
  code,
  good,
  text,
  quote,
});

function firstOf(
  answers: readonly AnswerReport[],
  of: (answer: AnswerReport) => readonly SpokenPlace[],
): SpokenQuote | null {
  for (const answer of answers) {
    const [place] = of(answer);
    if (place) return { answer: answer.order, from: place.from, to: place.to, text: place.text };
  }
  return null;
}

/** With a word before and a word behind, so that it can be heard as a pause. */
function longestInside(answers: readonly AnswerReport[]): SpokenQuote | null {
  const all = answers.flatMap(({ order, words, pauses }) =>
    pauses.filter(({ inside_clause }) => inside_clause).map((pause) => ({ order, words, ...pause })),
  );
  const [longest] = all.sort((a, b) => b.to - b.from - (a.to - a.from));
  if (!longest) return null;
  const { order, words, from, to } = longest;
  const before = words.filter((word) => word.from < from).slice(-3);
  const after = words.filter((word) => word.from >= from).slice(0, 3);
  return {
    answer: order,
    from: before[0]?.from ?? from,
    to: Math.max(to, after.at(-1)?.to ?? to),
    text: `${before.map(({ text }) => text).join(' ')} … ${after.map(({ text }) => text).join(' ')}`.trim(),
  };
}

const percent = (share: number): string => `${Math.round(share * 100)}%`;
const tenths = (value: number): number => Math.round(value * 10) / 10;
