import type { QuestionReview } from '@ninefold/contract/writing/study';
import { IconCircleCheck, IconCircleDashed } from '@tabler/icons-react';
import { useState } from 'react';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import { useText } from '#i18n/useText.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Tag } from '#ui/Tag.tsx';
import styles from './QuestionReviewPage.module.css';
import { reviewMessages } from './review.messages.ts';

/** What a reader must find in the report. Covered at first: seeing them yourself is the exercise. */
export function KeyFeatures({ features }: { features: QuestionReview['key_features'] }) {
  const t = useText(reviewMessages);
  const { language } = useLanguage();
  const [shown, setShown] = useState(false);
  return (
    <Card padding="lg">
      <h2 className={styles.head}>{t('features')}</h2>
      {!shown && (
        <>
          <p className={styles.sentence}>{t('featuresFirst', { count: features.length })}</p>
          <Button kind="soft" onClick={() => setShown(true)} style={{ marginTop: 12 }}>
            {t('showFeatures')}
          </Button>
        </>
      )}
      {shown && (
        <ul className={styles.list}>
          {features.map(({ text, must }) => (
            <li key={text.en} className={styles.item}>
              <span className={must ? styles.ok : undefined}>
                <Icon of={must ? IconCircleCheck : IconCircleDashed} size={18} />
              </span>
              <span>
                {text[language]} {!must && <Tag>{t('optional')}</Tag>}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
