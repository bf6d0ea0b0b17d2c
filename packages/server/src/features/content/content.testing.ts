import { createHash } from 'node:crypto';
import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sentencePaper } from '@ninefold/content/compile/listening';
import { Listening } from '@ninefold/content/schema/listening';
import { makeZip } from '@ninefold/content/testing/make-zip';
import { FIXTURES } from '@ninefold/content/testing/raw-pack';
import { type Doc, readDoc, rewrite as rewriteFile } from '@ninefold/content/testing/rewrite';

/** A school's pack for tests: a pack of the first format, released for review, with a recording of silence. */

const SECTION = 'listening/bike-repair-course.yaml';
export const SOUND = 'assets/audio/bike-repair-course.mp3';
export const PEAKS = 'assets/audio/bike-repair-course.peaks.json';
export const TIMES = 'assets/audio/bike-repair-course.align.json';
const SECONDS = 96;

export async function schoolPack(folder: string, id: string): Promise<string> {
  const target = join(folder, id);
  await cp(`${FIXTURES}early-pack`, target, { recursive: true });
  await rewrite(target, 'pack.yaml', (pack) => ({ ...pack, id }));
  for (const part of ['reading', 'listening', 'collections'])
    for (const file of await readdir(join(target, part)))
      await rewrite(target, `${part}/${file}`, (item) => ({ ...item, status: 'review' }));
  await record(target, 0);
  return target;
}

export const rewrite = (folder: string, file: string, change: (doc: Doc) => Doc): Promise<void> =>
  rewriteFile(join(folder, file), change);

/** Puts a recording beside the section; another `filling` gives another recording. */
export async function record(folder: string, filling: number): Promise<void> {
  const frame = Buffer.concat([Buffer.from([0xff, 0xf3, 0x64, 0xc0]), Buffer.alloc(140, filling)]);
  const sound = Buffer.concat(Array<Buffer>((SECONDS * 48_000) / 8 / frame.length).fill(frame));
  await mkdir(join(folder, 'assets/audio'), { recursive: true });
  await writeFile(join(folder, SOUND), sound);
  const audio = { file: SOUND, seconds: SECONDS, peaks: PEAKS, align: TIMES, engine: 'test' };
  const sha256 = createHash('sha256').update(sound).digest('hex');
  await rewrite(folder, SECTION, (doc) => ({ ...doc, audio: { ...audio, sha256 } }));
  const section = Listening.parse(await readDoc(join(folder, SECTION)));
  await writeFile(join(folder, TIMES), JSON.stringify(timesOf(section)));
  await writeFile(join(folder, PEAKS), JSON.stringify({ perSecond: 20, data: Array(SECONDS * 40).fill(3) }));
}

function timesOf(section: Listening) {
  const lines = sentencePaper(section);
  const step = SECONDS / lines.length;
  const sentences = lines.map(({ order, turn }, at) => ({ order, turn, start: at * step, end: (at + 0.8) * step }));
  const startOf = (turn: string) => sentences.find((one) => one.turn === turn)?.start ?? 0;
  const stops = section.readingTime.map(({ before }) => ({ before, at: Math.max(0, startOf(before) - 0.01) }));
  return { sentences, stops };
}

/** The folder zipped, as a school would send it. */
export async function zipped(folder: string, file: string): Promise<string> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const parts = names.map(async (path) => ({
    name: path.slice(folder.length + 1),
    bytes: await readFile(path),
    // Silence compresses so well that it would be taken for a zip bomb.
    stored: path.endsWith('.mp3'),
  }));
  await writeFile(file, makeZip(await Promise.all(parts)));
  return file;
}
