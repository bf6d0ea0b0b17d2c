import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useAttention } from '../useAttention.ts';
import styles from './Tooltip.module.css';

type TooltipProps = { text: string; side?: 'right' | 'bottom' | 'top'; disabled?: boolean; children: ReactNode };

type Box = { top: number; left: number; width: number; height: number };

/**
 * A word beside an icon on hover and on keyboard focus; Esc hides it. It only repeats the label of what it stands
 * beside, so it is silent for screen readers.
 */
export function Tooltip({ text, side = 'right', disabled = false, children }: TooltipProps) {
  const anchor = useRef<HTMLSpanElement>(null);
  const [at, setAt] = useState<Box | null>(null);

  function show() {
    const target = anchor.current?.firstElementChild;
    if (target && !disabled) setAt(target.getBoundingClientRect());
  }
  useAttention(anchor, show, () => setAt(null));

  useEffect(() => {
    if (!at) return;
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && setAt(null);
    document.addEventListener('keydown', onKey);
    window.addEventListener('scroll', hideNow, true);
    return () => {
      document.removeEventListener('keydown', onKey);
      window.removeEventListener('scroll', hideNow, true);
    };
    function hideNow() {
      setAt(null);
    }
  }, [at]);

  return (
    <span className={styles.anchor} ref={anchor}>
      {children}
      {at &&
        createPortal(
          <span className={styles.tip} style={placed(at, side)} data-side={side} aria-hidden="true">
            {text}
          </span>,
          document.body,
        )}
    </span>
  );
}

function placed(box: Box, side: 'right' | 'bottom' | 'top'): CSSProperties {
  if (side === 'right') return { top: box.top + box.height / 2, left: box.left + box.width + 8 };
  return { left: box.left + box.width / 2, top: side === 'bottom' ? box.top + box.height + 6 : box.top - 6 };
}
