import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { type ReactNode, Suspense } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LanguageProvider } from '#i18n/LanguageProvider.tsx';
import { queryClient } from '#lib/query-client.ts';
import { openPieceStore } from '#platform/recorder/piece-store.ts';
import { fakeRecorder } from '#platform/recorder/recorder.testing.ts';
import { safeStorage } from '#platform/safe-storage.ts';
import { sessionQueries } from '#session/session.queries.ts';
import { speakingAnswer } from '../sitting.testing.ts';
import { speakingMessages } from '../speaking.messages.ts';
import { ANSWERS_STORED_AS } from './answer-of.ts';
import { cutOffAnswer } from './cut-off.ts';
import { notTakenAnswers, sendAnswerAgain, throwAnswerAway } from './not-taken.ts';
import { useAnswers } from './useAnswers.ts';

let online = true;
/** What the server refuses the last pieces with; 0: nothing. */
let refuses = 0;
const REFUSALS: Record<number, string> = { 401: 'not_logged_in', 429: 'recorded_enough' };
type Asked = { path: string; input: { key?: string; seq?: number; order?: number; try?: number; by?: number } };
let asked: Asked[] = [];
/** Another learner in each test, with a guest before them: what one test still sends at its end is not the next one's. */
let learner = 5;
let guestId = 8;

const isOfThisTest = (key: unknown) => [learner, guestId].some((id) => String(key).startsWith(`${id}.`));

beforeEach(async () => {
  [online, refuses, asked, learner, guestId] = [true, 0, [], learner + 10, guestId + 10];
  const device = await openPieceStore(ANSWERS_STORED_AS);
  for (const { key, seq } of await device.all()) await device.remove(key, seq);
  safeStorage.remove('nf-speaking-recording');
  safeStorage.remove('nf-speaking-dropped');
  await speakingMessages.load('zh');
  queryClient.setQueryData(sessionQueries.me().queryKey, { id: learner, role: 'student' } as never);
  vi.stubGlobal('fetch', async (url: string, { body }: { body: FormData | string }) => {
    if (!online) throw new TypeError('no network');
    const input = JSON.parse(typeof body === 'string' ? body : String(body.get('input')));
    if (isOfThisTest(input.key)) asked.push({ path: url.replace('/api/', ''), input });
    if (refuses && url.endsWith('save-answer'))
      return new Response(JSON.stringify({ code: refuses, error: REFUSALS[refuses] ?? 'attempt_closed', msg: 'no' }));
    return new Response(JSON.stringify({ code: 200, msg: 'ok', data: speakingAnswer(input.order ?? 0) }));
  });
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
});

async function open(microphone = fakeRecorder()) {
  const kept = vi.fn();
  const saved = vi.fn();
  const found = vi.fn();
  const refused = vi.fn();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <LanguageProvider initial="zh">
      <QueryClientProvider client={queryClient}>
        <Suspense fallback={null}>{children}</Suspense>
      </QueryClientProvider>
    </LanguageProvider>
  );
  const { result, unmount } = await act(async () =>
    renderHook(
      () => useAnswers(9, { onKept: kept, onFound: found, onSaved: saved, onRefused: refused }, microphone.recorder),
      {
        wrapper,
      },
    ),
  );
  await waitFor(() => expect(result.current?.phase).toBe('ready'));
  const start = (most = 120, order = 2010) =>
    act(async () => result.current.start({ order, try: 1, most, countdown: false }));
  return { ...microphone, result, unmount, start, kept, saved, found, refused };
}

const sent = () =>
  asked.filter(({ path }) => path !== 'speaking/begin-answer').map(({ path, input }) => `${path} ${input.seq}`);

