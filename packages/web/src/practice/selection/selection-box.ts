export type Rect = { left: number; top: number; right: number; bottom: number };

/** The last line of the selection: the bar hangs below it and does not cover what was selected. */
export function selectionBox(): Rect {
  const range = window.getSelection()?.getRangeAt(0);
  const lines = range ? [...range.getClientRects()].filter(({ width }) => width > 0) : [];
  return lines[lines.length - 1] ?? range?.getBoundingClientRect() ?? { left: 0, top: 0, right: 0, bottom: 0 };
}
