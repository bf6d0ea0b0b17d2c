import { readFileSync } from 'node:fs';
import { NOTES, type Note } from '../../model/margin.ts';

/** What one reader wrote beside the sentences of one text, which stays where it came from. What is held trains nothing. */
export type Reading = { id: string; held: boolean; notes: Marked[] };
/** The sentence counts from 0; a doubtful note is one that the reader marked as such. */
export type Marked = { sentence: number; note: Note; doubtful: boolean };

const FILE = new URL('../../../../training/margin-notes.jsonl', import.meta.url);
const CODES = 'BVOAEXLJKRNG';

export const readReadings = (): Reading[] =>
  readFileSync(FILE, 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const { id, held = false, marks } = JSON.parse(line) as { id: string; held?: boolean; marks: string };
      return { id, held, notes: marks.split(' ').filter(Boolean).map(marked) };
    });

/** "7:B?" is the seventh sentence, left bare, and another reader might not say so. */
function marked(mark: string): Marked {
  const [, sentence, code, doubtful] = /^(\d+):([A-Z])(\??)$/.exec(mark) ?? [];
  const note = NOTES[CODES.indexOf(code ?? '-')];
  if (!note) throw new Error(`Not a note: ${mark}`);
  return { sentence: Number(sentence) - 1, note, doubtful: doubtful === '?' };
}

/** How surely a note stands beside each sentence, by all who read the text: 1 for all of them, half for a doubtful one. */
export function wantedOf(sentences: number, readings: readonly Reading[]): number[][] {
  const wanted = Array.from({ length: sentences }, () => NOTES.map(() => 0));
  for (const { notes } of readings)
    for (const { sentence, note, doubtful } of notes) {
      const row = wanted[sentence];
      if (row) row[NOTES.indexOf(note)]! += (doubtful ? 0.5 : 1) / readings.length;
    }
  return wanted;
}