test('an answer goes up in pieces while it is spoken, and its last piece says which question it answers', async () => {
  const { result, start, say, kept, saved } = await open();
  await start();
  expect(asked).toEqual([]);
  await act(async () => say(1));
  expect(asked[0]).toMatchObject({ path: 'speaking/begin-answer', input: { order: 2010, try: 1 } });
  await act(async () => say(5));
  await waitFor(() => expect(sent()).toEqual(['recording/add-piece 0']));
  await act(async () => result.current.finish());
  await waitFor(() => expect(sent()).toEqual(['recording/add-piece 0', 'speaking/save-answer 1']));
  expect(kept).toHaveBeenCalledWith({ recordId: 9, order: 2010, try: 1, seconds: 6 });
  expect(saved).toHaveBeenCalledOnce();
});

test('without a network for the whole answer nothing is lost: it waits, and is sent when the network is back', async () => {
  const { result, start, say, kept } = await open();
  online = false;
  await start();
  await act(async () => say(12));
  await act(async () => result.current.finish());
  expect(kept).toHaveBeenCalledOnce();
  await waitFor(() => expect(result.current.waiting).toHaveLength(1));
  online = true;
  await act(async () => void window.dispatchEvent(new Event('online')));
  await waitFor(() =>
    expect(sent()).toEqual(['recording/add-piece 0', 'recording/add-piece 1', 'speaking/save-answer 2']),
  );
  await waitFor(() => expect(result.current.waiting).toEqual([]));
});

test('the clock ends an answer, and so does a microphone that is pulled out: what was said counts', async () => {
  const { start, say, pullOut, kept, isOn } = await open();
  await start(3);
  await act(async () => say(3.5));
  await waitFor(() => expect(kept).toHaveBeenCalledTimes(1));
  await start(60, 2020);
  await act(async () => say(1));
  await act(async () => pullOut());
  await waitFor(() => expect(kept).toHaveBeenCalledTimes(2));
  expect(isOn()).toBe(false);
});

test('a pause leaves out what is said meanwhile, and what is thrown away is never sent', async () => {
  const { result, start, say, kept } = await open();
  await start();
  await act(async () => say(1));
  await act(async () => result.current.pause());
  await act(async () => say(4));
  await act(async () => result.current.goOn());
  await act(async () => say(1));
  expect(Math.round(result.current.take.seconds)).toBe(2);
  await act(async () => result.current.discard());
  expect(kept).not.toHaveBeenCalled();
  await waitFor(() => expect(sent()).toEqual(['speaking/drop-answer undefined']));
});

test('what was thrown away is told to the server, without a network as soon as there is one: it never counts', async () => {
  const { result, start, say } = await open();
  await start();
  await act(async () => say(6));
  await waitFor(() => expect(sent()).toEqual(['recording/add-piece 0']));
  online = false;
  await act(async () => result.current.discard());
  expect(sent()).toHaveLength(1);
  online = true;
  await act(async () => result.current.send());
  const drops = () => asked.filter(({ path }) => path === 'speaking/drop-answer');
  await waitFor(() => expect(drops()).toHaveLength(1));
  expect(drops()[0]?.input).toEqual({ record_id: 9, order: 2010, key: asked[0]?.input.key });
  await waitFor(() => expect(safeStorage.get('nf-speaking-dropped')).toBeNull());
  await act(async () => result.current.send());
  expect(drops()).toHaveLength(1);
});

test('a page that is left keeps what was said as the answer', async () => {
  const { start, say, unmount } = await open();
  await start();
  await act(async () => say(2));
  unmount();
  await waitFor(() => expect(sent()).toEqual(['speaking/save-answer 0']));
});

test('a recording whose page was gone before its end gets its end the next time, under its own question', async () => {
  cutOffAnswer.note({ key: `${learner}.gone`, next: 2, of: { recordId: 9, order: 2010, try: 1, seconds: 10 } });
  const { found } = await open();
  await waitFor(() => expect(sent()).toEqual(['speaking/save-answer 2']));
  expect(asked.at(-1)?.input).toMatchObject({ key: `${learner}.gone`, order: 2010, try: 1 });
  expect(found).toHaveBeenCalledWith([{ recordId: 9, order: 2010, try: 1, seconds: 10 }]);
});

