// @postgres: an import is one transaction
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSite, refused, register, type Site } from '#features/identity/identity.testing.ts';
import type { Visitor } from '#testing/app.ts';
import { onPostgres } from '#testing/database.ts';
import { PEAKS, record, rewrite, SOUND, schoolPack, TIMES, zipped } from './content.testing.ts';
import { PackRefused } from './prepare-pack.ts';

let site: Site;
let folder: string;
let school: number;
let other: number;
beforeAll(async () => {
  site = await openSite();
  folder = await schoolPack(site.folder, 'school-pack');
  [school, other] = (await site
    .rows<{ id: number }>(`insert into organisations (name) values ('晨星国际学校'), ('Harbour School') returning id`)
    .then((rows) => rows.map(({ id }) => id))) as [number, number];
});
afterAll(() => site.close());

const imported = (source: string, organisationId: number | null = school, dryRun = false) =>
  site.services.imports.importFrom(source, { organisationId, dryRun });

async function complaints(call: Promise<unknown>): Promise<string[]> {
  const error = await call.then(
    () => new Error('it was imported'),
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof PackRefused)) throw error;
  return error.complaints.map(({ file, what }) => `${file}: ${what}`);
}

const stored = () =>
  site.rows<{ slug: string }>(`select * from content_items where pack_id = 'school-pack' order by slug`);
const storedFiles = async () =>
  (await readdir(join(site.folder, 'files'), { recursive: true, withFileTypes: true }).catch(() => [])).filter(
    (entry) => entry.isFile(),
  ).length;

async function learnerOf(organisation: number | null) {
  const learner = await register(site);
  await site.rows('update users set organisation_id = $1 where id = $2', [organisation, learner.user.id]);
  return learner;
}
const listen = (visitor: Pick<Visitor, 'request'>, path: string, headers = {}) =>
  visitor.request({ method: 'GET', url: `/content/school-pack/${path}`, headers });

test('a dry run tells what would come and writes nothing', async () => {
  const told = await imported(folder, school, true);
  expect(told).toMatchObject({ pack: 'school-pack', owner: '晨星国际学校', complaints: [] });
  expect(told.items.added).toContain('dry-stone-walls');
  expect(told.files).toEqual({ stored: 2, unchanged: 0 });
  expect([await stored(), await storedFiles()]).toEqual([[], 0]);
});

test('a zip is imported once: the same again, zipped or not, changes nothing', async () => {
  const zip = await zipped(folder, join(site.folder, 'school.zip'));
  const { items } = await imported(zip);
  const before = await stored();
  expect(before.map(({ slug }) => slug)).toEqual(items.added.toSorted());
  for (const source of [zip, folder]) {
    const again = await imported(source);
    expect(again.items).toMatchObject({ added: [], changed: [], recompiled: [], retired: [] });
    expect(again.files).toEqual({ stored: 0, unchanged: 2 });
  }
  expect(await stored()).toEqual(before);
  expect(await storedFiles()).toBe(2);
});

test('its papers are in the lists of its own learners, and nobody else can open them', async () => {
  site.later(4);
  const [{ id = 0 } = {}] = await site.rows<{ id: number }>(
    `select id from content_items where slug = 'dry-stone-walls'`,
  );
  const member = await learnerOf(school);
  expect((await member.api.reading.getSearchList({})).list.map((paper) => paper.id)).toEqual([id]);
  expect((await member.api.reading.getPaper({ id })).papers).toHaveLength(1);
  for (const stranger of [await learnerOf(null), await learnerOf(other)]) {
    expect((await stranger.api.reading.getSearchList({})).total).toBe(0);
    expect(await refused(stranger.api.reading.getPaper({ id }))).toMatchObject({ error: 'not_found' });
  }
});

test('its recording comes from the storage, in parts, to its own learners alone; its sentence times to nobody', async () => {
  const member = await learnerOf(school);
  const whole = await listen(member, SOUND);
  expect([whole.statusCode, whole.headers['content-type']]).toEqual([200, 'audio/mpeg']);
  expect(whole.rawPayload.equals(await readFile(join(folder, SOUND)))).toBe(true);
  const part = await listen(member, SOUND, { range: 'bytes=144-147' });
  expect([part.statusCode, part.rawPayload.toString('hex')]).toEqual([206, 'fff364c0']);
  expect((await listen(member, PEAKS)).json()).toMatchObject({ perSecond: 20 });
  expect((await listen(member, TIMES)).statusCode).toBe(404);
  for (const stranger of [await learnerOf(null), await learnerOf(other), site.visitor()])
    expect((await listen(stranger, SOUND)).statusCode).toBe(404);
});

