import { BAND_TABLES, type BandTest, FULL_MARKS } from '@ninefold/core/bands/band-tables';
import { useText } from '#i18n/useText.ts';
import { BandChip } from '#ui/band/BandChip.tsx';
import styles from './BandTable.module.css';
import { calculatorMessages } from './calculator.messages.ts';

type BandTableProps = { test: BandTest; band: number };

/** The whole table, folded until somebody opens it. */
export function BandTable({ test, band }: BandTableProps) {
  const t = useText(calculatorMessages);
  const steps = BAND_TABLES[test];
  return (
    <details className={styles.details}>
      <summary className={styles.summary}>{t('table')}</summary>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('tableBand')}</th>
            <th scope="col">{t('tableRaw')}</th>
          </tr>
        </thead>
        <tbody>
          {steps.map((step, at) => {
            const to = (steps[at - 1]?.from ?? FULL_MARKS + 1) - 1;
            return (
              <tr key={step.band} aria-current={step.band === band ? 'true' : undefined}>
                <th scope="row">
                  <BandChip score={step.band} />
                </th>
                <td>{step.from === to ? to : t('range', { from: step.from, to })}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </details>
  );
}
