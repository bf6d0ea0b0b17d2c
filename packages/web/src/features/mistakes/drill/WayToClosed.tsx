import type { Answered } from '@ninefold/contract/mistakes/solution';
import { IconCheck } from '@tabler/icons-react';
import { useText } from '#i18n/useText.ts';
import { cx } from '#ui/cx.ts';
import { mistakesMessages } from '../mistakes.messages.ts';
import { useDayText } from '../useDayText.ts';
import styles from './WayToClosed.module.css';

/** Right today → right once more after three days → closed. A try that counts for nothing says why. */
export function WayToClosed({ answered: { mistake, verdict } }: { answered: Answered }) {
  const t = useText(mistakesMessages);
  const day = useDayText();
  const [first] = mistake.rights;
  const closed = mistake.state === 'closed';
  const steps = [
    {
      name:
        first && !(verdict === 'counts' && mistake.rights.length === 1)
          ? t('stepFirstWas', { day: day(first) })
          : t('stepFirst'),
      note: t(`wait_${verdict}`),
      done: first !== undefined,
    },
    {
      name: t('stepAgain'),
      note: mistake.closing_day ? t('stepAgainFrom', { day: day(mistake.closing_day) }) : t('stepAgainOpen'),
      done: closed,
    },
    { name: t(closed ? 'closedNow' : 'stepClosed'), note: t('stepClosedNote'), done: closed },
  ];
  return (
    <ol className={styles.steps} data-way={mistake.state} data-verdict={verdict}>
      {steps.map(({ name, note, done }) => (
        <li key={name} className={cx(styles.step, done && styles.done)}>
          <span className={styles.dot} aria-hidden="true">
            {done && <IconCheck size={12} stroke={3} />}
          </span>
          <b>{name}</b>
          <span className={styles.note}>{note}</span>
        </li>
      ))}
    </ol>
  );
}
