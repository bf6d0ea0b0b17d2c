import type { HandedIn } from '@ninefold/contract/courses/lesson';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LEFT_BEHIND } from '#platform/recorder/left-behind.ts';
import { fakeRecorder } from '#platform/recorder/recorder.testing.ts';
import { toast, toastStore } from '#ui/states/toast.ts';
import { RecordTask } from './RecordTask.tsx';
import { type Answer, beginTask, endTask, place, settled, show } from './task.testing.tsx';
import { taskNews } from './task-news.ts';
import { closeTaskQueue, taskQueue } from './task-queue.ts';

const handed: HandedIn = { of: 'audio', url: '/files/a.wav', seconds: 65 };
const said = { handed_in: handed, counts: 1, ...settled };
/** What the server answers; null: it cannot be reached. */
let answer: Answer = null;

beforeEach(async () => {
  answer = { code: 200, data: said };
  await beginTask(() => answer);
});
afterEach(() => {
  endTask();
  closeTaskQueue();
  localStorage.clear();
  for (const { id } of toastStore.current()) toast.close(id);
});

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

test('one that came after a later one is not called handed in, not in its lesson either: the learner is told which counts', async () => {
  answer = { code: 200, data: { ...said, counts: 0 } };
  await record();
  // What was handed in is the later one, and it says so.
  expect(await screen.findByText('已交上，1:05')).toBeTruthy();
  const told = () => toastStore.current().map(({ text }) => text);
  await waitFor(() => expect(told()).toEqual(['等着交的录音到了。之后又录过一次，算后录的那次。']));
});

test('nor is it on another page', async () => {
  answer = null;
  await record();
  await screen.findByText(/^录音存在本机了/);
  cleanup();
  closeTaskQueue();
  answer = { code: 200, data: { ...said, counts: 0 } };
  await taskQueue({ id: 5, role: 'student' });
  const told = () => toastStore.current().map(({ text }) => text);
  await waitFor(() => expect(told()).toEqual(['等着交的录音到了。之后又录过一次，算后录的那次。']));
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
