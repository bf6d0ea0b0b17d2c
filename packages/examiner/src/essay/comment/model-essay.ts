import type { TaskMaterial } from '../report.ts';
import type { Facts } from './facts.ts';

type ModelEssay = NonNullable<TaskMaterial['essays']>[number];
/** From here up the pack's essays hold no errors; what is below teaches, but is no model. */
const FAULTLESS = 8;

/** The plainest of the faultless essays on this question, if it is better than this one. */
export function modelEssay({ request, bands }: Pick<Facts, 'request' | 'bands'>): ModelEssay | null {
  const models = (request.material?.essays ?? []).filter((one) => one.band >= FAULTLESS);
  return [...models].sort((a, b) => a.band - b.band).find((one) => one.band > bands.overall.band) ?? null;
}

export const sentencesIn = (text: string): string[] =>
  text
    .split(/(?<=[.!?]["')]?)\s+(?=["'(]?[A-Z£$€])/)
    .map((one) => one.trim())
    .filter(Boolean);
export const firstSentence = (text: string): string => sentencesIn(text)[0] ?? text;

/** What the essay's paragraphs of one role say, in their order. */
export const paragraphsOf = (essay: ModelEssay, role: string): string[] =>
  essay.paragraphs.filter((one) => one.role === role).map((one) => one.text);
