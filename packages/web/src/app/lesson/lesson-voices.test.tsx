import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { lessonMessages } from '#features/courses/lesson/lesson.messages.ts';
import { closeApp } from '../app.testing.tsx';
import { head, lesson, open, saved, sent, slide } from './lesson.testing.ts';

/** Steps that are told or filmed. */

afterEach(() => {
  closeApp();
  localStorage.clear();
});
beforeAll(async () => {
  await Promise.all([import('./LessonRoute.tsx'), lessonMessages.load('zh')]);
}, 120_000);

test('a voice that is not there: the words stay, it says so, and it is tried again', async () => {
  const voices: HTMLAudioElement[] = [];
  const Native = Audio;
  vi.stubGlobal('Audio', function made(url: string) {
    const voice = new Native(url);
    voices.push(voice);
    return voice;
  });
  await open({
    'course/get-lesson': lesson({
      parts: [{ ...slide('时间'), narration: { url: '/content/p/gone.mp3', seconds: 40, captions: [] } }],
    }),
    'course/save-lesson-progress': saved('open'),
  });
  await screen.findByRole('heading', { level: 2, name: '时间' });
  act(() => void voices[0]?.dispatchEvent(new Event('error')));
  expect(await screen.findByText('声音没有取到。可以先读文字，或者再试一次。')).toBeTruthy();
  expect(screen.getByText('时间的文字')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '前进 10 秒' }));
  const again = vi.spyOn(voices[0]!, 'load').mockImplementation(() => {
    // As a browser does it: the place goes to 0 before anything of it has come.
    voices[0]!.dispatchEvent(new Event('emptied'));
    voices[0]!.currentTime = 0;
    voices[0]!.dispatchEvent(new Event('timeupdate'));
  });
  fireEvent.click(screen.getByRole('button', { name: '再试一次' }));
  expect(again).toHaveBeenCalled();
  expect(screen.queryByText('声音没有取到。可以先读文字，或者再试一次。')).toBeNull();
  // It goes on where it broke off, not where the visit began.
  act(() => void voices[0]?.dispatchEvent(new Event('loadedmetadata')));
  expect(voices[0]?.currentTime).toBe(10);
  vi.stubGlobal('Audio', Native);
});

test('a film that is not there says so, and its step can be left', async () => {
  const film = { url: '/content/p/gone.mp4', seconds: 40, captions: '', poster: '' };
  await open({
    'course/get-lesson': lesson({ parts: [{ is: 'video', ...head('一段课'), ...film }, slide('顺序')] }),
    'course/save-lesson-progress': saved('open'),
  });
  await screen.findByRole('heading', { level: 2, name: '一段课' });
  act(() => void document.querySelector('video')?.dispatchEvent(new Event('error')));
  expect(await screen.findByText('视频没有取到。')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '下一步：顺序' }));
  expect(await screen.findByRole('heading', { level: 2, name: '顺序' })).toBeTruthy();
});

test('narration has captions and a transcript whose lines can be pressed', async () => {
  const captions = [
    { from: 0, to: 2, zh: '先看题', en: 'Look first' },
    { from: 2, to: 4, zh: '再动笔', en: 'Then write' },
  ];
  const { asked } = await open({
    'course/get-lesson': lesson({
      parts: [
        { is: 'teach', ...head('时间'), picture: '', narration: { url: '/content/p/a.mp3', seconds: 4, captions } },
      ],
    }),
    'course/save-lesson-progress': saved('open'),
  });
  expect(await screen.findByText('先看题')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '文字稿' }));
  fireEvent.click(screen.getByRole('button', { name: /再动笔/ }));
  await waitFor(() => expect(sent(asked).at(-1)).toMatchObject({ part: 0, second: 2 }));
  fireEvent.keyDown(window, { key: 'c' });
  expect(screen.getByRole('button', { name: '字幕 英' })).toBeTruthy();
  expect(screen.getByText('Then write', { selector: '[data-captions] p' })).toBeTruthy();
});

test('what is said before exercises is heard too', async () => {
  const captions = [{ from: 0, to: 2, zh: '六道小题', en: 'Six short questions' }];
  const narration = { url: '/content/p/a.mp3', seconds: 4, captions };
  await open({
    'course/get-lesson': lesson({
      parts: [{ is: 'exercises', ...head('小测'), narration, count: 6, pass: 4 }],
    }),
    'course/save-lesson-progress': saved('open'),
  });
  expect(await screen.findByText('六道小题', { selector: '[data-captions] p' })).toBeTruthy();
  const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  fireEvent.keyDown(window, { key: ' ' });
  expect(play).toHaveBeenCalledOnce();
  expect(screen.getByRole('button', { name: '开始练习' })).toBeTruthy();
});
