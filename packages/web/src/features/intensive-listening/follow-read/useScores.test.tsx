import type { SentenceScore } from '@ninefold/contract/intensive-listening/score';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '#lib/query-client.ts';
import { intensiveQueries } from '../intensive.queries.ts';
import { useScores } from './useScores.ts';

const PAPER = 7;
const waits = { id: 3, order: 1, state: 'waiting', queue: { ahead: 20, seconds: 12 }, words: [], tries: [] };
const scored = { ...waits, state: 'scored', queue: null, total_score: 70, tries: [70] };
let asked = 0;

beforeEach(() => {
  asked = 0;
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async () => {
    asked += 1;
    return new Response(JSON.stringify({ code: 200, msg: '', data: { list: [scored] } }));
  });
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
);

test('a reading that was told its place is not asked for before its place says so, and then until it has its score', async () => {
  const list = [waits] as unknown as SentenceScore[];
  queryClient.setQueryData(intensiveQueries.scores(PAPER).queryKey, { list });
  const { result } = renderHook(() => useScores(PAPER, true), { wrapper });
  await vi.advanceTimersByTimeAsync(5000);
  expect(asked, 'thirty of a class that ask at once hold each other up').toBe(0);
  await vi.advanceTimersByTimeAsync(1500);
  vi.useRealTimers();
  await waitFor(() => expect(result.current[0]?.state).toBe('scored'));
  expect(asked).toBe(1);
});

test('before anything is known the page asks how the sentences were read', async () => {
  const { result } = renderHook(() => useScores(PAPER, true), { wrapper });
  vi.useRealTimers();
  await waitFor(() => expect(result.current[0]?.state).toBe('scored'));
  expect(asked).toBe(1);
});
