import styles from './TimeLine.module.css';

type Props = { seconds: number; most: number; least: number; leastWords: string; from: string; to: string };

/** From nothing to the limit, with a mark where an answer begins to be useful. */
export function TimeLine({ seconds, most, least, leastWords, from, to }: Props) {
  const share = (of: number) => `${Math.min(100, (of / most) * 100)}%`;
  return (
    <div className={styles.line}>
      <progress className="nf-sr-only" value={Math.min(seconds, most)} max={most} aria-label={leastWords} />
      <span className={styles.track} aria-hidden="true">
        <span className={styles.done} style={{ width: share(seconds) }} />
        <span className={styles.mark} style={{ left: share(least) }} />
      </span>
      <span className={styles.words} aria-hidden="true">
        <span>{from}</span>
        <span className={styles.least} style={{ left: share(least) }}>
          {leastWords}
        </span>
        <span>{to}</span>
      </span>
    </div>
  );
}
