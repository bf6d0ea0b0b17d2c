import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { packFolder } from '../../packages/content/src/packs.ts';

/** As long as a slide that is told; the shipped recordings have 48 kbit a second, whatever their length. */
const SECONDS = 40;
const BYTES_A_SECOND = 6000;

const both = (en: string, zh: string) => ({ en, zh });
const SLIDES = [
  both('Where the minutes go', '时间花在哪里'),
  both('Skim before you read', '先扫一遍再细读'),
  both('Leave the hard one', '难题先放下'),
];
const TEXT = both(
  'Sixty minutes are enough for three texts, and no more than that. **Twenty minutes each** is the plan; the first text is the easiest, so finish it in seventeen.',
  '六十分钟做三篇，不多也不少。**每篇二十分钟**是计划；第一篇最容易，十七分钟做完。',
);

/**
 * A folder with a database that holds one lesson told aloud, imported by the operator's own command: no lesson of the
 * shipped pack has a voice yet. Its recording is the first forty seconds of a shipped one.
 */
export async function dataWithToldLesson(): Promise<string> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'ninefold-bench-lesson-'));
  const pack = await mkdtemp(path.join(tmpdir(), 'ninefold-bench-pack-'));
  await writePack(pack);
  const command = ['--import', 'tsx', 'packages/server/src/admin.ts', 'import-content', pack];
  await promisify(execFile)(process.execPath, command, { env: { ...process.env, DATA_DIR: dataDir } });
  await rm(pack, { recursive: true });
  return dataDir;
}

async function writePack(folder: string): Promise<void> {
  // JSON is YAML.
  const write = async (file: string, item: object) => {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), JSON.stringify(item));
  };
  const head = (kind: string, id: string, title: { en: string; zh: string }) => ({
    ...{ kind, id, rev: 1, status: 'published', access: 'free', title, topic: 'education' },
  });
  await write('pack.yaml', {
    ...{ format: 1, id: 'bench-told', version: '1.0.0', name: both('Told aloud', '讲解'), publisher: 'Ninefold' },
    licence: 'CC-BY-4.0',
    origin: { kind: 'original', by: 'Ninefold', date: '2026-11-17', drafting: 'human' },
    declares: { noThirdPartyTestMaterial: true },
  });
  const slides = SLIDES.map((title, at) => ({
    ...{ title, text: TEXT },
    narration: { audio: `assets/told-${at + 1}.mp3`, seconds: SECONDS },
  }));
  await write('lessons/told-aloud.yaml', {
    ...head('lesson', 'told-aloud', both('Sixty minutes', '六十分钟')),
    ...{ lesson: 'video', minutes: 5, slides },
  });
  await write('courses/told-course.yaml', {
    ...head('course', 'told-course', both('A course that is told', '讲解课程')),
    ...{ type: 2, summary: both('One lesson.', '一课。') },
    units: [{ title: both('Unit 1', '第一单元'), lessons: ['told-aloud'] }],
  });
  await write('courses/told-package.yaml', {
    ...head('package', 'told-package', both('A package that is told', '讲解课程包')),
    ...{ summary: both('One course.', '一门课。'), courses: ['told-course'] },
  });
  const sound = await readFile(path.join(packFolder('ninefold-1'), 'assets/audio/set1-section-1.mp3'));
  await mkdir(path.join(folder, 'assets'), { recursive: true });
  for (const at of SLIDES.keys())
    await writeFile(path.join(folder, `assets/told-${at + 1}.mp3`), sound.subarray(0, SECONDS * BYTES_A_SECOND));
}
