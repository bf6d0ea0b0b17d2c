import type { PaperGroup, PaperOption } from '@ninefold/contract/practice/paper';
import { useText } from '#i18n/useText.ts';
import { cx } from '#ui/cx.ts';
import { playerMessages } from '../../player.messages.ts';
import { useAnswersOf, useDesk } from '../desk.ts';
import styles from './Bank.module.css';
import { startDrag } from './drag.ts';
import { placeFor } from './match-rules.ts';
import { listName, optionsOfGroup } from './options.ts';
import { usePlaces } from './usePlaces.ts';

/** The list of options: each can be dragged to a slot, or pressed to fill the current question. */
export function Bank({ group }: { group: PaperGroup }) {
  const t = useText(playerMessages);
  const { readOnly } = useDesk();
  const { seats } = usePlaces(group);
  const used = useAnswersOf(seats.map(({ key }) => key));
  const options = optionsOfGroup(group);
  return (
    <section className={styles.bank} aria-label={group.options_title ?? t('optionList')}>
      {group.options_title && <h4 className={styles.title}>{group.options_title}</h4>}
      <ul className={styles.list}>
        {options.map((option) => (
          <li key={option.key}>
            <Chip group={group} option={option} used={!group.reuse && used.includes(option.key)} disabled={readOnly} />
          </li>
        ))}
      </ul>
    </section>
  );
}

type ChipProps = { group: PaperGroup; option: PaperOption; used: boolean; disabled: boolean };

function Chip({ group, option, used, disabled }: ChipProps) {
  const t = useText(playerMessages);
  const { part, book, current } = useDesk();
  const { seats, put } = usePlaces(group);

  function press() {
    const seat = placeFor(seats, current.get(), (key) => book.answer(key));
    if (!seat) return;
    put(seat.key, option.key);
    current.set(seat.n);
  }

  return (
    <button
      type="button"
      className={cx(styles.chip, used && styles.used)}
      disabled={disabled}
      onClick={press}
      onPointerDown={(event) =>
        startDrag(event, { list: listName(part, group), onDrop: (slot) => slot && put(slot, option.key) })
      }
    >
      <b className={styles.letter}>{option.key}</b>
      {option.text !== option.key && <span>{option.text}</span>}
      {used && <span className="nf-sr-only">{t('optionUsed')}</span>}
    </button>
  );
}
