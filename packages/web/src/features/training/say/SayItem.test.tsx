import type { ExerciseOf } from '@ninefold/contract/training/item';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Suspense, useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LanguageProvider } from '#i18n/LanguageProvider.tsx';
import { queryClient } from '#lib/query-client.ts';
import { fakeRecorder } from '#platform/recorder/recorder.testing.ts';
import { readingMessages } from '#practice/follow-read/reading.messages.ts';
import { sessionQueries } from '#session/session.queries.ts';
import type { ItemValue } from '../items/item-value.ts';
import { itemMessages } from '../items/items.messages.ts';
import { SayItem } from './SayItem.tsx';

const exercise: ExerciseOf<'say'> = {
  ...{ do: 'say', key: '31.i12', n: 12, hear: null, hint: null, record_id: 8 },
  ...{ text: 'It is fully booked.', zh: '订满了。' },
};
let online = true;
/** What the engine says of the reading. */
let judged = { state: 'scored', assessed: 1, why: null as { zh: string; en: string } | null };
const given: ItemValue[] = [];

beforeEach(async () => {
  [online, judged] = [true, { state: 'scored', assessed: 1, why: null }];
  given.length = 0;
  await readingMessages.load('zh');
  await itemMessages.load('zh');
  queryClient.setQueryData(sessionQueries.me().queryKey, { id: 5, role: 'student' } as never);
  vi.stubGlobal('fetch', async (url: string) => {
    if (!online) throw new TypeError('no network');
    const waits = { id: 77, state: 'waiting', assessed: 0, queue: { ahead: 0, seconds: 1 } };
    const data = url.endsWith('read-aloud') ? waits : { ...waits, ...judged, reason: '' };
    return new Response(JSON.stringify({ code: 200, msg: 'ok', data }));
  });
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
});

function Asked({ microphone }: { microphone: ReturnType<typeof fakeRecorder> }) {
  const [value, setValue] = useState<ItemValue>('');
  const onGive = () => void given.push(value);
  return (
    <SayItem {...{ exercise, value, onGive, recorder: microphone.recorder }} onChange={setValue} readOnly={false} />
  );
}

async function ask(microphone = fakeRecorder()) {
  await act(async () => {
    render(
      <LanguageProvider initial="zh">
        <QueryClientProvider client={queryClient}>
          <Suspense fallback={null}>
            <Asked microphone={microphone} />
          </Suspense>
        </QueryClientProvider>
      </LanguageProvider>,
    );
  });
  await screen.findByText('It is fully booked.');
  return microphone;
}
const pressR = () => act(async () => void fireEvent.keyDown(document.body, { code: 'KeyR' }));
/** Reads two seconds aloud. */
async function read(microphone: ReturnType<typeof fakeRecorder>) {
  await waitFor(async () => {
    await pressR();
    expect(microphone.isOn()).toBe(true);
  });
  await act(async () => microphone.say(2));
  await pressR();
  expect(microphone.isOn()).toBe(false);
}

test('what was read is given by itself once it is scored: its number, and once', async () => {
  await read(await ask());
  await waitFor(() => expect(given).toEqual(['77']), { timeout: 4000 });
});

test('what the engine could not judge is not given, and the learner is told why', async () => {
  judged = { state: 'scored', assessed: 0, why: { zh: '声音太小', en: 'too quiet' } };
  await read(await ask());
  expect(await screen.findByText(/声音太小/, undefined, { timeout: 4000 })).toBeTruthy();
  expect(given).toEqual([]);
});

test('without a network the recording is kept and said so', async () => {
  const microphone = await ask();
  online = false;
  await read(microphone);
  expect(await screen.findByText(/录音存在本机/)).toBeTruthy();
  expect(given).toEqual([]);
});

test('without a microphone the card names the way on', async () => {
  await ask(fakeRecorder('denied'));
  await pressR();
  expect(await screen.findByText(/这题不算错/)).toBeTruthy();
});
