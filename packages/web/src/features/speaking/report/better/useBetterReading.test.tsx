import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import { type ReactNode, Suspense } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LanguageProvider } from '#i18n/LanguageProvider.tsx';
import { queryClient } from '#lib/query-client.ts';
import { fakeRecorder } from '#platform/recorder/recorder.testing.ts';
import type { Recorder } from '#platform/recorder/recorder.ts';
import { sessionQueries } from '#session/session.queries.ts';
import { speakingMessages } from '../../speaking.messages.ts';
import { useBetterReading } from './useBetterReading.ts';

beforeEach(async () => {
  await speakingMessages.load('zh');
  queryClient.setQueryData(sessionQueries.me().queryKey, { id: 5, role: 'student' } as never);
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ code: 200, msg: 'ok', data: { list: [] } })));
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
});

test('a report that is left while the browser asks for the microphone turns it off again', async () => {
  const microphone = fakeRecorder();
  let allow = () => {};
  const allowed = new Promise<void>((resolve) => {
    allow = resolve;
  });
  const recorder: Recorder = {
    ...microphone.recorder,
    start: (listener) => allowed.then(() => microphone.recorder.start(listener)),
  };
  const wrapper = ({ children }: { children: ReactNode }) => (
    <LanguageProvider initial="zh">
      <QueryClientProvider client={queryClient}>
        <Suspense fallback={null}>{children}</Suspense>
      </QueryClientProvider>
    </LanguageProvider>
  );
  const { result, unmount } = await act(async () => renderHook(() => useBetterReading(9, recorder), { wrapper }));
  await act(async () => result.current.start(1010, 0));
  expect(result.current.phase).toBe('asking');
  unmount();
  await act(async () => allow());
  expect(microphone.isOn()).toBe(false);
});
