import { lookable, wholeWords } from './words-of.ts';

/** The selected words as they can be looked up; '' when there is nothing to look up. */
export function selectedWords(): string {
  const selection = window.getSelection();
  if (!selection || selection.rangeCount === 0 || selection.isCollapsed) return '';
  const { startContainer, startOffset, endContainer, endOffset } = selection.getRangeAt(0);
  const copy = selection.getRangeAt(0).cloneContents();
  // Numbers of evidence and tags of notes are no text of the paper.
  for (const extra of copy.querySelectorAll('sup, button')) extra.remove();
  const before = startContainer instanceof Text ? startContainer.data.slice(0, startOffset) : '';
  const after = endContainer instanceof Text ? endContainer.data.slice(endOffset) : '';
  return lookable(wholeWords(before, copy.textContent ?? '', after));
}

/** The words under a highlight that was pressed. */
export function wordsOfHighlight(area: Element, id: string): string {
  const pieces = [...area.querySelectorAll(`mark[data-highlight="${CSS.escape(id)}"]`)];
  return lookable(pieces.map((piece) => piece.textContent ?? '').join(''));
}
