import type { ListedWord } from '@ninefold/contract/vocabulary/books';
import { useText } from '#i18n/useText.ts';
import { Link } from '#navigation/link.tsx';
import { Tag } from '#ui/Tag.tsx';
import { roundMessages } from '../round.messages.ts';
import styles from './Summary.module.css';

/** Words that were taken out of the round, with how often they were forgotten. */
export function HardWords({ words, count }: { words: readonly ListedWord[]; count: number }) {
  const t = useText(roundMessages);
  return (
    <section className={styles.hard}>
      <div className={styles.head}>
        <h2>{t('hardTitle', { count })}</h2>
        <Link to="/word-review" search={{ which: 'hard' }}>
          {t('practiseAlone')}
        </Link>
      </div>
      <ul>
        {words.map(({ word, lapses }) => (
          <li key={word.id} className={styles.hardWord}>
            <b lang="en">{word.name}</b>
            <span lang="zh-CN">{word.vocabulary_ext.core_meanings[0]?.chineseTranslation}</span>
            <Tag tone="warn">{t('lapses', { count: lapses })}</Tag>
          </li>
        ))}
      </ul>
    </section>
  );
}
