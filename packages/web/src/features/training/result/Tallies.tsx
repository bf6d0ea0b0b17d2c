import type { TrainingResult } from '@ninefold/contract/training/record';
import { useText } from '#i18n/useText.ts';
import { Card } from '#ui/Card.tsx';
import { trainingMessages } from '../training.messages.ts';
import styles from './ResultPage.module.css';

/** This sitting by kind of exercise, and everything finished in the course by area. */
export function Tallies({ result: { kinds, areas } }: { result: TrainingResult }) {
  const t = useText(trainingMessages);
  return (
    <div className={styles.tallies}>
      <Tally title={t('byKind')} rows={kinds.map(({ kind, ...row }) => ({ ...row, name: t(`kind_${kind}`) }))} />
      <Tally
        title={t('byArea')}
        rows={areas.map(({ area, now, ...row }) => ({
          ...row,
          name: now === 1 ? `${t(`area_${area}`)} · ${t('areaNow')}` : t(`area_${area}`),
        }))}
      />
    </div>
  );
}

type Row = { name: string; right: number; total: number };

function Tally({ title, rows }: { title: string; rows: readonly Row[] }) {
  const t = useText(trainingMessages);
  return (
    <Card className={styles.tally}>
      <h2>{title}</h2>
      <table>
        <tbody>
          {rows.map(({ name, right, total }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td className={styles.barCell} aria-hidden="true">
                <span className={styles.bar}>
                  <span style={{ width: `${total === 0 ? 0 : (100 * right) / total}%` }} />
                </span>
              </td>
              <td className={styles.number}>{t('trend', { right, total })}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}
