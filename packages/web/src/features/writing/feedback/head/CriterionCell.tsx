import type { CriterionReport } from '@ninefold/contract/writing/report';
import type { Criterion } from '@ninefold/core/writing/error-kinds';
import { reasonKey } from '@ninefold/core/writing/feedback/remarks';
import { useText } from '#i18n/useText.ts';
import { BandRing } from '#ui/band/BandRing.tsx';
import { bandText } from '#ui/band/band-colour.ts';
import { cx } from '#ui/cx.ts';
import { feedbackMessages } from '../feedback.messages.ts';
import { LightButton } from '../report/LightButton.tsx';
import { useBoth } from '../report/useBoth.ts';
import styles from './BandsCard.module.css';

type CriterionCellProps = { criterion: Criterion; task: 1 | 2; report: CriterionReport };

/** One criterion: its ring, its range, and every reason; a reason that quotes lights its words. */
export function CriterionCell({ criterion, task, report }: CriterionCellProps) {
  const t = useText(feedbackMessages);
  const { own } = useBoth();
  const { band, low, high, reasons } = report;
  const name = t(criterion === 'tr' && task === 1 ? 'tr1' : criterion);
  return (
    <section className={styles.criterion} aria-label={name}>
      <div className={styles.ring}>
        <BandRing score={band} size={60} subject={name} opens={`writing-${criterion}`} />
        <div>
          <h2 className={styles.name}>{name}</h2>
          <span className={styles.quiet}>{t('likelyShort', { low: bandText(low), high: bandText(high) })}</span>
        </div>
      </div>
      {/* High bands may come without a reason; an empty cell would look as if something had not arrived. */}
      {reasons.length === 0 && <p className={styles.none}>{t('noReasons')}</p>}
      <ul className={styles.reasons}>
        {reasons.map((reason, at) => (
          <li key={reason.en} className={cx(reason.good && styles.good, reason.open && styles.open)}>
            {reason.quote ? (
              <LightButton of={reasonKey(criterion, at)} lang="">
                {own(reason)}
              </LightButton>
            ) : (
              own(reason)
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
