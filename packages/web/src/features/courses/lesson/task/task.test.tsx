import type { HandedIn } from '@ninefold/contract/courses/lesson';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LanguageProvider } from '#i18n/LanguageProvider.tsx';
import { storeLanguage } from '#i18n/language.ts';
import { queryClient } from '#lib/query-client.ts';
import { LEFT_BEHIND } from '#platform/recorder/left-behind.ts';
import { fakeRecorder } from '#platform/recorder/recorder.testing.ts';
import { readingMessages } from '#practice/follow-read/reading.messages.ts';
import { sessionQueries } from '#session/session.queries.ts';
import { toast, toastStore } from '#ui/states/toast.ts';
import { lessonMessages } from '../lesson.messages.ts';
import { PhotoTask } from './PhotoTask.tsx';
import { RecordTask } from './RecordTask.tsx';
import { taskNews } from './task-news.ts';
import { closeTaskQueue, taskQueue } from './task-queue.ts';
import { WriteTask } from './WriteTask.tsx';

const place = { courseId: 2, lessonId: 3, part: 1 };
const handed: HandedIn = { of: 'audio', url: '/files/a.wav', seconds: 65 };
const progress = { part: 1, second: 0, done: [1], state: 'done', answer: '' };
const said = { handed_in: handed, progress, coins: { paid: 0, over_limit: 0 } };
/** What the server answers; null: it cannot be reached. */
let answer: { code: number; error?: string; data?: unknown } | null = null;

beforeEach(async () => {
  answer = { code: 200, data: said };
  storeLanguage('zh');
  await Promise.all([readingMessages.load('zh'), lessonMessages.load('zh')]);
  queryClient.setQueryData(sessionQueries.me().queryKey, { id: 5, role: 'student' } as never);
  vi.stubGlobal('fetch', async () => {
    if (!answer) throw new TypeError('no network');
    return new Response(JSON.stringify({ msg: 'said', ...answer }));
  });
});
afterEach(() => {
  cleanup();
  closeTaskQueue();
  queryClient.clear();
  localStorage.clear();
  for (const { id } of toastStore.current()) toast.close(id);
  vi.unstubAllGlobals();
});

async function show(content: ReactNode) {
  await act(async () => {
    render(
      <LanguageProvider initial="zh">
        <QueryClientProvider client={queryClient}>
          <Suspense fallback={null}>{content}</Suspense>
        </QueryClientProvider>
      </LanguageProvider>,
    );
  });
}

/** As the lesson around it: it keeps what arrives for its task. */
function Recorded({ microphone }: { microphone: ReturnType<typeof fakeRecorder> }) {
  const [handedIn, setHandedIn] = useState<HandedIn | null>(null);
  useEffect(() => taskNews.listen(place.lessonId, ({ handed_in }) => setHandedIn(handed_in)), []);
  return <RecordTask {...{ place, handedIn, recorder: microphone.recorder }} />;
}

const pressR = () => act(async () => void fireEvent.keyDown(document.body, { code: 'KeyR' }));

async function begin(microphone = fakeRecorder()) {
  await show(<Recorded microphone={microphone} />);
  await screen.findByRole('button', { name: '开始录音' });
  // Once: the first press counts, however long the device takes to open its store.
  await pressR();
  await waitFor(() => expect(microphone.isOn()).toBe(true));
  await screen.findByRole('button', { name: '录完，交上去' });
  return microphone;
}

async function record(microphone = fakeRecorder()) {
  await begin(microphone);
  await act(async () => microphone.say(4));
  await pressR();
  expect(microphone.isOn()).toBe(false);
}

test('what was said is handed in by itself, can be heard, and be said again', async () => {
  await record();
  expect(await screen.findByText('已交上，1:05')).toBeTruthy();
  expect(screen.getByRole('button', { name: '听我的' })).toBeTruthy();
  expect(screen.getByRole('button', { name: '重新录一次' })).toBeTruthy();
});

