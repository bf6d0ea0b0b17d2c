import type { PlanRow } from '@ninefold/core/planner/plan-row';
import { IconArrowDownRight, IconArrowUpRight, IconMinus } from '@tabler/icons-react';
import { useText } from '#i18n/useText.ts';
import { bandText, hasScore } from '#ui/band/band-colour.ts';
import { planMessages } from './plan.messages.ts';
import styles from './ScoreChange.module.css';

const ARROWS = { up: IconArrowUpRight, down: IconArrowDownRight, none: IconMinus };

/** The change from the past score to the mock. Nothing is shown where there is nothing to compare. */
export function ScoreChange({ row: { change, past, current } }: { row: PlanRow }) {
  const t = useText(planMessages);
  if (!hasScore(current)) return <span className={styles.change} />;
  const { direction, by } = change;
  const Arrow = ARROWS[direction];
  return (
    <span className={styles.change}>
      {hasScore(past) && (
        <span className={styles.by} data-direction={direction}>
          <Arrow size={16} stroke={2} aria-hidden="true" />
          <span aria-hidden="true">{direction === 'none' ? '0' : bandText(by)}</span>
          <span className="nf-sr-only">{direction === 'none' ? t('same') : t(direction, { by: bandText(by) })}</span>
        </span>
      )}
      <span className={styles.with}>
        {hasScore(past) ? t('comparedWith', { band: bandText(past) }) : t('nothingBefore')}
      </span>
    </span>
  );
}