test('somebody else’s cut-off recording on the same device is left alone', async () => {
  cutOffAnswer.note({ key: `${learner + 1}.gone`, next: 2, of: { recordId: 3, order: 2010, try: 1, seconds: 10 } });
  await open();
  expect(sent()).toEqual([]);
});

test.each(['denied', 'missing', 'busy', 'unsupported'] as const)('a microphone that is %s is told', async (trouble) => {
  const { result, start } = await open(fakeRecorder(trouble));
  await start();
  expect([result.current.phase, result.current.trouble]).toEqual(['ready', trouble]);
});

test.each([403, 404, 409, 410, 413, 422, 429])(
  'an answer that is refused with %i stays whole on the device, and only its learner throws it away',
  async (code) => {
    const { result, start, say, refused } = await open();
    refuses = code;
    await start();
    await act(async () => say(12));
    await waitFor(() => expect(sent()).toEqual(['recording/add-piece 0', 'recording/add-piece 1']));
    await act(async () => result.current.finish());
    await waitFor(() => expect(refused).toHaveBeenCalledOnce());
    await waitFor(() => expect(result.current.waiting).toEqual([]));
    const tries = sent().length;
    await act(async () => result.current.send());
    expect(sent()).toHaveLength(tries);
    const [mine, ...others] = await notTakenAnswers(learner);
    expect([mine?.of.order, others.length]).toEqual([2010, 0]);
    // All twelve seconds, though two of the three pieces had gone up.
    expect(mine?.wav.size).toBe(44 + 12 * 32_000);
    expect(await notTakenAnswers(learner + 1)).toEqual([]);
    await throwAnswerAway(mine?.key ?? '');
    expect(await notTakenAnswers(learner)).toEqual([]);
  },
);

test('an answer that was refused is sent again whole when its learner asks for it', async () => {
  const { result, start, say, saved } = await open();
  refuses = 409;
  await start();
  await act(async () => say(7));
  await act(async () => result.current.finish());
  await waitFor(async () => expect(await notTakenAnswers(learner)).toHaveLength(1));
  [refuses, asked] = [0, []];
  await sendAnswerAgain((await notTakenAnswers(learner))[0]?.key ?? '');
  await act(async () => result.current.send());
  await waitFor(() => expect(saved).toHaveBeenCalledOnce());
  expect(sent()).toEqual(['recording/add-piece 0', 'speaking/save-answer 1']);
  expect(await notTakenAnswers(learner)).toEqual([]);
});

test('what a guest said goes up after the log-in, with whose it was; so does what a reload cut off', async () => {
  queryClient.setQueryData(sessionQueries.me().queryKey, { id: guestId, role: 'tourist' } as never);
  const guest = await open();
  online = false;
  await guest.start();
  await act(async () => guest.say(2));
  await act(async () => guest.result.current.finish());
  await waitFor(() => expect(guest.result.current.waiting).toHaveLength(1));
  guest.unmount();
  const of = { recordId: 9, order: 2020, try: 1, seconds: 5 };
  cutOffAnswer.note({ key: `${guestId}.gone`, next: 1, of, guest: true });
  online = true;
  queryClient.setQueryData(sessionQueries.me().queryKey, { id: learner, role: 'student' } as never);
  await open();
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(asked.map(({ input }) => [input.order, input.by])).toEqual([
    [2010, guestId],
    [2020, guestId],
  ]);
});

test('an answer that waits for a log-in says so, and does not wait for the network', async () => {
  const { result, start, say } = await open();
  refuses = 401;
  await start();
  await act(async () => say(2));
  await act(async () => result.current.finish());
  await waitFor(() => expect([result.current.waiting.length, result.current.sessionEnded]).toEqual([1, true]));
  refuses = 0;
  await act(async () => result.current.send());
  await waitFor(() => expect([result.current.waiting.length, result.current.sessionEnded]).toEqual([0, false]));
});
