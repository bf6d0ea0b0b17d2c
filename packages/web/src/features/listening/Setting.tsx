import type { ListeningPaper } from '@ninefold/contract/practice/paper';
import { HighlightedText } from '#practice/annotations/HighlightedText.tsx';
import styles from './Listening.module.css';

/** Who speaks about what: in the test an announcer says it, and on the screen it can be read again. */
export function Setting({ paper }: { paper: ListeningPaper }) {
  if (!paper.setting) return null;
  return (
    <p className={styles.setting} lang="en">
      <HighlightedText block={`${paper.id}/setting`} text={`You will hear: ${paper.setting.en}`} />
    </p>
  );
}
