import type { PaperGroup } from '@ninefold/contract/practice/paper';
import { IconChevronDown } from '@tabler/icons-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useText } from '#i18n/useText.ts';
import { cx } from '#ui/cx.ts';
import type { Seat } from '../../paper/seats.ts';
import { playerMessages } from '../../player.messages.ts';
import { useAnswer, useDesk, useIsCurrent } from '../desk.ts';
import { seatProps } from '../focus-seat.ts';
import { startDrag } from './drag.ts';
import { OptionPicker } from './OptionPicker.tsx';
import { listName, optionsOfGroup } from './options.ts';
import styles from './Slot.module.css';
import { usePlaces } from './usePlaces.ts';

type SlotProps = {
  seat: Seat;
  group: PaperGroup;
  wide?: boolean;
  /** The words around it, where it stands inside a text. Only read aloud. */
  sentence?: string;
};

/** Takes an option of the list: dropped here, picked from a menu, or typed as a letter. */
export function Slot({ seat, group, wide = false, sentence = '' }: SlotProps) {
  const t = useText(playerMessages);
  const { part, current, readOnly, results } = useDesk();
  const { put } = usePlaces(group);
  const answer = useAnswer(seat.key);
  const isCurrent = useIsCurrent([seat]);
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const options = optionsOfGroup(group);
  const chosen = options.find(({ key }) => key === answer);
  const result = results.get(seat.key);

  function onKeyDown(event: KeyboardEvent) {
    if (readOnly || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') setOpen(true);
    else if (event.key === 'Backspace' || event.key === 'Delete') put(seat.key, '');
    else {
      const typed = options.find(({ key }) => key.toLowerCase() === event.key.toLowerCase());
      if (!typed) return;
      put(seat.key, typed.key);
    }
    event.preventDefault();
  }

  function pick(option: string | null) {
    setOpen(false);
    button.current?.focus();
    if (option !== null) put(seat.key, option);
  }

  return (
    <span className={cx(styles.place, wide && styles.wide)}>
      <button
        {...seatProps(seat.n)}
        ref={button}
        type="button"
        className={cx(
          styles.slot,
          isCurrent && styles.current,
          chosen && styles.filled,
          result && (result.right === result.total ? styles.right : styles.wrong),
        )}
        data-slot={seat.key}
        data-list={listName(part, group)}
        aria-haspopup="listbox"
        aria-expanded={open}
        disabled={readOnly}
        onFocus={() => current.set(seat.n)}
        onClick={() => setOpen(!open)}
        onKeyDown={onKeyDown}
        onPointerDown={(event) => {
          if (!chosen) return;
          startDrag(event, {
            list: listName(part, group),
            // Dragged out and dropped beside all slots: the answer is cleared.
            onDrop: (slot) => (slot === null ? put(seat.key, '') : put(slot, chosen.key)),
          });
        }}
      >
        <span className="nf-sr-only">
          {sentence && t('gapIn', { n: seat.n, sentence })} {t(chosen ? 'questionNumber' : 'slotEmpty', { n: seat.n })}
        </span>
        <b className={styles.number} aria-hidden="true">
          {seat.n}
        </b>
        <span className={styles.words}>{chosen ? nameOf(chosen) : ''}</span>
        {!chosen && <IconChevronDown size={14} stroke={1.75} aria-hidden={true} />}
      </button>
      {open && <OptionPicker n={seat.n} options={options} chosen={chosen?.key ?? ''} onPick={pick} />}
    </span>
  );
}

const nameOf = ({ key, text }: { key: string; text: string }): string => (key === text ? key : `${key}  ${text}`);
