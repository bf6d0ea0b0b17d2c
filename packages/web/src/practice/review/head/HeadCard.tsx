import type { Result } from '@ninefold/contract/practice/result';
import type { TypeRow } from '@ninefold/core/practice/review-table';
import { useText } from '#i18n/useText.ts';
import { Card } from '#ui/Card.tsx';
import type { PaperSource } from '../../practice-kit.ts';
import { reviewMessages } from '../review.messages.ts';
import styles from './HeadCard.module.css';
import { NextBand } from './NextBand.tsx';
import { ScoreFacts } from './ScoreFacts.tsx';
import { WeakestType } from './WeakestType.tsx';

type HeadCardProps = { source: PaperSource; result: Result; types: readonly TypeRow[] };

/** Where the learner stands, what the next step up needs, and where it is easiest to find. */
export function HeadCard({ source, result, types }: HeadCardProps) {
  const t = useText(reviewMessages);
  return (
    <Card padding="none" className={styles.card} aria-label={t('score')}>
      <ScoreFacts skill={source.skill} result={result} />
      <NextBand result={result} />
      <WeakestType source={source} types={types} />
    </Card>
  );
}
