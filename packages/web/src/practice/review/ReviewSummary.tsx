import type { Result } from '@ninefold/contract/practice/result';
import type { TypeRow } from '@ninefold/core/practice/review-table';
import { useMemo } from 'react';
import { useText } from '#i18n/useText.ts';
import { CoinIcon } from '#ui/CoinIcon.tsx';
import { LostHere } from '../lost/LostHere.tsx';
import { useWordTools } from '../word-tools/word-tools.ts';
import { missedWords } from './places/missed-words.ts';
import styles from './ReviewSummary.module.css';
import { reviewMessages } from './review.messages.ts';
import { TypeTable } from './types/TypeTable.tsx';

/** Beside the questions: types and times, and what this practice added to the learner's day. */
export function ReviewSummary({ result, types }: { result: Result; types: readonly TypeRow[] }) {
  const tools = useWordTools();
  const missed = useMemo(() => missedWords(result), [result]);
  return (
    <div className={styles.summary}>
      <TypeTable
        types={types}
        skill={result.attempt.skill}
        right={result.right}
        total={result.total}
        seconds={result.seconds}
      />
      <Gains result={result} />
      <LostHere where={{ attempt_id: result.attempt.id }} />
      {tools && missed.length > 0 && <tools.MissedWords skill={result.attempt.skill} missed={missed} />}
    </div>
  );
}

function Gains({ result: { coins, today, closed_by } }: { result: Result }) {
  const t = useText(reviewMessages);
  return (
    <p className={styles.gains}>
      {closed_by === 'clock' && <span>{t('closedByClock')}</span>}
      {coins.paid > 0 && (
        <span className={styles.coins}>
          <CoinIcon size={16} />
          {t('coins', { coins: coins.paid })}
        </span>
      )}
      {coins.over_limit === 1 && <span>{t('coinsFull')}</span>}
      {today.practices > 0 && (
        <span>{t('today', { practices: today.practices, minutes: Math.round(today.seconds / 60) })}</span>
      )}
    </p>
  );
}
