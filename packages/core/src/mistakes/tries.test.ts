import { expect, test } from 'vitest';
import type { MistakeKind } from './kinds.ts';
import { made, moment, simpleScheduler } from './mistakes.testing.ts';
import { lookAtKey, see } from './sightings.ts';
import { type TryVerdict, tryAgain } from './tries.ts';

/** What the learner does, in order: a try on a day at an hour, a look at the key, or losing it again. */
type Step = {
  day: number;
  hour?: number;
  does?: 'look' | 'lose';
  right?: boolean;
  sentence?: string;
  noOther?: boolean;
  zone?: string;
  is?: TryVerdict;
};
type Story = { why: string; kind?: MistakeKind; steps: Step[]; ends: 'open' | 'practised' | 'closed'; due?: string };

const right = (day: number, is: TryVerdict, more: Partial<Step> = {}): Step => ({ day, right: true, is, ...more });

test.each<Story>([
  {
    why: 'right on two days, three days apart: mended',
    steps: [right(1, 'counts'), right(4, 'counts')],
    ends: 'closed',
  },
  {
    why: 'the second one is not asked for before it could count',
    steps: [right(1, 'counts')],
    ends: 'practised',
    due: '2026-11-12',
  },
  {
    why: 'right at once after the loss: the key is still on the table',
    steps: [right(0, 'key_just_seen', { hour: 13 })],
    ends: 'open',
    due: '2026-11-09',
  },
  {
    why: 'two minutes after midnight is another day, but no night has passed',
    steps: [{ day: 1, hour: 23, does: 'look' }, right(2, 'key_just_seen', { hour: 0.1 })],
    ends: 'open',
  },
  {
    why: 'wrong, then right a minute later with the answer just shown',
    steps: [{ day: 5, right: false, is: 'wrong' }, right(5, 'key_just_seen', { hour: 12.1 })],
    ends: 'open',
    due: '2026-11-14',
  },
  {
    why: 'the evidence opened before the answer, on the day it would have closed',
    steps: [right(1, 'counts'), { day: 4, hour: 9, does: 'look' }, right(4, 'key_just_seen')],
    ends: 'practised',
  },
  {
    why: 'twice on one day is once',
    steps: [right(1, 'counts'), right(1, 'key_just_seen', { hour: 20 })],
    ends: 'practised',
  },
  {
    why: 'every day in a row: only the try three days on closes it',
    steps: [right(1, 'counts'), right(2, 'too_soon'), right(3, 'too_soon'), right(4, 'counts')],
    ends: 'closed',
  },
  {
    why: 'three dates by moving the clock to Kiritimati and back are not three days',
    steps: [
      right(1, 'counts', { hour: 20, zone: 'Pacific/Pago_Pago' }),
      right(3, 'too_soon', { hour: 19, zone: 'Pacific/Kiritimati' }),
    ],
    ends: 'practised',
  },
  {
    why: 'wrong in between: from the beginning',
    steps: [right(1, 'counts'), { day: 4, right: false, is: 'wrong' }, right(5, 'counts'), right(7, 'too_soon')],
    ends: 'practised',
  },
  {
    why: 'lost again in a paper after the first right try',
    steps: [right(1, 'counts'), { day: 2, does: 'lose' }, right(4, 'counts')],
    ends: 'practised',
  },
  {
    why: 'closed, then wrong in a redo: it was not mended',
    steps: [right(1, 'counts'), right(4, 'counts'), { day: 30, right: false, is: 'wrong' }],
    ends: 'open',
  },
  {
    why: 'closed and right once more: closed stays closed',
    steps: [right(1, 'counts'), right(4, 'counts'), right(9, 'closed_before')],
    ends: 'closed',
  },
  {
    why: 'a rule: one sentence learned by heart is not the rule',
    kind: 'grammar',
    steps: [
      right(1, 'counts', { sentence: 'a' }),
      right(4, 'same_sentence', { sentence: 'a' }),
      right(5, 'counts', { sentence: 'b' }),
    ],
    ends: 'practised',
  },
  {
    why: 'a rule that was broken in one sentence alone: the same one, on three days, the last three days on',
    kind: 'grammar',
    steps: [
      right(1, 'counts', { sentence: 'a', noOther: true }),
      right(1, 'same_sentence', { sentence: 'a', noOther: true, hour: 20 }),
      right(3, 'counts', { sentence: 'a', noOther: true }),
      right(5, 'counts', { sentence: 'a', noOther: true }),
    ],
    ends: 'closed',
  },
  {
    why: 'a rule: three sentences in three minutes; the third must wait',
    kind: 'grammar',
    steps: [
      right(1, 'counts', { sentence: 'a' }),
      right(1, 'counts', { sentence: 'b', hour: 12.1 }),
      right(1, 'too_soon', { sentence: 'c', hour: 12.2 }),
    ],
    ends: 'practised',
  },
  {
    why: 'a sound: right in three sentences, the last three days on',
    kind: 'sound',
    steps: [
      right(1, 'counts', { sentence: 'a' }),
      right(2, 'counts', { sentence: 'b' }),
      right(4, 'counts', { sentence: 'c' }),
    ],
    ends: 'closed',
  },
])('$why', ({ kind = 'question', steps, ends, due }) => {
  let mistake = made(kind);
  for (const { day, hour, does, zone, is, right: isRight = false, sentence = '', noOther = false } of steps) {
    const now = moment(day, hour, zone);
    if (does === 'look') mistake = lookAtKey(mistake, now.at);
    else if (does === 'lose') mistake = see(mistake, kind, now, simpleScheduler);
    else {
      const tried = tryAgain(mistake, { right: isRight, sentence, noOther }, now, simpleScheduler);
      expect(tried.verdict).toBe(is);
      mistake = tried.mistake;
    }
  }
  expect(mistake.state).toBe(ends);
  if (due) expect(mistake.due).toBe(due);
});
