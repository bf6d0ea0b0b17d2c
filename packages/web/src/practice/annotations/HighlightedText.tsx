import { IconPencil } from '@tabler/icons-react';
import { useText } from '#i18n/useText.ts';
import { cx } from '#ui/cx.ts';
import { playerMessages } from '../player.messages.ts';
import type { Highlight } from './annotations.ts';
import styles from './HighlightedText.module.css';
import { segmentsOf } from './highlight-rules.ts';
import { type Spot, useTextLayers } from './text-layers.ts';

type HighlightedTextProps = {
  /** Name of the text within the attempt, e.g. `31/p/A`. Highlights are stored under it. */
  block: string;
  text: string;
  /** Where these words begin in the block, if they are only a part of it. */
  start?: number;
};

type Over =
  | { kind: 'highlight'; highlight: Highlight; start: number; end: number }
  | { kind: 'spot'; spot: Spot; start: number; end: number }
  | { kind: 'found'; start: number; end: number };

/** Text of the paper that can be highlighted. */
export function HighlightedText({ block, text, start = 0 }: HighlightedTextProps) {
  const { highlights, spots, found } = useTextLayers();
  const end = start + text.length;
  const over: Over[] = [
    ...highlights
      .filter((highlight) => highlight.block === block)
      .map((highlight) => ({ ...highlight, kind: 'highlight' as const, highlight })),
    ...spots.filter((spot) => spot.block === block).map((spot) => ({ ...spot, kind: 'spot' as const, spot })),
    ...(found?.block === block ? [{ kind: 'found' as const, start: found.start, end: found.end }] : []),
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
  const highlight = over.find((one) => one.kind === 'highlight')?.highlight;
  const spot = over.find((one) => one.kind === 'spot')?.spot;
  const isFound = over.some((one) => one.kind === 'found');
  if (!highlight && !spot && !isFound) return text;
  const words = (
    <mark
      className={cx(
        highlight ? styles[`ink${highlight.ink}`] : styles.plain,
        spot && styles.spot,
        isFound && styles.found,
      )}
      data-highlight={highlight?.id}
      data-spot={spot?.n.join(' ')}
      data-found={isFound || undefined}
    >
      {text}
    </mark>
  );
  return (
    <>
      {words}
      {spot && spot.end === end && <sup className={styles.numbers}>{spot.n.join(', ')}</sup>}
      {highlight?.note && highlight.end === end && <NoteTag highlight={highlight} />}
    </>
  );
}

/** A button without text: a selection around it must not contain more than the words of the paper. */
function NoteTag({ highlight }: { highlight: Highlight }) {
  const t = useText(playerMessages);
  const { onNote } = useTextLayers();
  return (
    <button
      type="button"
      className={styles.note}
      aria-label={t('noteOf', { note: highlight.note })}
      title={highlight.note}
      onClick={() => onNote?.(highlight)}
    >
      <IconPencil size={10} stroke={2.5} aria-hidden={true} />
    </button>
  );
}
