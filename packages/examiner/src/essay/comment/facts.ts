import type { Bands, TaskLoss } from '../bands/criteria.ts';
import type { Features } from '../features/measure.ts';
import type { Correction, EssayRequest, FigureCheck, ParagraphRole, QuestionPart, Remark } from '../report.ts';
import type { EssayText } from '../text/essay-text.ts';
import type { Tools } from '../tools.ts';

/** All that is known about an essay when the comments are written. */
export type Facts = {
  request: EssayRequest;
  essay: EssayText;
  own: EssayText;
  words: number;
  features: Features;
  topic: number;
  loss: TaskLoss;
  bands: Bands;
  corrections: Correction[];
  warnings: Remark[];
  tools: Tools;
  structure: ParagraphRole[];
  coverage: QuestionPart[];
  figureChecks: FigureCheck[];
};
export type Point = Remark & { good: boolean; weight: number; raise?: Remark };

export const point = (
  good: boolean,
  weight: number,
  zh: string,
  en: string,
  quote?: Remark['quote'],
  raise?: { zh: string; en: string },
): Point => ({
  good,
  weight,
  zh,
  en,
  ...(quote ? { quote } : {}),
  ...(raise ? { raise } : {}),
});