test('that it was handed in is read out, from a place that was there before', async () => {
  const microphone = fakeRecorder();
  await show(<Recorded microphone={microphone} />);
  const place = screen.getByRole('status');
  expect(place.textContent).toBe('');
  await pressR();
  await screen.findByRole('button', { name: '录完，交上去' });
  await act(async () => microphone.say(4));
  await pressR();
  await waitFor(() => expect(place.textContent).toBe('已交上，1:05'));
  expect(place.isConnected).toBe(true);
});

test('R on a button of a drawer that lies over the page records nothing', async () => {
  const microphone = fakeRecorder();
  await show(
    <>
      <Recorded microphone={microphone} />
      <div role="dialog">
        <button type="button">关</button>
      </div>
    </>,
  );
  await act(async () => void fireEvent.keyDown(screen.getByRole('button', { name: '关' }), { code: 'KeyR' }));
  expect(screen.getByRole('button', { name: '开始录音' }).getAttribute('data-recorder')).toBe('ready');
  expect(microphone.isOn()).toBe(false);
});

test('a recording that arrives after its step was left is told to the lesson all the same', async () => {
  const told: unknown[] = [];
  let arrive = () => {};
  const held = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  vi.stubGlobal('fetch', async () => {
    await held;
    return new Response(JSON.stringify({ msg: 'said', ...answer }));
  });
  await record();
  cleanup();
  const stop = taskNews.listen(place.lessonId, (one) => told.push(one));
  arrive();
  await waitFor(() => expect(told).toEqual([said]));
  stop();
});

test('without a network it waits, and is handed in from wherever its learner is when there is one', async () => {
  const inputs: { age_ms: number }[] = [];
  answer = null;
  vi.stubGlobal('fetch', async (_: string, { body }: { body: FormData }) => {
    inputs.push(JSON.parse(String(body.get('input'))));
    if (!answer) throw new TypeError('no network');
    return new Response(JSON.stringify({ msg: 'said', ...answer }));
  });
  await record();
  expect(await screen.findByText('录音存在本机了。连上服务器后会自动交上去，去别的页面也行。')).toBeTruthy();
  expect(localStorage.getItem(LEFT_BEHIND)).toBe('1');
  // The lesson is left, and the page opened again somewhere else.
  cleanup();
  closeTaskQueue();
  const now = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 600_000);
  answer = { code: 200, data: said };
  await taskQueue({ id: 5, role: 'student' });
  await waitFor(() => expect(toastStore.current().map(({ text }) => text)).toEqual(['等着交的录音交上了']));
  now.mockRestore();
  // It was said ten minutes ago, and says so: on another device a newer one may have been handed in since.
  expect(inputs.at(-1)?.age_ms).toBeGreaterThanOrEqual(600_000);
  await waitFor(() => expect(localStorage.getItem(LEFT_BEHIND)).toBeNull());
});

test('a refusal while it is being said ends the recording at once, and is told once', async () => {
  answer = { code: 409, error: 'conflict' };
  const microphone = await begin();
  await act(async () => microphone.say(6));
  await waitFor(() => expect(microphone.isOn()).toBe(false));
  expect(toastStore.current().map(({ text }) => text)).toEqual(['said']);
  await waitFor(() => expect(screen.getByRole('button', { name: '开始录音' })).toBeTruthy());
});

test('when the day’s minutes are over the learner is told, talks on, and all of it waits for more', async () => {
  answer = { code: 429, error: 'recorded_enough' };
  const microphone = await begin();
  await act(async () => microphone.say(12));
  await waitFor(() => expect(toastStore.current().map(({ text }) => text)).toEqual(['said']));
  expect(microphone.isOn()).toBe(true);
  await pressR();
  expect(await screen.findByText(/^录音存在本机了/)).toBeTruthy();
  answer = { code: 200, data: said };
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('已交上，1:05')).toBeTruthy();
});

