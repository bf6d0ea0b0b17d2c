// @postgres: migrations
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readMigrations } from '#db/migrate.ts';
import { importBooks, openWordsSite, type WordsSite } from './vocabulary.testing.ts';

let site: WordsSite;
beforeAll(async () => {
  site = await openWordsSite();
});
afterAll(() => site.close());

const bookWords = () =>
  site.rows(
    'select name, pack_id, book_id, slug, spellings, entry from vocabulary where pack_id is not null order by slug',
  );

test('a word keeps its id when its book says something new about it', async () => {
  const ids = () => site.rows("select id, spellings from vocabulary where slug = 'estuary'");
  await importBooks(site, 'rivers', 1, { rivers: { status: 'published', words: { estuary: [] } } });
  const [before] = await ids();
  await importBooks(site, 'rivers', 2, { rivers: { status: 'published', words: { estuary: ['estuaries'] } } });
  const [after] = await ids();
  expect(after).toMatchObject({ id: (before as { id: number }).id, spellings: ['estuaries', 'estuary'] });
});

test('the migration gives packs that were there before the same words as an import', async () => {
  const imported = await bookWords();
  expect(imported.length).toBeGreaterThan(3);
  await site.rows('delete from vocabulary');
  const { statements } = readMigrations().find(({ name }) => name === '0006_vocabulary.sql')!;
  await site.rows(statements.at(-1)!);
  expect(await bookWords()).toEqual(imported);
});
