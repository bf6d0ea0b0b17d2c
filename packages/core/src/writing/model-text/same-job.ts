import type { ModelEssay } from './annotate.ts';
import { sentencesOf } from './sentences.ts';

/** Sentences that do the same job in every essay, whatever its band: they can be set side by side. */
export const JOBS = ['position', 'overview', 'firstPoint', 'lastLine'] as const;
export type Job = (typeof JOBS)[number];

export type SameJob = { job: Job; lines: { band: number; text: string }[] };

/** Only jobs that at least two of the essays do. */
export function sameJobs(essays: readonly ModelEssay[]): SameJob[] {
  return JOBS.map((job) => ({
    job,
    lines: essays.flatMap((essay) => {
      const text = sentenceFor(essay, job);
      return text === null ? [] : [{ band: essay.band, text }];
    }),
  })).filter(({ lines }) => lines.length > 1);
}

function sentenceFor({ paragraphs }: ModelEssay, job: Job): string | null {
  const first = (role: string) => sentencesOf(paragraphs.find((one) => one.role === role)?.text ?? '');
  switch (job) {
    case 'position':
      // Without a conclusion it is a report or a letter, which takes no position.
      return paragraphs.some(({ role }) => role === 'conclusion') ? (first('introduction').at(-1)?.text ?? null) : null;
    case 'overview':
      return first('overview')[0]?.text ?? null;
    case 'firstPoint':
      return first('body')[0]?.text ?? null;
    case 'lastLine':
      return first('conclusion').at(-1)?.text ?? null;
  }
}
