import { plainWord } from '@ninefold/core/intensive-listening/dictation/lost-words';
import styles from './Spoken.module.css';

/** The sentence with the word in question marked, wherever it stands. */
export function SpokenSentence({ text, word }: { text: string; word: string }) {
  const tokens = text.split(/(\s+)/).map((token, at) => ({ token, at }));
  return (
    <p className={styles.sentence} lang="en">
      {tokens.map(({ token, at }) => (plainWord(token) === word ? <mark key={at}>{token}</mark> : token))}
    </p>
  );
}
