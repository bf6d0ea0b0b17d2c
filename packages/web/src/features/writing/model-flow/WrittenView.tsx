import type { ModelEssay } from '@ninefold/contract/writing/model-essay';
import { useText } from '#i18n/useText.ts';
import { BandChip } from '#ui/band/BandChip.tsx';
import { Card } from '#ui/Card.tsx';
import styles from './Flow.module.css';
import { flowMessages } from './flow.messages.ts';

/** A whole essay by a language model, under the band that our own examiner gave it. */
export function WrittenView({ essay }: { essay: ModelEssay }) {
  const t = useText(flowMessages);
  return (
    <Card padding="lg">
      <p className={styles.subject} lang="en">
        {essay.subject}
      </p>
      <p className={styles.label}>
        <BandChip score={essay.band} /> {t('byModel')}
      </p>
      <div className={styles.essay} lang="en">
        {essay.content.split(/\n{2,}/).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </Card>
  );
}
