import type { SentenceScore } from '@ninefold/contract/intensive-listening/score';
import { useState } from 'react';
import { useText } from '#i18n/useText.ts';
import { playOwn } from '#practice/follow-read/own-voice.ts';
import { readingMessages } from '#practice/follow-read/reading.messages.ts';
import { ScoredWords } from '#practice/follow-read/ScoredWords.tsx';
import { WordDetail } from '#practice/follow-read/WordDetail.tsx';
import { Button } from '#ui/Button.tsx';
import { toast } from '#ui/states/toast.ts';
import { itemMessages } from '../items/items.messages.ts';
import styles from './Say.module.css';

/** How it was read: every word with its score, the sounds behind it, and the learner's own voice. */
export function SaidWords({ reading }: { reading: SentenceScore }) {
  const t = useText(readingMessages);
  const items = useText(itemMessages);
  const [chosen, setChosen] = useState<number | null>(null);
  const play = (from?: number, to?: number) =>
    void playOwn(reading.file_url, from, to).catch(() => toast.error(t('playFailed')));
  if (reading.assessed === 0) return null;
  return (
    <div className={styles.said} data-said={reading.total_score}>
      <p className={styles.keys}>{items('sayScore', { total: reading.total_score })}</p>
      <ScoredWords score={reading} chosen={chosen} onChosen={setChosen} />
      {chosen !== null && <WordDetail score={reading} place={chosen} onPlay={play} />}
      {reading.file_url !== '' && (
        <p>
          <Button size="sm" onClick={() => play()}>
            {t('playMine')}
          </Button>
        </p>
      )}
    </div>
  );
}
