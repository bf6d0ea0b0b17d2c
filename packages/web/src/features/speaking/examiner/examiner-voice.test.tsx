import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { askAloud, stopAsking } from './examiner-voice.ts';
import { onlyVoice } from './one-voice.ts';

let spoken: string[] = [];
let voices: { lang: string }[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  [spoken, voices] = [[], [{ lang: 'en-GB' }]];
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class {
      readonly text: string;
      constructor(text: string) {
        this.text = text;
      }
    },
  );
  vi.stubGlobal('speechSynthesis', {
    getVoices: () => voices,
    addEventListener: () => {},
    cancel: () => {},
    speak: ({ text }: { text: string }) => spoken.push(text),
  });
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => {});
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async () => {});
});
afterEach(() => {
  stopAsking();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('a recording that stalls half way does not hold up the exam for ever', async () => {
  const said = vi.fn();
  void askAloud('Where do you live now?', '/clip.mp3', () => {}).then(said);
  await vi.advanceTimersByTimeAsync(5000);
  expect(said).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(10_000);
  expect([said.mock.calls.length, spoken]).toEqual([1, []]);
});

test('what was stopped while its voice was looked for is never said', async () => {
  voices = [];
  const said = vi.fn();
  void askAloud('Where do you live now?', '', () => {}).then(said);
  stopAsking();
  voices = [{ lang: 'en-GB' }];
  await vi.advanceTimersByTimeAsync(1000);
  expect([spoken, said.mock.calls.length]).toEqual([[], 1]);
});

test('whoever begins to speak silences the one who was heard before', async () => {
  const other = vi.fn();
  onlyVoice(other);
  onlyVoice(other);
  expect(other).not.toHaveBeenCalled();
  void askAloud('Where do you live now?', '', () => {});
  expect(other).toHaveBeenCalledOnce();
});
