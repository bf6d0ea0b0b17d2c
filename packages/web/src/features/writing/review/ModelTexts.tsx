import type { ModelText } from '@ninefold/contract/writing/study';
import { factsOf } from '@ninefold/core/writing/model-text/facts';
import { useText } from '#i18n/useText.ts';
import { linkAs } from '#navigation/link.tsx';
import { ButtonLink } from '#ui/Button.tsx';
import { BandChip } from '#ui/band/BandChip.tsx';
import { Card } from '#ui/Card.tsx';
import styles from './QuestionReviewPage.module.css';
import { reviewMessages } from './review.messages.ts';

const Go = linkAs(ButtonLink);

/** Which finished essays there are, and the way to them. */
export function ModelTexts({ paperId, essays }: { paperId: number; essays: readonly ModelText[] }) {
  const t = useText(reviewMessages);
  return (
    <Card>
      <h2 className={styles.head}>{t('models')}</h2>
      <p className={styles.bands}>
        {essays.map((essay) => (
          <BandChip key={essay.band} score={essay.band} />
        ))}
      </p>
      <p className={styles.sentence}>
        {t('modelsSentence', { count: essays.length, words: factsOf(essays.at(-1) ?? { paragraphs: [] }).words })}
      </p>
      <div className={styles.ways} style={{ marginTop: 12 }}>
        <Go kind="soft" block to="/writing-sample/$paperId" params={{ paperId }}>
          {t('readModels')}
        </Go>
      </div>
    </Card>
  );
}
