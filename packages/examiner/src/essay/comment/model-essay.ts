import type { TaskMaterial } from '../report.ts';
import type { Facts } from './facts.ts';

type ModelEssay = NonNullable<TaskMaterial['essays']>[number];
/** Below this the pack's essays hold errors: they teach, but are no models. */
const FAULTLESS = 8;

/** The best of the finished essays on this question, if it is better than this one. */
export function modelEssay({ request, bands }: Pick<Facts, 'request' | 'bands'>): ModelEssay | null {
  const [best] = [...(request.material?.essays ?? [])].sort((a, b) => b.band - a.band);
  // Where the pack has a 9, its 8 is still allowed a slip.
  return best && best.band >= FAULTLESS && best.band > bands.overall.band ? best : null;
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
