import type { SentencePaper } from '@ninefold/contract/intensive-listening';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { type ReactNode, Suspense } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LanguageProvider } from '#i18n/LanguageProvider.tsx';
import { queryClient } from '#lib/query-client.ts';
import { fakeRecorder } from '#platform/recorder/recorder.testing.ts';
import { sessionQueries } from '#session/session.queries.ts';
import { intensiveQueries } from '../intensive.queries.ts';
import { readingMessages } from './reading.messages.ts';
import { useReading } from './useReading.ts';

const paper = { id: 7 } as SentencePaper;
let online = true;
let asked: { path: string; input: { key?: string; seq?: number; order?: number } }[] = [];

beforeEach(async () => {
  [online, asked] = [true, []];
  await readingMessages.load('zh');
  queryClient.setQueryData(sessionQueries.me().queryKey, { id: 5, role: 'student' } as never);
  vi.stubGlobal('fetch', async (url: string, { body }: { body: FormData }) => {
    if (!online) throw new TypeError('no network');
    const input = JSON.parse(String(body.get('input')));
    asked.push({ path: url.replace('/api/', ''), input });
    return new Response(JSON.stringify({ code: 200, msg: 'ok', data: { order: input.order, state: 'waiting' } }));
  });
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
});

async function open(microphone = fakeRecorder()) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <LanguageProvider initial="zh">
      <QueryClientProvider client={queryClient}>
        <Suspense fallback={null}>{children}</Suspense>
      </QueryClientProvider>
    </LanguageProvider>
  );
  const { result, unmount } = await act(async () =>
    renderHook(() => useReading(paper, microphone.recorder), { wrapper }),
  );
  await waitFor(() => expect(result.current?.phase).toBe('ready'));
  const start = (order: number, most = 30) => act(async () => result.current.start(order, most));
  return { ...microphone, result, unmount, start };
}

const sent = () => asked.map(({ path, input }) => `${path} ${input.seq}`);

test('a reading goes up in pieces while it is spoken, and its last piece asks for the score of its sentence', async () => {
  const { result, start, say, isOn } = await open();
  await start(4);
  expect([result.current.phase, isOn()]).toEqual(['recording', true]);
  await act(async () => say(6));
  await waitFor(() => expect(sent()).toEqual(['recording/add-piece 0']));
  await act(async () => result.current.stop());
  await waitFor(() => expect(sent()).toEqual(['recording/add-piece 0', 'listening/score-sentence 1']));
  expect(asked[1]?.input).toMatchObject({ id: 7, order: 4, key: asked[0]?.input.key });
  expect([result.current.phase, isOn()]).toEqual(['ready', false]);
  expect(queryClient.getQueryData(intensiveQueries.scores(7).queryKey)?.list).toMatchObject([{ order: 4 }]);
});

test('without a network the reading waits on the device and is sent once the network is back', async () => {
  const { result, start, say } = await open();
  online = false;
  await start(2);
  await act(async () => say(2));
  await act(async () => result.current.stop());
  await waitFor(() => expect(result.current.kept).toEqual([2]));
  online = true;
  await act(async () => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(sent()).toEqual(['listening/score-sentence 0']));
  await waitFor(() => expect(result.current.kept).toEqual([]));
});

test('a microphone that is pulled out ends the reading with what was said; the longest time ends it too', async () => {
  const { start, say, pullOut, isOn } = await open();
  await start(1);
  await act(async () => say(1));
  await act(async () => pullOut());
  await waitFor(() => expect(sent()).toEqual(['listening/score-sentence 0']));
  await start(3, 2);
  await act(async () => say(2.5));
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(isOn()).toBe(false);
});

test('what is thrown away is never sent, and a page that is left turns the microphone off', async () => {
  const { result, start, say, isOn, unmount } = await open();
  await start(1);
  await act(async () => say(2));
  await act(async () => result.current.cancel());
  await start(1);
  unmount();
  expect(isOn()).toBe(false);
  expect(sent()).toEqual([]);
});

test.each(['denied', 'missing', 'busy', 'unsupported'] as const)(
  'a microphone that is %s is told as such',
  async (trouble) => {
    const { result, start } = await open(fakeRecorder(trouble));
    await start(1);
    expect([result.current.phase, result.current.trouble]).toEqual(['ready', trouble]);
  },
);
