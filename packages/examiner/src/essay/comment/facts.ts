import type { Bands, TaskLoss } from '../bands/criteria.ts';
import type { Features } from '../features/measure.ts';
import type { Doubt } from '../grammar-tagger/tagger.ts';
import type { Margin } from '../model/margin.ts';
import type {
  Both,
  Correction,
  EssayRequest,
  FigureCheck,
  KeyFeature,
  ParagraphRole,
  QuestionPart,
  Remark,
  Upgrade,
} from '../report.ts';
import type { EssayText, Place, Sentence } from '../text/essay-text.ts';
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
  keyFeatures: KeyFeature[];
  upgrades: Upgrade[];
  /** What the report tells the learner to take out. */
  unwanted: Sentence[];
  /** Words at which the tagger is not quite sure that nothing is wrong; not known where no tagger reads. */
  suspected?: readonly Doubt[];
  /** What a teacher may write beside each sentence of `essay`; not known where no reader of meaning reads. */
  margin?: readonly Margin[];
};

/** One thing to say about a criterion. The heavier, the sooner it is said. */
export type Point = Remark & { good: boolean; weight: number; better?: Both };

export const praise = (weight: number, zh: string, en: string, quote: Remark['quote']): Point => ({
  good: true,
  weight,
  zh,
  en,
  ...(quote ? { quote } : {}),
});
export const weakness = (weight: number, zh: string, en: string, quote: Remark['quote'], better: Both): Point => ({
  good: false,
  weight,
  zh,
  en,
  better,
  ...(quote ? { quote } : {}),
});

/** Nothing in it was corrected or questioned: only such a sentence may be praised or shown as a model. */
export const isClean = (corrections: Correction[], { start, end }: Place): boolean =>
  !corrections.some((one) => one.start >= start && one.end <= end + 1);

/** Somebody looked closely at this place and had no doubt as large as this one. */
export const isUnsuspected = ({ suspected }: Pick<Facts, 'suspected'>, { start, end }: Place, least = 0): boolean =>
  suspected !== undefined && !suspected.some((one) => one.chance >= least && one.start <= end && one.end >= start);

/** The sentences of a paragraph. */
export const inside = ({ essay }: Pick<Facts, 'essay'>, { start, end }: Place): Sentence[] =>
  essay.sentences.filter((one) => one.start >= start && one.end <= end);
