import type { Segment } from '@ninefold/contract/writing/segmented';
import { useText } from '#i18n/useText.ts';
import styles from './Segmented.module.css';
import { segmentedMessages } from './segmented.messages.ts';

/** What has been written so far, sentence after sentence. */
export function SoFar({ segments, at }: { segments: readonly Segment[]; at: number }) {
  const t = useText(segmentedMessages);
  const written = segments.filter(({ answer }, place) => answer && place !== at);
  if (written.length === 0) return null;
  return (
    <section className={styles.soFar}>
      <h2 className={styles.lead}>{t('soFar')}</h2>
      <p lang="en">
        {written.map(({ id, answer }) => (
          <span key={id}>{`${answer?.text} `}</span>
        ))}
      </p>
    </section>
  );
}