test('a new recording takes the place of the old one', async () => {
  await record(folder, 7);
  await rewrite(folder, 'listening/bike-repair-course.yaml', (doc) => ({ ...doc, rev: 2 }));
  const { items, files } = await imported(folder);
  expect([items.changed, files]).toEqual([['bike-repair-course'], { stored: 1, unchanged: 1 }]);
  site.later(4);
  const { rawPayload } = await listen(await learnerOf(school), SOUND);
  expect(rawPayload.equals(await readFile(join(folder, SOUND)))).toBe(true);
  await expect.poll(storedFiles).toBe(2);
});

test('a pack keeps its owner: neither another school nor everybody can overwrite it', async () => {
  const before = await stored();
  for (const owner of [other, null])
    expect(await complaints(imported(folder, owner))).toEqual([expect.stringMatching(/pack\.yaml: .*somebody else/)]);
  await expect(site.services.content.importPack(folder)).rejects.toThrow(/somebody else/);
  expect((await imported(folder, other, true)).complaints).toHaveLength(1);
  expect(await stored()).toEqual(before);
});

test('the ids of what comes with the product are taken', async () => {
  const shipped = await schoolPack(site.folder, 'ninefold-1');
  expect(await complaints(imported(shipped, null))).toEqual([expect.stringMatching(/comes with the product/)]);
});

test('a set may not lead to the papers of another school', async () => {
  const set = join(site.folder, 'other-pack');
  await mkdir(join(set, 'collections'), { recursive: true });
  for (const file of ['pack.yaml', 'collections/practice-set-1.yaml'])
    await writeFile(join(set, file), await readFile(join(folder, file)));
  const requires = [{ pack: 'school-pack', version: '1.0.0' }];
  await rewrite(set, 'pack.yaml', (pack) => ({ ...pack, id: 'other-pack', requires }));
  const units = [{ title: { en: 'One', zh: '一' }, items: ['school-pack/dry-stone-walls'] }];
  await rewrite(set, 'collections/practice-set-1.yaml', (doc) => ({ ...doc, units }));
  await imported(set, other);
  site.later(4);
  expect((await (await learnerOf(other)).api.reading.getJianYaList({})).total).toBe(0);
});

test('a menu of a school is its own', async () => {
  await mkdir(join(folder, 'menus'));
  const entry = { id: 900, name: { en: 'Our school', zh: '本校' }, icon: 'school', module_path: '/' };
  const menu = { kind: 'menu', id: 'school-menu', rev: 1, title: 'School', items: [entry] };
  await writeFile(join(folder, 'menus/school-menu.yaml'), JSON.stringify(menu));
  expect((await imported(folder)).items.added).toEqual(['school-menu']);
  const sees = async ({ api }: Visitor) => (await api.common.getMenuList({})).some(({ id }) => id === 900);
  expect(
    await Promise.all([learnerOf(school), learnerOf(other), site.visitor()].map(async (one) => sees(await one))),
  ).toEqual([true, false, false]);
});

test('faults are told by file, whole, and leave nothing behind', async () => {
  const before = await stored();
  await rewrite(folder, 'reading/dry-stone-walls.yaml', (doc) => ({ ...doc, level: 7.5 }));
  await rewrite(folder, 'training/articles-1.yaml', (doc) => ({ ...doc, rev: 2, topic: 'nonsense' }));
  const told = await imported(folder, school, true);
  expect(told.items.changed).toEqual(['dry-stone-walls', 'articles-1']);
  const said = await complaints(imported(folder));
  expect(said).toEqual([
    expect.stringMatching(/^training\/articles-1\.yaml: .*nonsense/),
    expect.stringMatching(/^reading\/dry-stone-walls\.yaml: changed without a new rev/),
  ]);
  expect(told.complaints.map(({ file, what }) => `${file}: ${what}`)).toEqual(said);
  // What cannot be read is not gone: the plan must not say that it would be retired.
  await writeFile(join(folder, 'reading/dry-stone-walls.yaml'), 'kind: [');
  expect((await imported(folder, school, true)).items.retired).toEqual([]);
  expect(await stored()).toEqual(before);
  expect(await storedFiles()).toBe(2);
});

