import { readFileSync } from 'node:fs';
import type { EssayRequest } from '../../report.ts';
import { writtenEssays } from '../own-essays.ts';

const SAMPLES = ['task-2-band-4', 'task-1-band-5', 'task-2-band-6', 'task-1-band-7', 'task-2-band-8'];
const FOLDER = new URL('../../../../samples/', import.meta.url);

export type JudgedEssay = { id: string; band: number; request: EssayRequest };

/** The essays whose reports readers judge sentence by sentence: weak and strong, both tasks, letters among them. */
export function judgedEssays(): JudgedEssay[] {
  const samples = SAMPLES.map((name) => ({
    id: `sample-${name}`,
    band: Number(name.at(-1)),
    request: JSON.parse(readFileSync(new URL(`${name}.json`, FOLDER), 'utf8')) as EssayRequest,
  }));
  return [...writtenEssays('pack-essays.yaml'), ...writtenEssays('own-essays.yaml'), ...samples];
}
