import type { OutlinePart } from '@ninefold/contract/writing/study';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import { useText } from '#i18n/useText.ts';
import { Card } from '#ui/Card.tsx';
import { studyMessages } from '../study/study.messages.ts';
import { useRoleName } from '../study/useRoleName.ts';
import styles from './QuestionReviewPage.module.css';
import { reviewMessages } from './review.messages.ts';

/** One way to answer it, paragraph by paragraph. */
export function OutlineCard({ outline }: { outline: readonly OutlinePart[] }) {
  const t = useText(reviewMessages);
  const study = useText(studyMessages);
  const { language } = useLanguage();
  const nameOf = useRoleName();
  return (
    <Card padding="lg">
      <h2 className={styles.head}>{t('outline')}</h2>
      <ol>
        {outline.map((part, at) => (
          <li key={`${part.role} ${part.point.en}`} className={styles.part}>
            <span className={styles.role}>{nameOf(outline, at)}</span>
            <div>
              <p>{part.point[language]}</p>
              {part.support.length > 0 && (
                <ul className={styles.support}>
                  {part.support.map((line) => (
                    <li key={line.en}>{line[language]}</li>
                  ))}
                </ul>
              )}
            </div>
            {part.words && (
              <span className={styles.words}>{study('wordsRange', { from: part.words[0], to: part.words[1] })}</span>
            )}
          </li>
        ))}
      </ol>
    </Card>
  );
}
