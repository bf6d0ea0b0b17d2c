import { plainWord, unheardWords } from '@ninefold/core/intensive-listening/dictation/lost-words';
import { slotOf } from '@ninefold/core/mistakes/sightings';
import type { Db } from '#db/db.ts';
import type { Lost, Right } from '#features/mistakes/book/book.service.ts';
import type { DictationRow, LineRow } from '../intensive-listening.repo.ts';
import type { IntensiveListeningDeps } from '../intensive-listening-deps.ts';

/** Short words are not what anybody learns to spell. */
const SPELT_FROM = 4;

/** What one sentence tells the book of mistakes: words that were not heard in it, and each word that was misspelt. */
export async function reportLine(
  { mistakeBook }: IntensiveListeningDeps,
  tx: Db,
  record: DictationRow,
  line: LineRow,
): Promise<void> {
  const { id, paper_id, hash, user_id } = record;
  const sentence = slotOf('misheard', `${paper_id}.${line.order}`);
  const common = { skill: 'listening' as const, type: '', marks: 1, hash };
  const unheard: Lost[] = unheardWords(line.words).length
    ? [{ ...common, kind: 'misheard', slot: sentence, part: String(line.order) }]
    : [];
  const misspelt = line.words.flatMap(({ said, slip }, at): Lost[] =>
    slip === 'misspelt'
      ? [{ ...common, kind: 'spelling', slot: slotOf('spelling', plainWord(said)), part: partOf(line.order, at) }]
      : [],
  );
  await mistakeBook.report(tx, user_id, {
    ...{ source: 'dictation', id, at: line.written_at },
    lost: [...unheard, ...misspelt],
    rights: rightsOf(line, unheard.length ? null : sentence),
  });
}

/** The sentence, and of a misspelt word its place in it. */
const partOf = (order: number, at: number): string => `${order}.${at}`;

function rightsOf({ order, words }: LineRow, sentence: string | null): Right[] {
  const spelt = words.flatMap(({ said, slip }) => (slip === '' ? [plainWord(said)] : []));
  const slots = [...new Set(spelt.filter((word) => word.length >= SPELT_FROM))].map((word) => slotOf('spelling', word));
  return [{ slots: [...(sentence ? [sentence] : []), ...slots], part: String(order) }];
}
