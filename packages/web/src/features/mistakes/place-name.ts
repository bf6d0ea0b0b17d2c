import type { MistakePlace } from '@ninefold/contract/mistakes/mistake';

/** What a mistake is called in a list: the word itself, or the paper, essay or training it was made in. */
export function nameOf(place: MistakePlace): string {
  if (place.source === 'word') return place.word;
  return place.source === 'attempt' ? place.paper.en : place.title.en;
}
