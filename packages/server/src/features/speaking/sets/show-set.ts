import type { SpeakingHelp, SpeakingQuestion, SpeakingSample, SpeakingSet } from '@ninefold/contract/speaking/set';
import { LONG_TURN, orderOf, partsOf, type SatPart, type SpeakingPart } from '@ninefold/core/speaking/parts';
import { answerLength, PART_SECONDS, PREPARE_SECONDS } from '@ninefold/core/speaking/timing';
import type { ItemVersion } from '#features/content/items.service.ts';
import type { SetPublic, SetReview, SetSample } from './set-content.ts';

/** A version of a set as the contract has it: only the parts that are sat, and the help apart from the questions. */

type Asked = { text: string; audio?: string; followUps?: { text: string; audio?: string }[] };

export function showSet(version: ItemVersion, part: SatPart): SpeakingSet {
  const set = version.public as SetPublic;
  const parts = partsOf(part);
  const url = (file: string | undefined) => (file ? assetUrl(version.pack, file) : '');
  const ask = (of: SpeakingPart, index: number, { text, audio, followUps = [] }: Asked): SpeakingQuestion => ({
    ...one(orderOf(of, index), text, url(audio)),
    follow_ups: followUps.map((next, at) => one(orderOf(of, index, at + 1), next.text, url(next.audio))),
  });
  let index = 0;
  const framed = new Set(['start', 'end', ...parts.map((of) => `part${of}`)]);
  return {
    id: version.id,
    title: set.title,
    topic: set.topic,
    level: set.level ?? null,
    season: set.season ?? '',
    frame: (set.frame ?? [])
      .filter(({ before }) => framed.has(before) && (part === 0 || (before !== 'start' && before !== 'end')))
      .map(({ id, before, text, zh = '', audio }) => ({ id, before, text, zh, audio_url: url(audio) })),
    part1: !parts.includes(1)
      ? []
      : set.part1.map(({ topic, opening, questions, asked }) => ({
          topic,
          opening: opening ? 1 : 0,
          questions: (asked ?? questions.map((text) => ({ text }))).map((question) => ask(1, index++, question)),
        })),
    part2:
      set.part2 && parts.includes(2)
        ? {
            ...one(LONG_TURN, set.part2.cue, url(set.part2.audio)),
            cue: set.part2.cue,
            bullets: set.part2.bullets,
            prepare_seconds: PREPARE_SECONDS,
            rounding: roundingOf(set.part2).map((question, at) => ask(2, at + 1, question)),
          }
        : null,
    part3: parts.includes(3)
      ? (set.part3Asked ?? set.part3.map((text) => ({ text }))).map((question, at) => ask(3, at, question))
      : [],
    times: parts.map((of) => ({ part: of, ...PART_SECONDS[of] })),
  };
}

const one = (order: number, text: string, audio_url: string) => ({
  order,
  text,
  audio_url,
  length: answerLength(order),
});

/** Some of them may be recorded and others not. */
const roundingOf = ({ rounding, asked = [] }: NonNullable<SetPublic['part2']>): Asked[] =>
  rounding.map((text) => asked.find((question) => question.text === text) ?? { text });

export function showHelp(version: ItemVersion, part: SatPart): SpeakingHelp {
  const review = version.review as SetReview;
  const parts = partsOf(part);
  const sample = (one: SetSample): SpeakingSample => ({
    band: one.band,
    text: one.text,
    notes: one.notes ?? null,
    speaker: one.speaker ?? null,
    audio_url: one.audio ? assetUrl(version.pack, one.audio) : '',
    phrases: one.phrases ?? [],
  });
  const help = (order: number, { samples = [], tips, angle }: SetReview['part3'][number]) => ({
    order,
    tips: tips ?? null,
    angle: angle ?? null,
    samples: samples.map(sample),
  });
  const longTurn = parts.includes(2) ? review.part2 : undefined;
  return {
    questions: [
      ...(parts.includes(1) ? review.part1.flat().map((one, at) => help(orderOf(1, at), one)) : []),
      ...(longTurn ? [help(LONG_TURN, { samples: longTurn.samples })] : []),
      ...(parts.includes(3) ? review.part3.map((one, at) => help(orderOf(3, at), one)) : []),
    ],
    ideas: longTurn?.ideas ?? [],
    idea_map: (longTurn?.ideaMap ?? []).map(({ idea, points, language }) => ({
      idea,
      points,
      language: language.map(({ band, ...phrase }) => ({ ...phrase, band: band ?? null })),
    })),
  };
}

/** Every question of a sitting in the order it is asked, follow-ups behind theirs. */
export function questionsOf(set: SpeakingSet): { order: number; text: string; isFollowUp: boolean }[] {
  const asked = [
    ...set.part1.flatMap(({ questions }) => questions),
    ...(set.part2 ? [{ order: set.part2.order, text: set.part2.cue, follow_ups: [] }, ...set.part2.rounding] : []),
    ...set.part3,
  ];
  return asked.flatMap(({ order, text, follow_ups }) => [
    { order, text, isFollowUp: false },
    ...follow_ups.map((next) => ({ order: next.order, text: next.text, isFollowUp: true })),
  ]);
}

const assetUrl = (pack: string, path: string): string => `/content/${pack}/${path}`;
