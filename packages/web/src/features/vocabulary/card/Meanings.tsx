import type { Word } from '@ninefold/contract/vocabulary';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import { cx } from '#ui/cx.ts';
import styles from './Meanings.module.css';
import { SenseSounds } from './Sounds.tsx';

type MeaningOf = Word['vocabulary_ext']['core_meanings'][number];

type MeaningsProps = { of: readonly MeaningOf[]; look: 'card' | 'row'; heard?: boolean };

/** `card`: large, as on a card; `row`: two small lines in a list. `heard`: not where the word is still to be found. */
export function Meanings({ of, look, heard = false }: MeaningsProps) {
  return (
    <ul className={cx(styles.meanings, styles[look])}>
      {of.slice(0, look === 'row' ? 1 : 4).map((meaning) => (
        <Meaning key={`${meaning.pos} ${meaning.chineseTranslation}`} meaning={meaning} heard={heard} />
      ))}
    </ul>
  );
}

/** First in the learner's language, then in the other one. */
function Meaning({ meaning, heard }: { meaning: MeaningOf; heard: boolean }) {
  const { pos, chineseTranslation, englishDefinition, sound } = meaning;
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
        {heard && sound && <SenseSounds of={sound} />}
      </span>
    </li>
  );
}
