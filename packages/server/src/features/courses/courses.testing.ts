import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LessonKind } from '@ninefold/core/courses/lessons';
import type { Database, Db } from '#db/db.ts';
import { servicesOn } from '#testing/services.ts';

type Status = 'draft' | 'review' | 'published' | 'retired';
type Thing = { id: string; status?: Status; access?: 'free' | 'vip' };
type TestPack = {
  id: string;
  lessons: (Thing & { lesson?: LessonKind; minutes?: number; fields?: object })[];
  courses: (Thing & { type: number; units: string[][] })[];
  packages: (Thing & { from?: number; to?: number; courses: string[] })[];
  /** Files under assets/, by path. */
  files?: Record<string, string | Uint8Array>;
  /** Packs whose items it names. */
  requires?: { pack: string; version: string }[];
};

const both = (text: string) => ({ en: text, zh: `${text}（中）` });

/** A pack written the way an author writes one, checked and imported like any other. */
export async function importCourses(
  db: Database,
  { id, lessons, courses, packages, files = {}, requires = [] }: TestPack,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'ninefold-courses-'));
  const write = async (path: string, item: object) => {
    await mkdir(join(folder, path, '..'), { recursive: true });
    await writeFile(join(folder, path), JSON.stringify(item));
  };
  await write('pack.yaml', {
    format: 1,
    id,
    version: '1.0.0',
    name: both(id),
    publisher: 'Tests',
    licence: 'CC-BY-4.0',
    ...(requires.length > 0 && { requires }),
    origin: { kind: 'original', by: 'Tests', date: '2026-11-01', drafting: 'human' },
    declares: { noThirdPartyTestMaterial: true },
  });
  const head = (kind: string, { id: slug, status = 'published', access = 'free' }: Thing) => ({
    kind,
    id: slug,
    rev: 1,
    status,
    access,
    title: both(slug),
    topic: 'education',
  });
  for (const { lesson = 'common', minutes = 10, fields, ...thing } of lessons)
    await write(`lessons/${thing.id}.yaml`, {
      ...head('lesson', thing),
      lesson,
      minutes,
      ...(fields ?? { page: both('A page to read.') }),
      ...(!fields && lesson === 'video' && { slides: [{ title: both('One'), text: both('A slide.') }] }),
      ...(!fields && lesson === 'task' && { task: { text: both('Write three sentences.'), submit: 'text' } }),
    });
  for (const { type, units, ...thing } of courses)
    await write(`courses/${thing.id}.yaml`, {
      ...head('course', thing),
      type,
      summary: both('A course.'),
      units: units.map((refs, n) => ({ title: both(`Unit ${n + 1}`), lessons: refs })),
    });
  for (const { from, to, courses: refs, ...thing } of packages)
    await write(`courses/${thing.id}.yaml`, {
      ...head('package', thing),
      summary: both('A package.'),
      ...(from && { from }),
      ...(to && { to }),
      courses: refs,
    });
  for (const [path, bytes] of Object.entries(files)) {
    await mkdir(join(folder, path, '..'), { recursive: true });
    await writeFile(join(folder, path), bytes);
  }
  await servicesOn(db).content.importPack(folder);
  await rm(folder, { recursive: true });
}

/** The number an item got. */
export const itemId = async (db: Db, slug: string): Promise<number> =>
  (await db.query<{ id: number }>('select id from content_items where slug = $1', [slug]))[0]?.id ?? 0;
