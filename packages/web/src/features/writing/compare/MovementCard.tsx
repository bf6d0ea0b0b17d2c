import type { Movement, Movements } from '@ninefold/core/writing/compare/movement';
import { CRITERIA } from '@ninefold/core/writing/error-kinds';
import { IconArrowDownRight, IconArrowRight, IconArrowUpRight, IconMinus } from '@tabler/icons-react';
import { useText } from '#i18n/useText.ts';
import { BandFan } from '#ui/band/BandFan.tsx';
import { BandRing } from '#ui/band/BandRing.tsx';
import { bandText } from '#ui/band/band-colour.ts';
import { Card } from '#ui/Card.tsx';
import { cx } from '#ui/cx.ts';
import { Icon } from '#ui/Icon.tsx';
import { feedbackMessages } from '../feedback/feedback.messages.ts';
import { compareMessages } from './compare.messages.ts';
import type { Comparison } from './compare.queries.ts';
import styles from './MovementCard.module.css';

type MovementCardProps = { comparison: Comparison; movements: Movements };

/** From the earlier draft to this one: the overall band and the four criteria. */
export function MovementCard({ comparison: { from, to, drafts }, movements }: MovementCardProps) {
  const t = useText(compareMessages);
  const names = useText(feedbackMessages);
  const task = drafts.find(({ record_id }) => record_id === to.record_id)?.task ?? 2;
  const { overall, criteria } = movements;
  return (
    <Card padding="none" className={styles.card} aria-label={t('movement')}>
      <div className={styles.overall}>
        <span className={styles.fan}>
          <BandFan score={overall.from} width={88} ground="surface" subject={t('draft', { n: from.draft })} />
          <span className={styles.quiet}>{t('draftEstimated', { n: from.draft })}</span>
        </span>
        <Icon of={IconArrowRight} size={18} />
        <span className={styles.fan}>
          <BandFan
            score={overall.to}
            width={106}
            ground="surface"
            subject={t('draft', { n: to.draft })}
            opens="compare"
          />
          <b>{t('draftEstimated', { n: to.draft })}</b>
        </span>
      </div>
      {CRITERIA.map((criterion) => (
        <section key={criterion} className={styles.criterion}>
          <h2 className={styles.name}>{names(criterion === 'tr' && task === 1 ? 'tr1' : criterion)}</h2>
          <div className={styles.rings}>
            <BandRing score={criteria[criterion].from} size={48} subject={t('draft', { n: from.draft })} />
            <Icon of={IconArrowRight} size={16} />
            <BandRing score={criteria[criterion].to} size={54} subject={t('draft', { n: to.draft })} />
          </div>
          <Change movement={criteria[criterion]} />
        </section>
      ))}
    </Card>
  );
}

function Change({ movement: { by, withinError } }: { movement: Movement }) {
  const t = useText(compareMessages);
  const icon = by > 0 ? IconArrowUpRight : by < 0 ? IconArrowDownRight : IconMinus;
  return (
    <p className={cx(styles.change, by > 0 && styles.up)}>
      <Icon of={icon} size={16} />
      <b>{by === 0 ? '0' : bandText(Math.abs(by))}</b>
      <span className={styles.quiet}>{by === 0 ? t('noChange') : withinError && t('within')}</span>
    </p>
  );
}
