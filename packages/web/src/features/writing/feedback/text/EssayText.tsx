import { essayPieces, type Spot } from '@ninefold/core/writing/feedback/essay-pieces';
import type { EssayRemark } from '@ninefold/core/writing/feedback/remarks';
import { useEffect, useMemo, useRef } from 'react';
import { useLit } from '../report/lit.ts';
import { EssayPiece } from './EssayPiece.tsx';
import styles from './EssayText.module.css';

type EssayTextProps = {
  text: string;
  spots: readonly Spot[];
  remarks: readonly EssayRemark[];
  showCorrections: boolean;
};

/** The essay with everything that points into it. A press on marked words shows their remark. */
export function EssayText({ text, spots, remarks, showCorrections }: EssayTextProps) {
  const lit = useLit();
  const paragraphs = useMemo(() => essayPieces(text, spots), [text, spots]);
  const byKey = useMemo(() => new Map(remarks.map((remark) => [remark.key, remark])), [remarks]);
  const article = useWordPress((key) => lit.showRemark(key));
  return (
    <div ref={article} className={styles.text} lang="en" translate="no" data-essay>
      {paragraphs.map((pieces) => (
        <p key={pieces[0]?.start} className={styles.paragraph}>
          {pieces.map((piece, at) => (
            <EssayPiece
              key={`${piece.start}-${piece.end}-${piece.ends[0] ?? at}`}
              piece={piece}
              byKey={byKey}
              lit={lit.key}
              showCorrections={showCorrections}
            />
          ))}
        </p>
      ))}
    </div>
  );
}

/** By mouse only: the keyboard has the numbers, which are buttons. Selecting words is not a press. */
function useWordPress(pressed: (key: string) => void) {
  const article = useRef<HTMLDivElement>(null);
  const latest = useRef(pressed);
  latest.current = pressed;
  useEffect(() => {
    const element = article.current;
    if (!element) return;
    const onClick = ({ target }: MouseEvent) => {
      if (!(target instanceof Element) || target.closest('button') || window.getSelection()?.isCollapsed === false)
        return;
      const key = target.closest<HTMLElement>('[data-remark-of]')?.dataset.remarkOf;
      if (key) latest.current(key);
    };
    element.addEventListener('click', onClick);
    return () => element.removeEventListener('click', onClick);
  }, []);
  return article;
}
