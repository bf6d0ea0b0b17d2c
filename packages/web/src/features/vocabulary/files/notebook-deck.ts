import type { DeckNote } from '../anki/deck.ts';
import type { NotebookRow } from '../vocabulary.queries.ts';

const DAY_MS = 86_400_000;

/** The notebook as notes: a word that is being learnt takes its interval along. */
export function notebookDeck(rows: readonly NotebookRow[], now: number): DeckNote[] {
  return rows.map(({ word, entry, interval, reviews, lapses, due }) => {
    const { core_meanings, examples } = word.vocabulary_ext;
    const ahead = due === '' ? 0 : Math.round((Date.parse(due) - now) / DAY_MS);
    return {
      word: word.name,
      ipa: word.uk_ipa,
      meaning: core_meanings
        .map(({ pos, chineseTranslation }) => `${pos && `${pos}. `}${chineseTranslation}`)
        .join('；'),
      sentence: entry.sentence || (examples[0]?.en ?? ''),
      schedule: interval > 0 ? { interval, days_ago: Math.max(0, interval - ahead), reviews, lapses } : null,
    };
  });
}
