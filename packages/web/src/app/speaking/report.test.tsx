import type { SpeakingReportView } from '@ninefold/contract/speaking/scoring';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { speakingReport, spokenAnswer } from '#features/speaking/report/report.testing.ts';
import { speakingAnswer, speakingSitting } from '#features/speaking/sitting.testing.ts';
import { closeApp, openApp } from '../app.testing.tsx';

afterEach(closeApp);

const row = { ...speakingSitting({ state: 'handed_in', answers: [speakingAnswer(1010)] }), state: 'scored' as const };
const answer = spokenAnswer({
  order: 1010,
  part: 1,
  words: ['She', 'go', 'home'].map((text, at) => ({ text, from: at, to: at + 0.8, confidence: 0.9 })),
  grammar: [
    {
      ...{ from: 1, to: 1.8, text: 'go', better: 'goes', certain: true, rule: 'agreement' },
      explanation: { en: 'Third person.', zh: '第三人称。' },
    },
  ] as never,
});
const report = speakingReport(6, [answer]);
const quote = { answer: 1010, from: 1, to: 2, text: 'She go' };
report.criteria[0]?.reasons.push({
  ...{ code: 'pauses', good: false, quote, text: { en: 'You stop often.', zh: '停得多。' } },
} as never);

const open = (file_url: string, before: number | null = null, mode = row.mode) => {
  const view: SpeakingReportView = {
    ...{ record: { ...row, mode }, set: row.set, report, mistakes: [], scored_at: 1_794_000_100 },
    recordings: [{ order: 1010, question: 'Question 1010?', recording_id: 7, file_url }],
    help: { questions: [], ideas: [], idea_map: [] },
    before:
      before === null
        ? null
        : ({ record: { ...row, record_id: 8, bands: { overall: before } }, movements: [], same_topic: 1 } as never),
  };
  return openApp('/speaking_report/skill/9', {
    answers: {
      'speaking/get-sitting': row,
      'speaking/get-report': view,
      'speaking/get-reading-list': { list: [] },
    },
  });
};

test('a recording that was deleted leaves no button that plays nothing', async () => {
  await open('');
  expect(await screen.findByText('停得多。')).toBeTruthy();
  for (const name of ['停得多。', '0:00', 'home', /goes/]) expect(screen.queryByRole('button', { name })).toBeNull();
});

test('where the recording is there, reasons, times, words and corrections play it', async () => {
  await open('/api/recording/7.wav');
  expect(await screen.findByRole('button', { name: '停得多。' })).toBeTruthy();
  for (const name of ['0:00', 'home', /goes/]) expect(screen.getByRole('button', { name })).toBeTruthy();
});

test.each([
  [5.5, '和上次差不多'],
  [6.5, '和上次差不多'],
  [5, '比上次高 1.0'],
])('after %d an estimate of 6 is said to be: %s', async (before, says) => {
  await open('', before);
  expect(await screen.findByText(says)).toBeTruthy();
});

test('words the machine misheard are put right and sent together; the report that comes back is shown', async () => {
  const asked: unknown[] = [];
  const practice = { ...row, mode: 'practice' as const };
  const again = speakingReport(6, [
    { ...answer, words: [{ text: 'He', from: 0, to: 0.8, confidence: 0.9, own: true }] },
  ]);
  const viewOf = (shown: typeof report): SpeakingReportView => ({
    ...{ record: practice, set: row.set, report: shown, mistakes: [], scored_at: 1, before: null },
    recordings: [{ order: 1010, question: 'Question 1010?', recording_id: 7, file_url: '/api/recording/7.wav' }],
    help: { questions: [], ideas: [], idea_map: [] },
  });
  await openApp('/speaking_report/practice/9', {
    answers: {
      'speaking/get-sitting': practice,
      'speaking/get-report': viewOf(report),
      'speaking/get-reading-list': { list: [] },
      'speaking/correct-words': (input: unknown) => {
        asked.push(input);
        return viewOf(again);
      },
    },
  });
  await act(async () => (await screen.findByRole('button', { name: '改正听错的词' })).click());
  await act(async () => screen.getByRole('button', { name: 'She' }).click());
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'He!' } });
  await act(async () => screen.getByRole('button', { name: '按改过的 1 处重新评' }).click());
  expect(await screen.findByRole('button', { name: 'He' })).toBeTruthy();
  expect(asked).toEqual([{ record_id: 9, order: 1010, words: [{ at: 0, was: 'She', text: 'He' }] }]);
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('the report of an exam has nothing to put right', async () => {
  await open('/api/recording/7.wav');
  expect(await screen.findByRole('button', { name: 'home' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: '改正听错的词' })).toBeNull();
});

test('nor has practice whose recording is gone: the report rests on it', async () => {
  await open('', null, 'practice');
  expect(await screen.findByText('录音已删除，文字稿还在')).toBeTruthy();
  expect(screen.queryByRole('button', { name: '改正听错的词' })).toBeNull();
});

test('a sitting in which nothing was said offers no report for coins', async () => {
  await openApp('/speaking_report/skill/9', {
    answers: {
      'speaking/get-sitting': speakingSitting({ state: 'handed_in' }),
      'speaking/get-report-price': { pays_with: 'coins', coins: 50, remaining_points: 120, free_tries: 0, can_pay: 1 },
    },
  });
  expect(await screen.findByText('这一次没有录音')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /出报告/ })).toBeNull();
});
