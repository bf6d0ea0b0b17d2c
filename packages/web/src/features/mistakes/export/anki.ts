import type { Sides } from './sides.ts';

/** Cards as a text file that Anki imports as it stands: two sides and a tag, separated by tabs. */
export function ankiOf(cards: readonly (Sides & { tag: string })[]): string {
  const head = ['#separator:tab', '#html:true', '#tags column:3'];
  const rows = cards.map(({ front, back, tag }) =>
    [front.map(field).join('<br>'), back.map(field).join('<br>'), tagName(tag)].join('\t'),
  );
  return `${[...head, ...rows].join('\n')}\n`;
}

/** Words of a paper must not become markup, and a tab or a line break in them would begin another field. */
const field = (words: string): string =>
  words
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replace(/\s+/g, ' ');

/** A tag has no spaces. */
const tagName = (tag: string): string => tag.trim().replace(/\s+/g, '-');
