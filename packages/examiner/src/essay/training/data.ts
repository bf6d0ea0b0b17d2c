import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { TRAITS, type Traits } from '../model/encoder.ts';

/** One essay somebody marked. Web essays carry a band, the learners' corpus carries six traits. */
export type MarkedEssay = {
  id: string;
  source: string;
  task: 1 | 2;
  promptId: string;
  prompt: string;
  essay: string;
  overall: number | null;
  traits: Traits | null;
  split: 'train' | 'dev';
};

export const dataFolder = (): string => process.env.EXAMINER_DATA ?? '../shared/data';

export function readMarked(name: 'kaggle_ielts' | 'ellipse'): MarkedEssay[] {
  return (['train', 'dev'] as const).flatMap((split) => {
    const file = join(dataFolder(), 'essays', `${name}.${split}.jsonl`);
    if (!existsSync(file))
      throw new Error(`No essays at ${file}. Set EXAMINER_DATA to the folder that holds essays/ and gec/.`);
    return readFileSync(file, 'utf8')
      .trim()
      .split('\n')
      .map((line) => readLine(line, split));
  });
}

function readLine(line: string, split: 'train' | 'dev'): MarkedEssay {
  const row = JSON.parse(line) as {
    id: string;
    source: string;
    task: number | null;
    prompt_id: string;
    prompt: string | null;
    essay: string;
    overall: number | null;
    traits?: Record<string, number> | null;
  };
  const traits = row.traits ? (Object.fromEntries(TRAITS.map((t) => [t, row.traits![t]!])) as Traits) : null;
  return {
    id: row.id,
    source: row.source,
    task: row.task === 1 ? 1 : 2,
    promptId: row.prompt_id,
    prompt: row.prompt ?? '',
    essay: row.essay,
    overall: row.overall,
    traits,
    split,
  };
}

export function dataHash(essays: MarkedEssay[]): string {
  const hash = createHash('sha256');
  for (const essay of essays) hash.update(`${essay.id}\n${essay.essay}\n${essay.overall}\n`);
  return hash.digest('hex').slice(0, 16);
}

type OutOfFold = Record<string, { fold: number; view: number[]; others?: Record<string, number> }>;
export const readOutOfFold = (folder: URL): OutOfFold =>
  JSON.parse(readFileSync(new URL('out-of-fold.json', folder), 'utf8'));
