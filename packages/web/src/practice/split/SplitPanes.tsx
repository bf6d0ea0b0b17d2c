import { type CSSProperties, type KeyboardEvent, type PointerEvent, type ReactNode, useRef, useState } from 'react';
import { safeStorage } from '#platform/safe-storage.ts';
import styles from './SplitPanes.module.css';
import { clampShare, START_SHARE, shareByKey } from './split-rule.ts';

type SplitPanesProps = {
  /** What the grip is called. */
  label: string;
  /** Where this device remembers the share: panes of different pages have different ones. */
  name?: string;
  /** Side by side on a wide screen, one above the other on a phone. */
  stacked: boolean;
  first: ReactNode;
  second: ReactNode;
  /** Phone: which paragraph is in view, and what the grip is for. */
  gripWords?: ReactNode;
};

/** Two panes with a grip between them, which is dragged or moved by the arrow keys. */
export function SplitPanes({ label, name: page = 'nf-split', stacked, first, second, gripWords }: SplitPanesProps) {
  const box = useRef<HTMLDivElement>(null);
  const name = stacked ? `${page}-phone` : page;
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
      <div className={styles.pane}>{first}</div>
      <div
        className={styles.grip}
        role="slider"
        tabIndex={0}
        aria-label={label}
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
      <div className={styles.pane}>{second}</div>
    </div>
  );
}
