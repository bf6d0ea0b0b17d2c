import { IconPencil } from '@tabler/icons-react';
import { useText } from '#i18n/useText.ts';
import { cx } from '#ui/cx.ts';
import { playerMessages } from '../player.messages.ts';
import { type Spot, useDesk } from '../questions/desk.ts';
import type { Mark } from './annotations.ts';
import styles from './HighlightedText.module.css';
import { segmentsOf } from './highlight-rules.ts';

type MarkedTextProps = {
  /** Name of the text in its attempt: `31/p/A`. Highlights are filed under it. */
  block: string;
  text: string;
  /** Where these words stand in the block, if they are a part of it. */
  start?: number;
};

type Over =
  | { kind: 'mark'; mark: Mark; start: number; end: number }
  | { kind: 'spot'; spot: Spot; start: number; end: number };

/** Text of the paper that can be highlighted. */
export function MarkedText({ block, text, start = 0 }: MarkedTextProps) {
  const { marks, spots } = useDesk();
  const end = start + text.length;
  const over: Over[] = [
    ...marks.filter((mark) => mark.block === block).map((mark) => ({ ...mark, kind: 'mark' as const, mark })),
    ...spots.filter((spot) => spot.block === block).map((spot) => ({ ...spot, kind: 'spot' as const, spot })),
  ];
  return (
    <span data-block={block} data-start={start}>
      {over.length === 0
        ? text
        : segmentsOf(start, end, over).map((segment) => (
            <Segment key={segment.start} {...segment} text={text.slice(segment.start - start, segment.end - start)} />
          ))}
    </span>
  );
}

function Segment({ over, end, text }: { over: readonly Over[]; end: number; text: string }) {
  const mark = over.find((one) => one.kind === 'mark')?.mark;
  const spot = over.find((one) => one.kind === 'spot')?.spot;
  if (!mark && !spot) return text;
  const words = (
    <mark
      className={cx(mark ? styles[`ink${mark.ink}`] : styles.plain, spot && styles.spot)}
      data-mark={mark?.id}
      data-spot={spot?.n.join(' ')}
    >
      {text}
    </mark>
  );
  return (
    <>
      {words}
      {spot && spot.end === end && <sup className={styles.numbers}>{spot.n.join(', ')}</sup>}
      {mark?.note && mark.end === end && <NoteTag mark={mark} />}
    </>
  );
}

/** A button without words of its own: what is selected around it must not gain a letter. */
function NoteTag({ mark }: { mark: Mark }) {
  const t = useText(playerMessages);
  const { onNote } = useDesk();
  return (
    <button
      type="button"
      className={styles.note}
      aria-label={t('noteOf', { note: mark.note })}
      title={mark.note}
      onClick={() => onNote?.(mark)}
    >
      <IconPencil size={10} stroke={2.5} aria-hidden={true} />
    </button>
  );
}
