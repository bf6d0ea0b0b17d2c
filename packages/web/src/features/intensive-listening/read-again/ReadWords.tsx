import type { ReadingShown } from '@ninefold/contract/mistakes/read-aloud';
import { useState } from 'react';
import { useText } from '#i18n/useText.ts';
import { playOwn } from '#practice/follow-read/own-voice.ts';
import { readingMessages } from '#practice/follow-read/reading.messages.ts';
import { ScoredWords } from '#practice/follow-read/ScoredWords.tsx';
import { WordDetail } from '#practice/follow-read/WordDetail.tsx';
import { toast } from '#ui/states/toast.ts';

/** A reading as the book of mistakes shows it: every word with its score, on a press its sounds and how it was said. */
export function ReadWords({ reading }: { reading: ReadingShown }) {
  const t = useText(readingMessages);
  const [chosen, setChosen] = useState<number | null>(null);
  const play = (from: number, to: number) =>
    void playOwn(reading.file_url, from, to).catch(() => toast.error(t('playFailed')));
  return (
    <>
      <ScoredWords score={reading} chosen={chosen} onChosen={setChosen} />
      {chosen !== null && <WordDetail score={reading} place={chosen} onPlay={play} />}
    </>
  );
}
