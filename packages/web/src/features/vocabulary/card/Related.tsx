import type { Word } from '@ninefold/contract/vocabulary';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import { useText } from '#i18n/useText.ts';
import { roundMessages } from '../round.messages.ts';
import styles from './CardFace.module.css';

/** Its family and what it is mixed up with, where the book has them. */
export function Related({ word }: { word: Word }) {
  const t = useText(roundMessages);
  const { language } = useLanguage();
  const { family, confused_with } = word.vocabulary_ext;
  if (family.length + confused_with.length === 0) return null;
  return (
    <div className={styles.related}>
      {family.length > 0 && (
        <section className={styles.box}>
          <h2 className={styles.label}>{t('family')}</h2>
          <ul>
            {family.slice(0, 4).map((one) => (
              <li key={one.word}>
                <b lang="en">{one.word}</b> {one.pos !== '' && <i lang="en">{one.pos}.</i>} {one.zh}
              </li>
            ))}
          </ul>
        </section>
      )}
      {confused_with.length > 0 && (
        <section className={styles.box}>
          <h2 className={styles.label}>{t('confused')}</h2>
          <ul>
            {confused_with.slice(0, 3).map((one) => (
              <li key={one.word}>
                <b lang="en">{one.word}</b> {one.why[language]}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
