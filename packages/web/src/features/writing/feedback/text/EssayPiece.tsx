import type { Piece } from '@ninefold/core/writing/feedback/essay-pieces';
import type { EssayRemark } from '@ninefold/core/writing/feedback/remarks';
import { memo } from 'react';
import { cx } from '#ui/cx.ts';
import styles from './EssayText.module.css';
import { RemarkNumber } from './RemarkNumber.tsx';

type EssayPieceProps = {
  piece: Piece;
  byKey: ReadonlyMap<string, EssayRemark>;
  lit: string | null;
  showCorrections: boolean;
};

/** A run of words: what was corrected in it, what is said about it, and the numbers that end with it. */
export const EssayPiece = memo(DrawnPiece, (before, after) => {
  const isLit = ({ piece, lit }: EssayPieceProps) => (lit !== null && piece.keys.includes(lit) ? lit : null);
  return (
    before.piece === after.piece &&
    before.byKey === after.byKey &&
    before.showCorrections === after.showCorrections &&
    isLit(before) === isLit(after)
  );
});

function DrawnPiece({ piece, byKey, lit, showCorrections }: EssayPieceProps) {
  const remarks = piece.keys.flatMap((key) => byKey.get(key) ?? []);
  const ending = piece.ends.flatMap((key) => byKey.get(key) ?? []);
  const slip = remarks.find(({ tone }) => tone === 'error');
  const insertion = ending.find((remark) => remark === slip)?.correction?.replacement;
  const narrowest = [...remarks].sort((a, b) => a.end - a.start - (b.end - b.start))[0];
  const look = cx(
    styles.piece,
    remarks.some(({ tone }) => tone === 'weak') && styles.weak,
    remarks.some(({ tone }) => tone === 'check') && styles.check,
    remarks.some(({ tone }) => tone === 'begin') && styles.begin,
    remarks.some(({ tone }) => tone === 'good') && styles.good,
    lit !== null && piece.keys.includes(lit) && styles.lit,
  );
  return (
    <span className={look} data-words={piece.keys.join(' ')} data-remark-of={narrowest?.key}>
      {slip && showCorrections && piece.text !== '' ? <del>{piece.text}</del> : piece.text}
      {slip && showCorrections && insertion ? <Inserted text={insertion} after={piece.text} /> : null}
      {ending.map((remark) => (
        <RemarkNumber key={remark.key} remark={remark} />
      ))}
    </span>
  );
}

/** A comma is put in where it belongs; a word stands apart from the one it replaces. */
function Inserted({ text, after }: { text: string; after: string }) {
  const apart = after !== '' && /^[\p{L}\d]/u.test(text);
  return (
    <>
      {apart && ' '}
      <ins>{text}</ins>
    </>
  );
}
