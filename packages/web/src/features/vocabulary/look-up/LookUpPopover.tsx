import { IconX } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useMemo, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useText } from '#i18n/useText.ts';
import { roomBeside } from '#practice/selection/beside-rect.ts';
import { cx } from '#ui/cx.ts';
import { Icon } from '#ui/Icon.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import floating from '#ui/overlay/floating.module.css';
import { useEscapeOnTop } from '#ui/overlay/useEscapeOnTop.ts';
import { FoundWords } from './FoundWords.tsx';
import styles from './LookUpPopover.module.css';
import { lookUpMessages } from './look-up.messages.ts';
import type { LookUpProps } from './look-up-props.ts';

const WIDTH = 400;
/** Enough room for a word with two meanings and an example. */
const ENOUGH = 440;

/** Opens beside the selected word. Esc and a press elsewhere close it; Tab stays inside. */
export function LookUpPopover({ words, at, save, sentence = '', onClose }: LookUpProps) {
  const t = useText(lookUpMessages);
  const panel = useRef<HTMLDivElement>(null);
  const place = useMemo(() => roomBeside(at, WIDTH, ENOUGH), [at]);
  useEscapeOnTop(true, onClose);
  useEffect(() => panel.current?.focus({ preventScroll: true }), []);

  useEffect(() => {
    const press = (event: PointerEvent) => {
      if (event.target instanceof Node && !panel.current?.contains(event.target)) onClose();
    };
    document.addEventListener('pointerdown', press);
    return () => document.removeEventListener('pointerdown', press);
  }, [onClose]);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Tab' || !panel.current) return;
    const stops = [...panel.current.querySelectorAll<HTMLElement>('button')];
    const [edge, other] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
    if (document.activeElement !== edge && document.activeElement !== panel.current) return;
    event.preventDefault();
    other?.focus();
  }

  return createPortal(
    <div
      ref={panel}
      className={cx(floating.sheet, styles.panel)}
      style={{ ...place, width: WIDTH }}
      role="dialog"
      aria-label={t('titleOf', { word: words })}
      tabIndex={-1}
      onKeyDown={onKeyDown}
    >
      <div className={styles.bar}>
        <span className={styles.title}>{t('title')}</span>
        <IconButton label={t('close')} icon={<Icon of={IconX} size={18} />} onClick={onClose} />
      </div>
      <div className={styles.body}>
        <FoundWords words={words} save={save} sentence={sentence} />
      </div>
    </div>,
    document.body,
  );
}
