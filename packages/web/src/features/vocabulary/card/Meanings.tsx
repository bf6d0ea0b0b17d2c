import type { Word } from '@ninefold/contract/vocabulary';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import { cx } from '#ui/cx.ts';
import styles from './Meanings.module.css';

type MeaningOf = Word['vocabulary_ext']['core_meanings'][number];

/** `card`: large, as on a card; `row`: two small lines in a list. */
export function Meanings({ of, look }: { of: readonly MeaningOf[]; look: 'card' | 'row' }) {
  return (
    <ul className={cx(styles.meanings, styles[look])}>
      {of.slice(0, look === 'row' ? 1 : 4).map((meaning) => (
        <Meaning key={`${meaning.pos} ${meaning.chineseTranslation}`} meaning={meaning} />
      ))}
    </ul>
  );
}

/** First in the learner's language, then in the other one. */
function Meaning({ meaning: { pos, chineseTranslation, englishDefinition } }: { meaning: MeaningOf }) {
  const { language } = useLanguage();
  const chinese = <span lang="zh-CN">{chineseTranslation}</span>;
  const english = englishDefinition !== '' && <span lang="en">{englishDefinition}</span>;
  const [first, second] = language === 'zh' || !english ? [chinese, english] : [english, chinese];
  return (
    <li className={styles.meaning}>
      <span className={styles.pos} lang="en">
        {pos && `${pos}.`}
      </span>
      <span className={styles.told}>
        <span className={styles.first} data-meaning>
          {first}
        </span>
        {second && <span className={styles.second}>{second}</span>}
      </span>
    </li>
  );
}
