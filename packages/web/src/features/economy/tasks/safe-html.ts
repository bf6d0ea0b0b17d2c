/**
 * Filters HTML from the site's content a second time, after the server. It is never put into the page as HTML: it is
 * parsed in a document that runs and loads nothing, and what is allowed is rendered as elements without attributes.
 */
export type Part = string | { tag: Tag; parts: Part[] };
export type Tag = 'p' | 'b' | 'em' | 'br' | 'ul' | 'li';

const DRAWN_AS = new Map<string, Tag>([
  ['p', 'p'],
  ['b', 'b'],
  ['strong', 'b'],
  ['em', 'em'],
  ['br', 'br'],
  ['ul', 'ul'],
  ['li', 'li'],
]);

/** These tags are removed with their text; of other unknown tags the text stays. */
const SILENCED = new Set(
  'script style template iframe object embed noscript svg math form button select textarea title'.split(' '),
);

const LONGEST = 2000;
const DEEPEST = 8;

export function safeParts(html: string): Part[] {
  const reading = new DOMParser().parseFromString(html.slice(0, LONGEST), 'text/html');
  return partsOf(reading.body, 0);
}

/** Whether anything in it is stressed. */
export const stresses = (parts: Part[]): boolean =>
  parts.some((part) => typeof part !== 'string' && (part.tag === 'b' || part.tag === 'em' || stresses(part.parts)));

function partsOf(parent: Node, depth: number): Part[] {
  return depth > DEEPEST ? [] : [...parent.childNodes].flatMap((node) => partOf(node, depth));
}

function partOf(node: Node, depth: number): Part[] {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent ? [node.textContent] : [];
  if (node.nodeType !== Node.ELEMENT_NODE) return [];
  const name = node.nodeName.toLowerCase();
  if (SILENCED.has(name)) return [];
  const tag = DRAWN_AS.get(name);
  const parts = partsOf(node, depth + 1);
  return tag ? [{ tag, parts: tag === 'br' ? [] : parts }] : parts;
}
