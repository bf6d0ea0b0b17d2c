import type { Result } from '@ninefold/contract/practice/result';
import type { PractisedSkill } from '@ninefold/core/practice/practised-skills';
import { type AnswerState, type TypeRow, weakestOf } from '@ninefold/core/practice/review-table';
import { shortDuration } from '@ninefold/core/time/duration';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useText } from '#i18n/useText.ts';
import { Link } from '#navigation/link.tsx';
import { Card } from '#ui/Card.tsx';
import { cx } from '#ui/cx.ts';
import { Icon } from '#ui/Icon.tsx';
import { useTypeName } from '../../question-types/useTypeName.ts';
import { reviewMessages } from '../review.messages.ts';
import styles from './TypeTable.module.css';

type TypeTableProps = { types: readonly TypeRow[]; skill: PractisedSkill } & Pick<
  Result,
  'right' | 'total' | 'seconds'
>;

/** One table for what was right and where the time went; the weakest type is marked. */
export function TypeTable({ types, skill, right, total, seconds }: TypeTableProps) {
  const t = useText(reviewMessages);
  const nameOf = useTypeName();
  const weakest = types.length > 1 ? weakestOf(types) : null;
  const all = types.flatMap(({ ranges }) => ranges);
  return (
    <Card padding="none" className={styles.card} aria-label={t('typesTitle')}>
      <div className={styles.title}>
        <h2>{t('typesTitle')}</h2>
        <span>
          <span aria-hidden="true">{t('oneMark')} · </span>
          <Link to="/analysis" search={{ skill }}>
            {t('allTypes')}
          </Link>
        </span>
      </div>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('type')}</th>
            <th scope="col">{t('numbers')}</th>
            <th scope="col" className={styles.marksHead}>
              {t('marks')}
            </th>
            <th scope="col">
              <span className="nf-sr-only">{t('result')}</span>
            </th>
            <th scope="col">{t('time')}</th>
            <th scope="col">{t('each')}</th>
          </tr>
        </thead>
        <tbody>
          {types.map((row) => (
            <tr key={row.type} className={cx(row === weakest && styles.weak)}>
              <th scope="row">
                {row === weakest && (
                  <span className={styles.warn}>
                    <Icon of={IconAlertTriangle} size={16} />
                    <span className="nf-sr-only">{t('weakest')}</span>
                  </span>
                )}
                {nameOf(row.type)}
              </th>
              <td>{row.ranges.map(rangeText).join(', ')}</td>
              <td className={styles.marksCell}>
                <Marks states={row.states} />
              </td>
              <td className={styles.result}>
                {row.right}/{row.total}
              </td>
              <td>{timeText(row.seconds)}</td>
              <td>{timeText(row.seconds / row.total)}</td>
            </tr>
          ))}
          <tr>
            <th scope="row">{t('whole')}</th>
            <td>{all.length > 0 && rangeText(wholeRange(all))}</td>
            <td className={styles.marksCell} />
            <td className={styles.result}>
              {right}/{total}
            </td>
            <td className={styles.result}>{timeText(seconds)}</td>
            <td>{timeText(seconds / total)}</td>
          </tr>
        </tbody>
      </table>
    </Card>
  );
}

/** The figures beside them say the same in words. */
function Marks({ states }: { states: readonly AnswerState[] }) {
  return (
    <span className={styles.marks} aria-hidden="true">
      {[...states.entries()].map(([at, state]) => (
        <i key={`mark-${at}`} className={styles[state]} />
      ))}
    </span>
  );
}

type Range = { from: number; to: number };

const rangeText = ({ from, to }: Range): string => (from === to ? String(from) : `${from}–${to}`);
const wholeRange = (ranges: readonly Range[]): Range => ({
  from: Math.min(...ranges.map(({ from }) => from)),
  to: Math.max(...ranges.map(({ to }) => to)),
});
/** Nothing measured is not "zero seconds". */
const timeText = (seconds: number): string => (seconds > 0 ? shortDuration(seconds) : '–');
