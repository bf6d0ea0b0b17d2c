import type { DiffPiece } from '@ninefold/core/writing/feedback/report';
import styles from './DiffText.module.css';

type DiffTextProps = {
  pieces: readonly DiffPiece[];
  /** Deletions only on the left, insertions only on the right; left out: both in one text. */
  side?: 'removed' | 'added';
};

export function DiffText({ pieces, side }: DiffTextProps) {
  let at = 0;
  return (
    <p className={styles.text} lang="en">
      {pieces.map(({ kind, text }) => {
        at += text.length + 1;
        if (side && kind !== 'same' && kind !== side) return null;
        if (kind === 'same') return <span key={at}>{text}</span>;
        const [words, space] = [text.trimEnd(), text.slice(text.trimEnd().length)];
        return (
          <span key={at}>
            {kind === 'removed' ? <del>{words}</del> : <ins>{words}</ins>}
            {space}
          </span>
        );
      })}
    </p>
  );
}
