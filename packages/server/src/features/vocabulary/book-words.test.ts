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

const unitWords = () =>
  site.rows(
    `select units.book_id, units.unit, title, place, word.slug from book_units units
     join book_words places on places.book_id = units.book_id and places.unit = units.unit
     join vocabulary word on word.id = places.vocabulary_id order by units.book_id, units.unit, place`,
  );

test('the migrations give packs that were there before the same words and units as an import', async () => {
  const [imported, units] = [await bookWords(), await unitWords()];
  expect(imported.length).toBeGreaterThan(3);
  expect(units.length).toBeGreaterThan(3);
  for (const table of ['book_words', 'book_units', 'vocabulary']) await site.rows(`delete from ${table}`);
  const statementsOf = (name: string) => readMigrations().find((one) => one.name.endsWith(name))!.statements;
  await site.rows(statementsOf('0006_vocabulary.sql').at(-1)!);
  for (const statement of statementsOf('_word_learning.sql').slice(-3)) await site.rows(statement);
  await site.rows(statementsOf('_collocation_notes.sql').at(-1)!);
  expect(await bookWords()).toEqual(imported);
  expect(await unitWords()).toEqual(units);
});
