import type { SpokenWord } from '@ninefold/core/speaking/report';

/** What the recogniser has heard of an answer so far. `until`: seconds of the recording that were listened to. */
export type HeardSoFar = {
  until: number;
  words: SpokenWord[];
  /** One for each window: how likely it was English, and how long it was. */
  windows: { seconds: number; english: number }[];
};
export const NOTHING_HEARD: HeardSoFar = { until: 0, words: [], windows: [] };

/** Chinese speech gives .00 to .05; strong accents of short answers go down to .3. */
const LEAST_ENGLISH = 0.15;
const isEnglish = ({ english }: Pick<WindowWords, 'english'>): boolean => english >= LEAST_ENGLISH;

export const foreignSeconds = ({ windows }: HeardSoFar): number =>
  secondsOf(windows.filter((window) => !isEnglish(window)));
export const isMostlyForeign = (heard: HeardSoFar): boolean => 2 * foreignSeconds(heard) > secondsOf(heard.windows);
const secondsOf = (windows: HeardSoFar['windows']): number => windows.reduce((sum, { seconds }) => sum + seconds, 0);

/**
 * What the model writes for another language is its own translation, so those words are left out. A window without words
 * says nothing about the language.
 */
export const heardMore = (before: HeardSoFar, window: WindowWords): HeardSoFar => ({
  until: before.until + window.seconds,
  words: [
    ...before.words,
    ...(isEnglish(window) ? window.words : []).map((word) => ({
      ...word,
      from: hundredths(word.from + before.until),
      to: hundredths(word.to + before.until),
    })),
  ],
  windows: [
    ...before.windows,
    ...(window.words.length > 0 ? [{ seconds: window.seconds, english: window.english }] : []),
  ],
});

/** What was said in one window; `seconds`: how much of it was listened to, up to a pause where there is one. */
export type WindowWords = { seconds: number; words: SpokenWord[]; english: number };

const hundredths = (value: number): number => Math.round(value * 100) / 100;
