import { useText } from '#i18n/useText.ts';
import { challengeMessages } from './challenges.messages.ts';
import styles from './challenges.module.css';

type AnswerBarsProps = {
  people: { key: number; given: number; other: number };
  /** The newest attempts that were looked through; 0: all there are. */
  newest: number;
};

/** How many answered as the key says, as this learner did, or otherwise. */
export function AnswerBars({ people, newest }: AnswerBarsProps) {
  const t = useText(challengeMessages);
  const all = people.key + people.given + people.other;
  const rows = [
    { name: t('asKey'), count: people.key, look: 'key' },
    { name: t('asGiven'), count: people.given, look: 'given' },
    { name: t('otherwise'), count: people.other, look: 'other' },
  ] as const;
  return (
    <div className={styles.part}>
      <h3 className={styles.small}>
        {newest > 0 ? t('everybodyNewest', { count: all, newest }) : t('everybody', { count: all })}
      </h3>
      <dl className={styles.bars}>
        {rows.map(({ name, count, look }) => (
          <div key={look} className={styles.bar}>
            <dt>{name}</dt>
            <dd>
              <span className={styles.track} aria-hidden="true">
                {count > 0 && <span className={styles[look]} style={{ width: `${(count / all) * 100}%` }} />}
              </span>
              <span className={styles.count}>{count}</span>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
