import { wordCardsBench } from './vocabulary/cards.ts';
import { dueListBench } from './vocabulary/due-list.ts';

/** `npm run bench -- vocabulary`: the cards in a browser, then lists and grades on PostgreSQL. */
export async function vocabularyBench(): Promise<void> {
  await wordCardsBench();
  await dueListBench();
}
