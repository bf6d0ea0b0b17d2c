import type { MistakePlace } from '@ninefold/contract/mistakes/mistake';

/** What a mistake is called in a list: the word itself, or the paper or essay it was made in. */
export function nameOf(place: MistakePlace): string {
  if (place.source === 'word') return place.word;
  return place.source === 'essay' ? place.title.en : place.paper.en;
}
