import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Arrived } from '../useLessonProgress.ts';
import { PhotoTask } from './PhotoTask.tsx';
import { type Answer, beginTask, endTask, place, settled, show } from './task.testing.tsx';
import { WriteTask } from './WriteTask.tsx';

/** What is photographed or written for a task. */

let answer: Answer = null;
let taken: Arrived[] = [];
beforeEach(async () => {
  taken = [];
  await beginTask(() => answer);
});
afterEach(() => {
  endTask();
  localStorage.clear();
});

async function choose(file: File) {
  await show(<PhotoTask place={place} handedIn={null} onArrived={(news) => taken.push(news)} />);
  await act(async () => void fireEvent.change(screen.getByLabelText('照片'), { target: { files: [file] } }));
}

test('what is no picture is not sent, and the button stays', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('not a picture')));
  await choose(new File(['words'], 'a.png', { type: 'image/png' }));
  expect(await screen.findByText(/不是能打开的图片/)).toBeTruthy();
  expect(screen.getByRole('button', { name: '拍照或选一张照片' })).toBeTruthy();
  expect(taken).toEqual([]);
});

test('a photo is made small here and handed in', async () => {
  const photo = { handed_in: { of: 'photo', url: '/files/b.jpg', seconds: 0 }, ...settled };
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
    return new Response(
      JSON.stringify({ code: 200, msg: 'ok', data: { outcome: 'saved', answer: first, ...settled } }),
    );
  });
  const taken: Arrived[] = [];
  const where = { courseId: 2, lessonId: 3, preview: false };
  const task = { submit: 'text' as const, at: 1, where, answer: '', onTaken: () => {} };
  await show(<WriteTask {...task} onArrived={(news) => taken.push(news)} />);
  const type = (value: string) =>
    act(async () => void fireEvent.change(screen.getByLabelText('写在这里'), { target: { value } }));
  await type(first);
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: '交上去' })));
  await type(`${first} It took 21 minutes.`);
  arrive();
  await waitFor(() => expect(taken).toEqual([{ answer: first, ...settled }]));
  expect(localStorage.getItem('nf-lesson 5 task 3')).toBe(`${first} It took 21 minutes.`);
});
