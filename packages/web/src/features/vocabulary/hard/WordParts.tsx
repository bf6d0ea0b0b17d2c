import type { Word } from '@ninefold/contract/vocabulary';
import { wordParts } from '@ninefold/core/vocabulary/hard/word-parts';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import { useText } from '#i18n/useText.ts';
import styles from './HardWord.module.css';
import { hardMessages } from './hard.messages.ts';

/** What the word is made of: as its author says, else by common roots, else nothing. */
export function WordParts({ word }: { word: Word }) {
  const t = useText(hardMessages);
  const { language } = useLanguage();
  const { root } = word.vocabulary_ext;
  const parts = root?.parts ?? wordParts(word.name);
  if (!parts) return null;
  return (
    <section className={styles.section} data-parts={parts.length}>
      <h2 className={styles.label}>{t('parts')}</h2>
      <ul className={styles.parts}>
        {parts.map(({ part, means }) => (
          <li key={part}>
            <b lang="en">{part}</b>
            <span>{means[language]}</span>
          </li>
        ))}
      </ul>
      {root?.note && <p className={styles.note}>{root.note[language]}</p>}
    </section>
  );
}
