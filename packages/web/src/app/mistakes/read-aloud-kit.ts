import { ReadAgain } from '#features/intensive-listening/read-again/ReadAgain.tsx';
import { ReadWords } from '#features/intensive-listening/read-again/ReadWords.tsx';
import { SayAgain } from '#features/speaking/report/better/SayAgain.tsx';
import { reportMessages } from '#features/speaking/report/report.messages.ts';
import { speakingMessages } from '#features/speaking/speaking.messages.ts';
import type { Language } from '#i18n/language.ts';
import type { ReadAloudKit } from '#practice/drill-kit.ts';
import { playOwn, stopOwn } from '#practice/follow-read/own-voice.ts';
import { readingMessages } from '#practice/follow-read/reading.messages.ts';

/** With its words, as those of exercises. */
export async function openReadAloudKit(language: Language): Promise<ReadAloudKit> {
  await Promise.all([readingMessages, reportMessages, speakingMessages].map((messages) => messages.load(language)));
  return {
    Recorders: { listening: ReadAgain, speaking: SayAgain },
    Words: ReadWords,
    play: ({ url, from, to }) => playOwn(url, from, to),
    stop: stopOwn,
  };
}