const FILM = Buffer.from(
  `\0\0\0\x18ftypisom\0\0\0\0isommp42\0\0\0\x20hdlr${'\0'.repeat(8)}vide${'\0'.repeat(40)}`,
  'latin1',
);
const CAPTIONS = 'WEBVTT\n\n00:00.000 --> 00:02.000\n看黑板';

/** A school's own film as a lesson of its own course. */
async function filmPack(id: string, film: Buffer): Promise<string> {
  const target = await schoolPack(site.folder, id);
  const both = { en: 'A film', zh: '一部片子' };
  const head = { rev: 1, status: 'published', access: 'free', title: both, topic: 'education' };
  const video = { file: 'assets/film.mp4', seconds: 8, captions: 'assets/film.vtt' };
  const units = [{ title: both, lessons: ['film'] }];
  const written = {
    'lessons/film.yaml': { kind: 'lesson', id: 'film', ...head, lesson: 'video', minutes: 1, video },
    'courses/films.yaml': { kind: 'course', id: 'films', ...head, type: 3, summary: both, units },
    'courses/film-package.yaml': { kind: 'package', id: 'film-package', ...head, summary: both, courses: ['films'] },
  };
  for (const [file, item] of Object.entries(written)) {
    await mkdir(join(target, file, '..'), { recursive: true });
    await writeFile(join(target, file), JSON.stringify(item));
  }
  await writeFile(join(target, 'assets/film.mp4'), film);
  await writeFile(join(target, 'assets/film.vtt'), CAPTIONS);
  return target;
}

test('a school’s film comes with its captions, in parts, to its own learners; a page called a film does not come in', async () => {
  expect(await complaints(imported(await filmPack('no-film', Buffer.from('<html></html>'))))).toEqual([
    'assets/film.mp4: is not the kind of file that its ending says',
  ]);
  await imported(await filmPack('film-pack', FILM));
  const member = await learnerOf(school);
  const get = (visitor: Pick<Visitor, 'request'>, path: string, headers = {}) =>
    visitor.request({ method: 'GET', url: `/content/film-pack/assets/${path}`, headers });
  const part = await get(member, 'film.mp4', { range: 'bytes=4-11' });
  expect([part.statusCode, part.headers['content-type'], part.rawPayload.toString()]).toEqual([
    ...[206, 'video/mp4', 'ftypisom'],
  ]);
  const captions = await get(member, 'film.vtt');
  expect([captions.headers['content-type'], captions.body]).toEqual(['text/vtt; charset=utf-8', CAPTIONS]);
  for (const stranger of [await learnerOf(other), site.visitor()])
    expect((await get(stranger, 'film.mp4')).statusCode).toBe(404);
});

test('a picture is judged by its bytes, not by its name', async () => {
  const fake = await schoolPack(site.folder, 'fake-pack');
  await writeFile(join(fake, 'assets/cover.png'), '<html><script>alert(1)</script></html>');
  await rewrite(fake, 'words/demo-book.yaml', (doc) => ({ ...doc, cover: 'assets/cover.png' }));
  expect(await complaints(imported(fake))).toEqual(['assets/cover.png: is not the kind of file that its ending says']);
});

test.each([
  { source: 'nowhere', says: /there is no such folder or file/ },
  { source: 'note.zip', says: /neither a folder nor a zip/ },
])('$source is refused', async ({ source, says }) => {
  await writeFile(join(site.folder, 'note.zip'), 'not a zip');
  expect(await complaints(imported(join(site.folder, source)))).toEqual([expect.stringMatching(says)]);
});

test('an organisation that is not there gets nothing', async () => {
  expect(await complaints(imported(folder, 999_999))).toEqual([expect.stringMatching(/no organisation 999999/)]);
  await rm(folder, { recursive: true });
});

test.runIf(onPostgres)('a process that starts while another brings the same pack in waits for it', async () => {
  const pack = await schoolPack(site.folder, 'starts-twice');
  const first = await site.services.content.importPack(pack);
  await rewrite(pack, 'pack.yaml', (doc) => ({ ...doc, version: '9.9.9' }));
  const other = site.deps.db.transaction(async (tx) => {
    await tx.query(`update content_packs set version = version where id = 'starts-twice'`);
    // Longer than the three seconds for which a row is waited for.
    await pause(4000);
  });
  const second = await site.services.content.importPack(pack);
  await other;
  expect(second).toMatchObject({ pack: 'starts-twice', version: '9.9.9', added: 0, unchanged: first.added });
});
