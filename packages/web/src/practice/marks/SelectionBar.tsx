import { IconEraser, IconMessagePlus } from '@tabler/icons-react';
import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useText } from '../../i18n/useText.ts';
import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/Icon.tsx';
import { playerMessages } from '../player.messages.ts';
import type { Ink } from '../work/work.ts';
import styles from './SelectionBar.module.css';
import type { Rect } from './useChosen.ts';

type SelectionBarProps = {
  at: Rect;
  owner: RefObject<HTMLElement | null>;
  /** By Enter from the text: the keyboard goes on inside the bar. */
  entered: boolean;
  canClear: boolean;
  onInk: (ink: Ink) => void;
  onNote: () => void;
  onClear: () => void;
  onClose: () => void;
};

const GAP = 8;

/** Two inks, a note, clear. Hangs below the selection, or above it where there is no room. */
export function SelectionBar({ at, owner, entered, canClear, onInk, onNote, onClear, onClose }: SelectionBarProps) {
  const t = useText(playerMessages);
  const bar = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<{ left: number; top: number } | null>(null);

  useLayoutEffect(() => {
    if (!bar.current) return;
    const { offsetWidth: width, offsetHeight: height } = bar.current;
    const left = Math.min(Math.max(GAP, (at.left + at.right) / 2 - width / 2), window.innerWidth - width - GAP);
    const below = at.bottom + GAP;
    setPlace({ left, top: below + height < window.innerHeight ? below : Math.max(GAP, at.top - height - GAP) });
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
      aria-label={t('markBar')}
      onKeyDown={onKeyDown}
      // The press must not take the selection away before the button has used it.
      onPointerDown={(event) => event.preventDefault()}
    >
      <button type="button" className={styles.tool} onClick={() => onInk(1)}>
        <em className={styles.ink} />
        {t('highlight')}
      </button>
      <button type="button" className={styles.tool} aria-label={t('highlightBlue')} onClick={() => onInk(2)}>
        <em className={cx(styles.ink, styles.second)} />
      </button>
      <button type="button" className={styles.tool} onClick={onNote}>
        <Icon of={IconMessagePlus} size={18} />
        {t('note')}
      </button>
      {canClear && (
        <button type="button" className={styles.tool} onClick={onClear}>
          <Icon of={IconEraser} size={18} />
          {t('clearMark')}
        </button>
      )}
    </div>,
    document.body,
  );
}
