import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LanguageProvider } from '#i18n/LanguageProvider.tsx';
import { queryClient } from '#lib/query-client.ts';
import { openPieceStore } from '#platform/recorder/piece-store.ts';
import { wavOf } from '#platform/recorder/wav.ts';
import { sessionQueries } from '#session/session.queries.ts';
import { UiProvider } from '#ui/theme/UiProvider.tsx';
import { speakingMessages } from '../speaking.messages.ts';
import { ANSWERS_STORED_AS, type AnswerOf } from './answer-of.ts';
import { NotTaken } from './NotTaken.tsx';
import { notTakenAnswers } from './not-taken.ts';

const of: AnswerOf = { recordId: 9, order: 2010, try: 1, seconds: 94 };

beforeEach(async () => {
  await speakingMessages.load('en');
  queryClient.setQueryData(sessionQueries.me().queryKey, { id: 5, role: 'student' } as never);
  Object.assign(URL, { createObjectURL: () => 'blob:mine', revokeObjectURL: () => {} });
  const store = await openPieceStore<AnswerOf>(ANSWERS_STORED_AS);
  const wav = wavOf(new Float32Array(1600));
  await store.put({ key: '5.a', seq: 0, wav, about: null, at: 1, sent: true, refused: 5 });
  await store.put({ key: '5.a', seq: 1, wav, about: of, at: 2, refused: 5 });
  // Of somebody else who logged in here before.
  await store.put({ key: '6.b', seq: 0, wav, about: of, at: 3, refused: 6 });
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.restoreAllMocks();
});

const open = () =>
  act(async () =>
    render(
      <LanguageProvider initial="en">
        <QueryClientProvider client={queryClient}>
          <UiProvider>
            <Suspense fallback={null}>
              <NotTaken />
            </Suspense>
          </UiProvider>
        </QueryClientProvider>
      </LanguageProvider>,
    ),
  );

test('a recording that was not taken can be heard and saved, and goes only after a question', async () => {
  await open();
  await screen.findByText('1 recording was not taken');
  expect(screen.getByText('Part 2 · 1:34')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Play' })).toBeDefined();
  const file = screen.getByRole('link', { name: 'Save as a file' });
  expect([file.getAttribute('href'), file.getAttribute('download')]).toEqual(['blob:mine', 'speaking-9-2010.wav']);
  fireEvent.click(screen.getByRole('button', { name: 'Throw away' }));
  const dialog = await screen.findByRole('dialog');
  expect(await notTakenAnswers(5)).toHaveLength(1);
  fireEvent.click([...dialog.querySelectorAll('button')].find((one) => one.textContent === 'Throw away') as Element);
  await waitFor(() => expect(screen.queryByText('1 recording was not taken')).toBeNull());
  expect([await notTakenAnswers(5), (await notTakenAnswers(6)).length]).toEqual([[], 1]);
});

test('sent again it is no longer shown as not taken, and is whole for the queue', async () => {
  await open();
  fireEvent.click(await screen.findByRole('button', { name: 'Send again' }));
  await waitFor(() => expect(screen.queryByText('1 recording was not taken')).toBeNull());
  const left = (await (await openPieceStore<AnswerOf>(ANSWERS_STORED_AS)).all()).filter(({ key }) => key === '5.a');
  expect(left.map(({ seq, sent, refused }) => [seq, sent, refused])).toEqual([
    [0, undefined, undefined],
    [1, undefined, undefined],
  ]);
});
