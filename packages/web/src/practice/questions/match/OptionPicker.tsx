import type { PaperOption } from '@ninefold/contract/practice/paper';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useText } from '#i18n/useText.ts';
import { cx } from '#ui/cx.ts';
import { playerMessages } from '../../player.messages.ts';
import styles from './OptionPicker.module.css';

type OptionPickerProps = {
  n: number;
  options: readonly PaperOption[];
  chosen: string;
  /** null: nothing was changed. '' empties the slot. */
  onPick: (option: string | null) => void;
};

/** The menu under a slot, for keyboards and thumbs. */
export function OptionPicker({ n, options, chosen, onPick }: OptionPickerProps) {
  const t = useText(playerMessages);
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const choices = [...options.map(({ key }) => key), ...(chosen ? [''] : [])];
  const [at, setAt] = useState(Math.max(0, choices.indexOf(chosen)));

  useEffect(() => list.current?.focus({ preventScroll: true }), []);
  useEffect(() => {
    const row = list.current?.children[at];
    row?.scrollIntoView({ block: 'nearest' });
  }, [at]);

  function onKeyDown(event: KeyboardEvent) {
    const last = choices.length - 1;
    const steps: Record<string, number> = {
      ArrowDown: Math.min(at + 1, last),
      ArrowUp: Math.max(at - 1, 0),
      Home: 0,
      End: last,
    };
    const step = steps[event.key];
    if (step !== undefined) setAt(step);
    else if (event.key === 'Enter' || event.key === ' ') onPick(choices[at] ?? null);
    else if (event.key === 'Escape' || event.key === 'Tab') onPick(null);
    else {
      const typed = options.find(({ key }) => key.toLowerCase() === event.key.toLowerCase());
      if (!typed) return;
      onPick(typed.key);
    }
    event.preventDefault();
    // Esc closes this menu and not the dialog around it.
    event.stopPropagation();
  }

  const row = (key: string, index: number) => ({
    id: `${id}-${index}`,
    role: 'option',
    'aria-selected': key === chosen,
    className: cx(styles.row, index === at && styles.active),
    onPointerEnter: () => setAt(index),
    onClick: () => onPick(key),
  });

  return (
    <div
      ref={list}
      className={styles.list}
      role="listbox"
      tabIndex={-1}
      aria-label={t('optionsFor', { n })}
      aria-activedescendant={`${id}-${at}`}
      onKeyDown={onKeyDown}
      onBlur={() => onPick(null)}
    >
      {options.map((option, index) => (
        <div key={option.key} {...row(option.key, index)}>
          <b className={styles.letter}>{option.key}</b>
          {option.text !== option.key && <span>{option.text}</span>}
        </div>
      ))}
      {chosen && <div {...row('', options.length)}>{t('takeAway')}</div>}
    </div>
  );
}
