import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { useText } from '#i18n/useText.ts';
import { playerMessages } from '../player.messages.ts';
import { besideRect } from './beside-rect.ts';
import styles from './SelectionBar.module.css';
import type { Rect } from './selection-box.ts';

type SelectionBarProps = {
  at: Rect;
  owner: RefObject<HTMLElement | null>;
  /** Opened by Enter: the focus goes into the bar. */
  entered: boolean;
  onClose: () => void;
  /** Its tools. */
  children: ReactNode;
};

/** What can be done with the selected words. Hangs below the selection, or above it where there is no room. */
export function SelectionBar({ at, owner, entered, onClose, children }: SelectionBarProps) {
  const t = useText(playerMessages);
  const bar = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<{ left: number; top: number } | null>(null);

  useLayoutEffect(() => {
    if (bar.current) setPlace(besideRect(at, bar.current));
  }, [at]);

  const standing = place !== null;
  useEffect(() => {
    if (entered && standing) bar.current?.querySelector('button')?.focus();
  }, [entered, standing]);

  // Esc and a press elsewhere close it.
  useEffect(() => {
    const text = owner.current;
    const onEscape = (event: globalThis.KeyboardEvent) => event.key === 'Escape' && onClose();
    const press = (event: PointerEvent) => {
      if (!(event.target instanceof Node) || bar.current?.contains(event.target) || text?.contains(event.target))
        return;
      onClose();
    };
    document.addEventListener('keydown', onEscape);
    document.addEventListener('pointerdown', press);
    return () => {
      document.removeEventListener('keydown', onEscape);
      document.removeEventListener('pointerdown', press);
    };
  }, [owner, onClose]);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') owner.current?.focus({ preventScroll: true });
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!by || !bar.current) return;
    const buttons = [...bar.current.querySelectorAll('button')];
    const next = buttons[buttons.indexOf(document.activeElement as HTMLButtonElement) + by];
    next?.focus();
    event.preventDefault();
  }

  return createPortal(
    <div
      ref={bar}
      className={styles.bar}
      style={{ ...(place ?? { left: 0, top: 0 }), visibility: place ? 'visible' : 'hidden' }}
      role="toolbar"
      aria-label={t('highlightBar')}
      onKeyDown={onKeyDown}
      // The press must not clear the selection before the button has used it.
      onPointerDown={(event) => event.preventDefault()}
    >
      {children}
    </div>,
    document.body,
  );
}

type BarToolProps = { icon: ReactNode; label?: string; onClick: () => void; children?: ReactNode };

export function BarTool({ icon, label, onClick, children }: BarToolProps) {
  return (
    <button
      type="button"
      className={styles.tool}
      onClick={onClick}
      {...(label && { 'aria-label': label, title: label })}
    >
      {icon}
      {children}
    </button>
  );
}
