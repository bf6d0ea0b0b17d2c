import { cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { LanguageProvider } from '#i18n/LanguageProvider.tsx';
import type { ExamAudioState } from './audio/exam-audio.ts';
import { ExamStrip } from './ExamStrip.tsx';
import { listeningMessages } from './listening.messages.ts';

const step = { kind: 'say', part: 0, at: 0, seconds: 4, url: '/n.mp3', text: 'This is part one.' } as const;
const line = { ...step, zh: '现在开始 Part 1。' };

beforeEach(async () => {
  await listeningMessages.load('zh');
  await listeningMessages.load('en');
});
afterEach(cleanup);

const show = (state: ExamAudioState, language: 'zh' | 'en') =>
  render(
    <LanguageProvider initial={language}>
      <Suspense>
        <ExamStrip state={state} onPress={() => {}} />
      </Suspense>
    </LanguageProvider>,
  );

test('what is announced is read while it is said, in Chinese too by those who read Chinese', async () => {
  show({ phase: 'running', step: line, left: 3 }, 'zh');
  expect((await screen.findByText('This is part one.')).lang).toBe('en');
  expect(screen.getByText('现在开始 Part 1。')).toBeTruthy();
  // A screen reader does not speak over the voice.
  expect(screen.getByRole('status').textContent).toBe('');
  cleanup();
  show({ phase: 'running', step: line, left: 3 }, 'en');
  await screen.findByText('This is part one.');
  expect(screen.queryByText('现在开始 Part 1。')).toBeNull();
});

test('a line whose sound did not come is still read, beside the reason for the silence', async () => {
  show({ phase: 'away', step, left: 3 }, 'zh');
  expect(await screen.findByText('This is part one.')).toBeTruthy();
  expect(screen.getByRole('status').textContent).toContain('正在重试');
});
