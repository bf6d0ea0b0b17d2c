type Modifiable = Selection & {
  modify(alter: 'move' | 'extend', direction: 'forward' | 'backward', granularity: 'word' | 'sentence' | 'line'): void;
};

/**
 * Selecting without a mouse: arrow keys select word by word, Shift extends the selection, up and down go by line. The
 * browser shows no caret in text that cannot be edited, so the current word is always selected.
 */
export function moveSelection(root: HTMLElement, key: string, extend: boolean): boolean {
  const selection = window.getSelection() as Modifiable | null;
  if (!selection || typeof selection.modify !== 'function') return false;
  const byLine = key === 'ArrowUp' || key === 'ArrowDown';
  const direction = key === 'ArrowRight' || key === 'ArrowDown' ? 'forward' : 'backward';
  if (!selection.anchorNode || !root.contains(selection.anchorNode)) {
    if (!startAtTop(root, selection)) return false;
    selection.modify('extend', 'forward', 'word');
    return true;
  }
  if (extend) {
    selection.modify('extend', direction, byLine ? 'line' : 'word');
    return true;
  }
  if (direction === 'forward') selection.collapseToEnd();
  else selection.collapseToStart();
  selection.modify('move', direction, byLine ? 'line' : 'word');
  if (direction === 'forward' && !byLine) selection.modify('move', 'backward', 'word');
  selection.modify('extend', 'forward', 'word');
  return true;
}

/** The first words that are in view. */
function startAtTop(root: HTMLElement, selection: Selection): boolean {
  const { top } = root.getBoundingClientRect();
  const blocks = [...root.querySelectorAll('[data-block]')];
  const block = blocks.find((one) => one.getBoundingClientRect().top >= top) ?? blocks[0];
  if (!block) return false;
  selection.collapse(block, 0);
  return true;
}
