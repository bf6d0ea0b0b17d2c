import type { LeftOut } from '#db/personal/personal-data.ts';
import { bookWordsHere, contentHere } from '#db/personal/references.ts';
import type { ImportDeps } from '../personal-data-deps.ts';
import type { Archive } from './open-archive.ts';

/** What the numbers of an archive are here; a word instead: why they are nothing. */
export type Meanings = { content: Map<number, number | LeftOut>; words: Map<number, number | LeftOut> };

const AT_ONCE = 500;
const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= 200 && value.isWellFormed() && !value.includes('\0');

export async function readMeanings(
  deps: ImportDeps,
  archive: Archive,
  userId: number,
  keepLease: () => Promise<void>,
): Promise<Meanings> {
  const organisation = await deps.learners.organisationOf(deps.db, userId);
  return { content: await content(), words: await words() };

  /** By pack and name, of the same kind, and open to this learner: a file must not open what a membership opens. */
  async function content(): Promise<Meanings['content']> {
    const known: Meanings['content'] = new Map();
    const isOpen = await deps.doorsOf(userId);
    for await (const batch of archive.batches('reference/content.jsonl', AT_ONCE)) {
      const asked = batch.flatMap(({ row }) =>
        row && isText(row.pack) && isText(row.slug) ? [{ ...row, pack: row.pack, slug: row.slug }] : [],
      );
      const here = new Map((await contentHere(deps.db, asked)).map((one) => [`${one.pack}\n${one.slug}`, one]));
      for (const row of asked as { id?: unknown; kind?: unknown; pack: string; slug: string }[]) {
        const item = here.get(`${row.pack}\n${row.slug}`);
        if (!item || item.kind !== row.kind) continue;
        const sees = item.organisation === null || item.organisation === organisation;
        known.set(Number(row.id), sees ? (isOpen(item) ? item.id : 'content_closed') : 'content_missing');
      }
      await keepLease();
    }
    return known;
  }

  /** A word of a book by its book, any other by how it is written. */
  async function words(): Promise<Meanings['words']> {
    const known: Meanings['words'] = new Map();
    for await (const batch of archive.batches('reference/words.jsonl', AT_ONCE)) {
      const asked = batch.flatMap(({ row }) => (row && isText(row.name) ? [{ ...row, name: row.name }] : [])) as {
        id?: unknown;
        name: string;
        pack?: unknown;
        slug?: unknown;
      }[];
      const inBooks = asked.flatMap(({ pack, slug }) => (isText(pack) && isText(slug) ? [{ pack, slug }] : []));
      const books = await bookWordsHere(deps.db, inBooks, organisation);
      const byBook = new Map(books.map(({ id, pack, slug }) => [`${pack}\n${slug}`, id]));
      const others = asked.filter(({ pack, slug }) => !byBook.has(`${pack}\n${slug}`));
      const byName = await deps.words.idsOfNames(
        userId,
        others.map(({ name }) => name),
      );
      for (const { id, name, pack, slug } of asked) {
        const here = byBook.get(`${pack}\n${slug}`) ?? byName.get(name);
        if (here !== undefined) known.set(Number(id), here);
      }
      await keepLease();
    }
    return known;
  }
}
