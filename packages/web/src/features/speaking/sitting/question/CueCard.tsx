import type { SpeakingSet } from '@ninefold/contract/speaking/set';
import styles from './CueCard.module.css';

type Card = NonNullable<SpeakingSet['part2']>;

/** The card of part 2 as it lies on the examiner's table: always in English, whatever language the page has. */
export function CueCard({ card: { cue, bullets } }: { card: Card }) {
  const last = bullets.at(-1);
  const explains = last !== undefined && /^and (explain|say)/i.test(last);
  const points = explains ? bullets.slice(0, -1) : bullets;
  return (
    <section className={styles.card} lang="en" aria-label={cue}>
      <h2 className={styles.cue}>{cue}</h2>
      <p>You should say:</p>
      <ul className={styles.points}>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      {explains && <p>{last}.</p>}
    </section>
  );
}
