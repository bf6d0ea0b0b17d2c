import type { AssessedReport } from '@ninefold/contract/writing/report';
import { betterSentence } from '@ninefold/core/writing/better-sentence';
import { sentenceRange } from '@ninefold/core/writing/sentence-at';
import type { DiffRow } from '../feedback.queries.ts';

type Report = Pick<AssessedReport, 'text' | 'upgrades'>;

/** The corrected sentences, and between them those without a mistake whose plain words can still be made better. */
export function sentenceRows(corrected: readonly DiffRow[], { text, upgrades }: Report): DiffRow[] {
  const rows = new Map<number, DiffRow>();
  for (const upgrade of upgrades) {
    if (corrected.some(({ start, end }) => upgrade.start >= start && upgrade.end <= end)) continue;
    const [start, end] = sentenceRange(text, upgrade.start, upgrade.end);
    const original = text.slice(start, end);
    const better = betterSentence({ start, end, original, corrected: original }, upgrades);
    // A word that stands twice in its sentence is left alone, and then there is nothing to show.
    if (better === '') continue;
    rows.set(start, { start, end, original, corrected: original, better, pieces: [same(original)], notes: [] });
  }
  return [...corrected, ...rows.values()].sort((one, next) => one.start - next.start);
}

const same = (text: string) => ({ kind: 'same' as const, text });
