import type { EssayRecord } from '@ninefold/contract/writing/records';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useText } from '#i18n/useText.ts';
import { toast } from '#ui/states/toast.ts';
import { essayQueries } from '../essay.queries.ts';
import { feedbackOf } from '../essay-paths.ts';
import styles from './ScoringPage.module.css';
import { scoringMessages } from './scoring.messages.ts';
import { stopWatching, watchScoring } from './watch-scoring.ts';

/**
 * Tells the learner that a scoring is over, wherever in the product they are by then; in another window the browser tells
 * them, if it may. Needs nothing while its own page is open.
 */
export function useTellWhenScored(record: EssayRecord, isOver: boolean) {
  const t = useText(scoringMessages);
  const client = useQueryClient();
  const navigate = useNavigate();
  const [wanted, setWanted] = useState(false);
  const words = { scored: t('scored'), open: t('open'), failed: t('failedTitle') };
  const onLeave = useRef(() => {});
  onLeave.current = () => {
    if (wanted && !isOver) watchScoring(record.id, tell);
  };
  useEffect(() => {
    stopWatching(record.id);
    return () => onLeave.current();
  }, [record.id]);

  function tell(outcome: 'scored' | 'failed') {
    void client.invalidateQueries(essayQueries.all());
    if (document.visibilityState === 'hidden') notify(words[outcome]);
    if (outcome === 'failed') toast.error(words.failed);
    else
      toast.success(
        <>
          {words.scored}{' '}
          <button type="button" className={styles.open} onClick={() => void navigate(feedbackOf(record))}>
            {words.open}
          </button>
        </>,
      );
  }

  return {
    wanted,
    toggle() {
      setWanted(!wanted);
      if (!wanted && 'Notification' in window && Notification.permission === 'default')
        void Notification.requestPermission().catch(() => {});
    },
  };
}

/** Phones refuse to make one without a service worker; the words stand on the page all the same. */
function notify(words: string): void {
  try {
    if ('Notification' in window && Notification.permission === 'granted') new Notification(words);
  } catch {}
}
