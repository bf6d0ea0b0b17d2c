import { type CSSProperties, type KeyboardEvent, type PointerEvent, type ReactNode, useRef, useState } from 'react';
import { useText } from '#i18n/useText.ts';
import { safeStorage } from '#platform/safe-storage.ts';
import { readingMessages } from './reading.messages.ts';
import styles from './SplitPanes.module.css';
import { clampShare, START_SHARE, shareByKey } from './split-rule.ts';

type SplitPanesProps = {
  /** Side by side on a wide screen, one above the other on a phone. */
  stacked: boolean;
  text: ReactNode;
  questions: ReactNode;
  /** Phone: which paragraph is in view, and what the grip is for. */
  gripWords?: ReactNode;
};

/** Text and questions with a grip between them, which is dragged or moved by the arrow keys. */
export function SplitPanes({ stacked, text, questions, gripWords }: SplitPanesProps) {
  const t = useText(readingMessages);
  const box = useRef<HTMLDivElement>(null);
  const name = stacked ? 'nf-split-phone' : 'nf-split';
  const [share, setShare] = useState(() =>
    clampShare(Number(safeStorage.get(name)) || START_SHARE[stacked ? 'stacked' : 'beside']),
  );

  function change(next: number) {
    const clamped = clampShare(next);
    setShare(clamped);
    safeStorage.set(name, String(clamped));
  }

  function grab(event: PointerEvent<HTMLElement>) {
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
  }

  function drag(event: PointerEvent<HTMLElement>) {
    if (!event.currentTarget.hasPointerCapture(event.pointerId) || !box.current) return;
    const { left, top, width, height } = box.current.getBoundingClientRect();
    change(stacked ? (100 * (event.clientY - top)) / height : (100 * (event.clientX - left)) / width);
  }

  function onKeyDown(event: KeyboardEvent) {
    const next = shareByKey(event.key, share, stacked);
    if (next === null) return;
    event.preventDefault();
    change(next);
  }

  return (
    <div ref={box} className={stacked ? styles.stacked : styles.beside} style={{ '--share': share } as CSSProperties}>
      <div className={styles.pane}>{text}</div>
      <div
        className={styles.grip}
        role="slider"
        tabIndex={0}
        aria-label={t('grip')}
        aria-orientation={stacked ? 'vertical' : 'horizontal'}
        aria-valuenow={Math.round(share)}
        aria-valuemin={30}
        aria-valuemax={70}
        onPointerDown={grab}
        onPointerMove={drag}
        onKeyDown={onKeyDown}
        onDoubleClick={() => change(START_SHARE[stacked ? 'stacked' : 'beside'])}
      >
        {gripWords}
      </div>
      <div className={styles.pane}>{questions}</div>
    </div>
  );
}
