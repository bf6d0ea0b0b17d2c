import type { SpeakingAnswer, SpeakingSitting } from '@ninefold/contract/speaking/sitting';
import { orderOf, partOfOrder, type SatPart, type SpeakingMode } from '@ninefold/core/speaking/parts';
import { answerLength } from '@ninefold/core/speaking/timing';

/** Sittings for tests, with only what a test cares about written out. */

const asked = (order: number, text = `Question ${order}?`) => ({
  order,
  text,
  audio_url: '',
  length: answerLength(order),
  follow_ups: [],
});

type Wanted = { part?: SatPart; mode?: SpeakingMode; answers?: SpeakingAnswer[]; state?: SpeakingSitting['state'] };

export function speakingSitting({
  part = 1,
  mode = 'exam',
  answers = [],
  state = 'open',
}: Wanted = {}): SpeakingSitting {
  const has = (one: number) => part === 0 || part === one;
  return {
    record_id: 9,
    paper_id: 4,
    part,
    mode,
    kind: part === 0 ? 'mock' : mode === 'exam' ? 'skill' : part === 2 ? 'practice2' : 'practice',
    title: { en: 'Someone calm', zh: '遇事不慌的人' },
    topic: 'people',
    state,
    bands: null,
    answered: answers.length,
    seconds: answers.reduce((sum, { seconds }) => sum + seconds, 0),
    started_at: 1_794_000_000,
    done_at: 0,
    origin: 'own',
    set: {
      id: 4,
      title: { en: 'Someone calm', zh: '遇事不慌的人' },
      topic: 'people',
      level: 6,
      season: '',
      frame: [],
      part1: has(1)
        ? [{ topic: { en: 'Home', zh: '家' }, opening: 1, questions: [asked(orderOf(1, 0)), asked(orderOf(1, 1))] }]
        : [],
      part2: has(2)
        ? {
            ...asked(orderOf(2, 0)),
            cue: 'Describe someone calm.',
            bullets: ['who it is', 'what they do', 'and explain how you feel'],
            prepare_seconds: 60,
            rounding: [asked(orderOf(2, 1))],
          }
        : null,
      part3: has(3) ? [asked(orderOf(3, 0))] : [],
      times: [],
    },
    answers,
    notes: '',
    parts: [],
    prepare_from: 0,
    prepare_until: 0,
    ends_at: mode === 'exam' ? 1_794_001_200 : 0,
    now: 1_794_000_000,
  };
}

export const speakingAnswer = (order: number, seconds = 20): SpeakingAnswer => ({
  order,
  try: 1,
  key: `k${partOfOrder(order)}${order}`,
  state: 'done',
  counts: 1,
  next: 1,
  seconds,
  recording_id: order,
  file_url: `/api/recording/${order}.wav`,
  began_at: 0,
  ended_at: 0,
});
