import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate, readMigrations } from '#db/migrate.ts';
import { openSite, register, type Site } from '#features/identity/identity.testing.ts';
import { packFilesRepo } from './pack-files.repo.ts';
import type { OpenPackFile } from './pack-files.service.ts';
import { recordingsService } from './recordings.service.ts';

/** Every file is there, so that only who may have it decides. */
const openInTest: OpenPackFile = async (pack, path) => ({
  size: 0,
  etag: `${pack}/${path}`,
  stream: async () => Readable.from([]),
});

let site: Site;
let find: ReturnType<typeof recordingsService>['find'];
let who: { userId: number; role: 'student' };
beforeAll(async () => {
  site = await openSite();
  const { learners, papers, speaking } = site.services;
  const mayOpen = {
    ...papers.mayOpen,
    speaking: (userId: number, _: unknown, file: { item: number; path: string }) => speaking.mayHear(userId, file),
  };
  find = recordingsService({ ...site.deps, learners, openPackFile: openInTest, mayOpen }).find;
  who = { userId: (await register(site)).user.id, role: 'student' };
  const section = (name: string, access: string) => ({
    access,
    audio: { file: `assets/${name}.mp3`, peaks: `assets/${name}.json`, seconds: 300 },
  });
  await add('section', 'listening', section('section', 'free'));
  await add('paid-section', 'listening', section('paid', 'vip'));
  await add('draft-section', 'listening', section('draft', 'free'), 'draft');
  await add('book', 'wordbook', {
    cover: 'assets/cover.png',
    units: [{ words: [{ audio: { uk: 'assets/words/first.mp3' } }, 'second'] }],
  });
  await add('dictation', 'training', { items: [{ do: 'dictate', audio: 'assets/audio/first.mp3' }] });
  await add('lesson', 'lesson', { slides: [{ picture: 'assets/slide.png' }] });
  const sample = { part3: [{ samples: [{ audio: 'assets/audio/samples/first.mp3' }] }] };
  const interview = {
    ...{ title: { en: 'Home', zh: '家' }, topic: 'home', part1: [], part3: [] },
    part3Asked: [{ audio: 'assets/audio/asked.mp3' }],
  };
  await add('interview', 'speaking', interview, 'published', sample);
  await add('kept-interview', 'speaking', interview, 'published', {
    part3: [{ samples: [{ audio: 'assets/audio/samples/kept.mp3' }] }],
  });
  await add('mock', 'mock', { title: interview.title, speaking: 'kept-interview' });
  await importedBeforeTheTable();
});
afterAll(() => site.close());

const add = (slug: string, kind: string, shown: object, status = 'published', review: object = {}) =>
  site.rows(
    `insert into content_items (pack_id, slug, kind, rev, status, hash, public, key, review)
     values ('ninefold-1', $1, $2, 1, $4, 'h', $3, '{}', $5)`,
    [slug, kind, JSON.stringify(shown), status, JSON.stringify(review)],
  );

/** The items above were never imported: the migrations find the files of what an older server left. */
async function importedBeforeTheTable(): Promise<void> {
  const names = readMigrations().flatMap(({ name }) =>
    /content_item_files|files_of_samples/.test(name) ? [name] : [],
  );
  await site.rows('drop table content_item_files');
  await site.rows('delete from migrations where name = any($1::text[])', [names]);
  expect(await migrate(site.deps.db)).toEqual(names);
}

const has = async (path: string, visitor: Parameters<typeof find>[0] = who, pack = 'ninefold-1') =>
  (await find(visitor, pack, path)) !== null;

test('a recording is for whoever may open its section', async () => {
  expect(await find(who, 'ninefold-1', 'assets/section.mp3')).toMatchObject({ etag: 'ninefold-1/assets/section.mp3' });
  expect(await has('assets/section.json')).toBe(true);
  expect(await has('assets/paid.mp3')).toBe(false);
  await site.rows(`insert into memberships (user_id, skill, level, expires_at) values ($1, 'listening', 1, $2)`, [
    who.userId,
    new Date(site.deps.now().getTime() + 60_000),
  ]);
  expect(await has('assets/paid.mp3')).toBe(true);
});

test.each([
  { path: 'assets/words/first.mp3', why: 'a word of a book' },
  { path: 'assets/audio/first.mp3', why: 'a dictation' },
  { path: 'assets/cover.png', why: 'a cover' },
  { path: 'assets/audio/asked.mp3', why: 'a question of an interview' },
  { path: 'assets/audio/samples/first.mp3', why: 'a sample answer' },
])('$why is for whoever sees what names it', async ({ path }) => {
  expect(await has(path)).toBe(true);
  expect(await has(path, null)).toBe(false);
  expect(await has(path, who, 'other-pack')).toBe(false);
});

test.each([
  { path: 'assets/other.mp3', why: 'no item names it' },
  { path: 'assets/draft.mp3', why: 'its section is still a draft' },
  { path: 'assets/slide.png', why: 'no feature says yet who may open lessons' },
  { path: 'assets/audio/samples/kept.mp3', why: 'its set stands in a mock that this learner has not sat' },
])('nobody has $path: $why', async ({ path }) => {
  expect(await has(path)).toBe(false);
});

test('what a school’s pack names is for its own learners and for operators', async () => {
  const [school] = await site.rows<{ id: number }>(`insert into organisations (name) values ('School') returning id`);
  await site.rows('update content_packs set organisation_id = $1', [school?.id]);
  expect(await has('assets/section.mp3')).toBe(false);
  expect(await has('assets/cover.png')).toBe(false);
  expect(await has('assets/cover.png', { ...who, role: 'backend-system' })).toBe(true);
  await site.rows('update users set organisation_id = $2 where id = $1', [who.userId, school?.id]);
  expect(await has('assets/section.mp3')).toBe(true);
  expect(await has('assets/cover.png')).toBe(true);
});

test('recorded anew, a section keeps its earlier recording for attempts that were made on it', async () => {
  const [section] = (await site.rows(`select id from content_items where slug = 'section'`)) as { id: number }[];
  await packFilesRepo(site.deps.db).nameFiles('ninefold-1', section?.id ?? 0, ['assets/section-2.mp3']);
  expect(await has('assets/section-2.mp3')).toBe(true);
  expect(await has('assets/section.mp3')).toBe(true);
});