test('a recording without a voice that waited here is not told of another lesson', async () => {
  answer = null;
  await record();
  await screen.findByText(/^录音存在本机了/);
  cleanup();
  answer = { code: 400, error: 'file_not_accepted' };
  const other = { ...place, lessonId: 4 };
  await show(<RecordTask place={other} handedIn={null} recorder={fakeRecorder().recorder} />);
  await waitFor(() =>
    expect(toastStore.current().map(({ text }) => text)).toEqual([expect.stringMatching(/几乎没有说话声/)]),
  );
  expect(screen.queryByText(/几乎没有说话声/)).toBeNull();
});

test('a recording that a reload cut off gets its end at the next visit, and is handed in', async () => {
  localStorage.setItem('nf-task-recording', JSON.stringify({ key: '5.gone', next: 2, of: place }));
  await show(<Recorded microphone={fakeRecorder()} />);
  expect(await screen.findByText('已交上，1:05')).toBeTruthy();
  expect(localStorage.getItem('nf-task-recording')).toBeNull();
});

test('a recording without a voice is not taken, and the learner is told what to do', async () => {
  answer = { code: 400, error: 'file_not_accepted' };
  await record();
  expect(await screen.findByText(/几乎没有说话声，没有交上.*至少说 3 秒/)).toBeTruthy();
});

test('without a microphone it says how to allow one', async () => {
  await show(<Recorded microphone={fakeRecorder('denied')} />);
  await screen.findByRole('button', { name: '开始录音' });
  await pressR();
  expect(await screen.findByText('麦克风没有权限')).toBeTruthy();
});

async function choose(file: File) {
  await show(<PhotoTask place={place} handedIn={null} onHandedIn={(handed) => taken.push(handed)} />);
  await act(async () => void fireEvent.change(screen.getByLabelText('照片'), { target: { files: [file] } }));
}
const taken: HandedIn[] = [];

test('what is no picture is not sent, and the button stays', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('not a picture')));
  await choose(new File(['words'], 'a.png', { type: 'image/png' }));
  expect(await screen.findByText(/不是能打开的图片/)).toBeTruthy();
  expect(screen.getByRole('button', { name: '拍照或选一张照片' })).toBeTruthy();
  expect(taken).toEqual([]);
});

test('a photo is made small here and handed in', async () => {
  const photo: HandedIn = { of: 'photo', url: '/files/b.jpg', seconds: 0 };
  answer = { code: 200, data: photo };
  vi.stubGlobal('createImageBitmap', async () => ({ width: 4000, height: 3000, close: () => {} }));
  const drawn: number[] = [];
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
    fillRect: (_: number, __: number, width: number) => drawn.push(width),
    drawImage: () => {},
  } as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(new Blob(['jpeg'])));
  await choose(new File(['photo'], 'a.jpg', { type: 'image/jpeg' }));
  await waitFor(() => expect(taken).toEqual([photo]));
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('已交上，只有你自己看得到'));
  expect(drawn).toEqual([1600]);
});

test('what is typed while a text is being handed in stays on the device', async () => {
  let arrive = () => {};
  const held = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const first = 'I timed one whole passage.';
  vi.stubGlobal('fetch', async () => {
    await held;
    return new Response(JSON.stringify({ code: 200, msg: 'ok', data: { outcome: 'saved', answer: first } }));
  });
  const taken: string[] = [];
  const where = { courseId: 2, lessonId: 3, preview: false };
  await show(<WriteTask submit="text" at={1} where={where} answer="" onSaved={(text) => taken.push(text)} />);
  const type = (value: string) =>
    act(async () => void fireEvent.change(screen.getByLabelText('写在这里'), { target: { value } }));
  await type(first);
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: '交上去' })));
  await type(`${first} It took 21 minutes.`);
  arrive();
  await waitFor(() => expect(taken).toEqual([first]));
  expect(localStorage.getItem('nf-lesson 5 task 3')).toBe(`${first} It took 21 minutes.`);
});
