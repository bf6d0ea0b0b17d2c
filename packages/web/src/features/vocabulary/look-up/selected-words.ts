import { lookable, wholeWords } from '../words-of.ts';

/** What can be looked up of the selection; '' when nothing can. */
export function selectedWords(): string {
  const selection = window.getSelection();
  if (!selection || selection.rangeCount === 0 || selection.isCollapsed) return '';
  const { startContainer, startOffset, endContainer, endOffset } = selection.getRangeAt(0);
  const copy = selection.getRangeAt(0).cloneContents();
  // Numbers beside evidence and buttons of notes are not part of the text.
  for (const extra of copy.querySelectorAll('sup, button')) extra.remove();
  const before = startContainer instanceof Text ? startContainer.data.slice(0, startOffset) : '';
  const after = endContainer instanceof Text ? endContainer.data.slice(endOffset) : '';
  return lookable(wholeWords(before, copy.textContent ?? '', after));
}
