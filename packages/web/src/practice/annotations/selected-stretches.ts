import type { Stretch } from './highlight-rules.ts';

/** The selection as stretches of the text blocks it covers; empty when it covers none. */
export function selectedStretches(root: Element): Stretch[] {
  const selection = window.getSelection();
  if (!selection || selection.rangeCount === 0 || selection.isCollapsed) return [];
  const range = selection.getRangeAt(0);
  if (!root.contains(range.commonAncestorContainer)) return [];
  return [...root.querySelectorAll<HTMLElement>('[data-block]')].flatMap((block) => {
    const stretch = range.intersectsNode(block) ? within(range, block) : null;
    return stretch ? [stretch] : [];
  });
}

function within(range: Range, block: HTMLElement): Stretch | null {
  const offset = Number(block.dataset.start ?? 0);
  const length = block.textContent?.length ?? 0;
  const begins = block.contains(range.startContainer);
  const ends = block.contains(range.endContainer);
  const start = begins ? textBefore(block, range.startContainer, range.startOffset) : 0;
  const end = ends ? textBefore(block, range.endContainer, range.endOffset) : length;
  return end > start ? { block: block.dataset.block ?? '', start: offset + start, end: offset + end } : null;
}

/** How many characters of the block come before a place in it. Numbers beside evidence and buttons of notes do not count. */
function textBefore(block: HTMLElement, node: Node, offset: number): number {
  const before = document.createRange();
  before.setStart(block, 0);
  before.setEnd(node, offset);
  const copy = before.cloneContents();
  for (const extra of copy.querySelectorAll('sup, button')) extra.remove();
  return copy.textContent?.length ?? 0;
}

/** The highlight under the pointer, by its id. */
export const highlightAt = (target: EventTarget | null): string | null =>
  target instanceof Element ? (target.closest<HTMLElement>('[data-highlight]')?.dataset.highlight ?? null) : null;
