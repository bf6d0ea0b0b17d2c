const LONGEST = 500;

/** The sentence of a text in which a place lies. */
export function sentenceAt(text: string, at: number): string {
  const before = text.slice(0, at);
  const start = Math.max(...[...before.matchAll(/[.!?]["”’)]?\s+/g)].map((end) => end.index + end[0].length), 0);
  const rest = /[.!?]["”’)]?(?=\s|$)/.exec(text.slice(at));
  const end = rest ? at + rest.index + rest[0].length : text.length;
  return text.slice(start, end).replace(/\s+/g, ' ').trim().slice(0, LONGEST);
}

/** The sentence around what is selected; '' when nothing is. */
export function selectedSentence(): string {
  const selection = window.getSelection();
  if (!selection || selection.rangeCount === 0 || selection.isCollapsed) return '';
  const { startContainer, startOffset } = selection.getRangeAt(0);
  const element = startContainer instanceof Element ? startContainer : startContainer.parentElement;
  const block = element?.closest('p, li, td, th, dd, h2, h3, h4, label, [data-block]');
  if (!block) return '';
  const before = document.createRange();
  before.setStart(block, 0);
  before.setEnd(startContainer, startOffset);
  return sentenceAt(block.textContent ?? '', before.toString().length);
}
