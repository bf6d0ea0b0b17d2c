import type { HandedIn } from '@ninefold/contract/courses/lesson';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { type ReactNode, Suspense, useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LanguageProvider } from '#i18n/LanguageProvider.tsx';
import { queryClient } from '#lib/query-client.ts';
import { fakeRecorder } from '#platform/recorder/recorder.testing.ts';
import { readingMessages } from '#practice/follow-read/reading.messages.ts';
import { sessionQueries } from '#session/session.queries.ts';
import { lessonMessages } from '../lesson.messages.ts';
import { PhotoTask } from './PhotoTask.tsx';
import { RecordTask } from './RecordTask.tsx';

const place = { courseId: 2, lessonId: 3, part: 1 };
const said: HandedIn = { of: 'audio', url: '/files/a.wav', seconds: 65 };
/** What the server answers; null: it cannot be reached. */
let answer: { code: number; error?: string; data?: unknown } | null = null;

beforeEach(async () => {
  answer = { code: 200, data: said };
  await Promise.all([readingMessages.load('zh'), lessonMessages.load('zh')]);
  queryClient.setQueryData(sessionQueries.me().queryKey, { id: 5, role: 'student' } as never);
  vi.stubGlobal('fetch', async () => {
    if (!answer) throw new TypeError('no network');
    return new Response(JSON.stringify({ msg: 'said', ...answer }));
  });
});
afterEach(() => {
  cleanup();
  queryClient.clear();
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

type RecordedProps = { microphone: ReturnType<typeof fakeRecorder>; told?: HandedIn[] };
function Recorded({ microphone, told = [] }: RecordedProps) {
  const [handedIn, setHandedIn] = useState<HandedIn | null>(null);
  const onHandedIn = (handed: HandedIn) => {
    told.push(handed);
    setHandedIn(handed);
  };
  return <RecordTask {...{ place, handedIn, recorder: microphone.recorder }} onHandedIn={onHandedIn} />;
}

const pressR = () => act(async () => void fireEvent.keyDown(document.body, { code: 'KeyR' }));

async function record(microphone = fakeRecorder(), told: HandedIn[] = []) {
  await show(<Recorded microphone={microphone} told={told} />);
  await screen.findByRole('button', { name: '开始录音' });
  await waitFor(async () => {
    await pressR();
    expect(microphone.isOn()).toBe(true);
  });
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

test('a recording that arrives after its step was left is told to the lesson all the same', async () => {
  const told: HandedIn[] = [];
  let arrive = () => {};
  const held = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  vi.stubGlobal('fetch', async () => {
    await held;
    return new Response(JSON.stringify({ msg: 'said', ...answer }));
  });
  await record(fakeRecorder(), told);
  cleanup();
  expect(told).toEqual([]);
  arrive();
  await waitFor(() => expect(told).toEqual([said]));
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
  await waitFor(async () => {
    await pressR();
    expect(await screen.findByText('麦克风没有权限', undefined, { timeout: 500 })).toBeTruthy();
  });
});

test('without a network the recording waits on the device and says so', async () => {
  answer = null;
  await record();
  expect(await screen.findByText('录音存在本机了。打开这一步、连上服务器时会自动交上去。')).toBeTruthy();
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
  expect(drawn).toEqual([1600]);
});
