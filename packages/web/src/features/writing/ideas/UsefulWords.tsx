import { useLanguage } from '#i18n/LanguageProvider.tsx';
import { useText } from '#i18n/useText.ts';
import { WordArea } from '#practice/word-tools/WordArea.tsx';
import { Card } from '#ui/Card.tsx';
import styles from './Board.module.css';
import { ideasMessages } from './ideas.messages.ts';
import type { IdeasPage } from './ideas.queries.ts';

/** The words each idea is usually said with; every one can be looked up and saved. */
export function UsefulWords({ page }: { page: IdeasPage }) {
  const t = useText(ideasMessages);
  const { language } = useLanguage();
  const ideas = page.ideas.filter(({ words }) => words.length > 0);
  return (
    <Card padding="lg">
      <h2>{t('view_words')}</h2>
      <p className={styles.soft}>{t('wordsHint')}</p>
      <WordArea id="useful-words" label={t('view_words')}>
        <ul>
          {ideas.map((idea) => (
            <li key={idea.idea.en} className={styles.wordsRow}>
              <span>{idea.idea[language]}</span>
              <span className={styles.tags} lang="en">
                {idea.words.map((word) => (
                  <span key={word} className={styles.word}>
                    {word}
                  </span>
                ))}
              </span>
            </li>
          ))}
        </ul>
      </WordArea>
    </Card>
  );
}
