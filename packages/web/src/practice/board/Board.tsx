import { IconArrowBackUp, IconEraser, IconLine, IconPencil, IconTrash, IconX } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useText } from '#i18n/useText.ts';
import { keepFingersForDrawing } from '#platform/drawing-input.ts';
import { safeStorage } from '#platform/safe-storage.ts';
import { cx } from '#ui/cx.ts';
import { Icon } from '#ui/Icon.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import styles from './Board.module.css';
import { boardMessages } from './board.messages.ts';
import { type BoardState, COLOURS, ERASER_WIDTHS, PEN_WIDTHS, readBoard, type Tool } from './board-rules.ts';
import { useCanvas } from './useCanvas.ts';

const TOOLS = [
  { type: 'pen', icon: IconPencil },
  { type: 'line', icon: IconLine },
  { type: 'eraser', icon: IconEraser },
] as const satisfies readonly { type: Tool; icon: unknown }[];

/** A sheet for sketches over the page. One board per page, kept on this device. */
export function Board({ page, onClose }: { page: string; onClose: () => void }) {
  const t = useText(boardMessages);
  const name = `nf-board-${page}`;
  const [board, setBoard] = useState(() => readBoard(safeStorage.get(name)));
  const change = (next: Partial<BoardState>) => setBoard((now) => ({ ...now, ...next }));
  const { canvas, handlers, clear, undo, canUndo } = useCanvas(board, (imageData) => change({ imageData }));

  useEffect(() => safeStorage.set(name, JSON.stringify(board)), [name, board]);
  useEffect(() => keepFingersForDrawing(), []);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onClose();
      if (event.key.toLowerCase() !== 'z' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      undo();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  });

  const erasing = board.type === 'eraser';
  return (
    <section className={styles.board} role="dialog" aria-label={t('board')}>
      <canvas
        ref={canvas}
        className={cx(styles.canvas, erasing && styles.erasing)}
        aria-label={t('canvas')}
        {...handlers}
      />
      <div className={styles.tools} role="toolbar" aria-label={t('tools')}>
        {TOOLS.map(({ type, icon }) => (
          <IconButton
            key={type}
            label={t(type)}
            icon={<Icon of={icon} />}
            aria-pressed={board.type === type}
            className={cx(board.type === type && styles.on)}
            onClick={() => change({ type })}
          />
        ))}
        <span className={styles.rule} />
        {(erasing ? ERASER_WIDTHS : PEN_WIDTHS).map((width) => (
          <button
            key={width}
            type="button"
            className={styles.choice}
            aria-label={t('width', { width })}
            aria-pressed={(erasing ? board.eraserWidth : board.lineWidth) === width}
            onClick={() => change(erasing ? { eraserWidth: width } : { lineWidth: width })}
          >
            <i className={styles.dot} style={{ width: Math.min(width + 3, 22), height: Math.min(width + 3, 22) }} />
          </button>
        ))}
        <span className={styles.rule} />
        {COLOURS.map((color, at) => (
          <button
            key={color}
            type="button"
            className={styles.choice}
            aria-label={t(COLOUR_NAMES[at] ?? 'black')}
            aria-pressed={board.color === color}
            onClick={() => change({ color, ...(erasing && { type: 'pen' }) })}
          >
            <i className={styles.colour} style={{ background: color }} />
          </button>
        ))}
        <span className={styles.rule} />
        <IconButton label={t('undo')} icon={<Icon of={IconArrowBackUp} />} disabled={!canUndo} onClick={undo} />
        <IconButton label={t('clear')} icon={<Icon of={IconTrash} />} onClick={clear} />
        <IconButton label={t('close')} icon={<Icon of={IconX} />} onClick={onClose} />
      </div>
    </section>
  );
}

const COLOUR_NAMES = ['black', 'red', 'blue', 'green'] as const;
