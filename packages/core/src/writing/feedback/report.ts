import type { Criterion, ErrorKind } from '../error-kinds.ts';

/**
 * What the rules of this folder need to know of an examiner's report. Every place counts in the report's own text. The
 * full report fits these types; `| undefined` because it comes out of a checked answer.
 */
export type Both = { zh: string; en: string };
export type Place = { start: number; end: number };
export type Quote = Place & { text: string };

export type BandRange = { band: number; low: number; high: number };
export type Reason = Both & {
  quote?: Quote | undefined;
  good: boolean;
  better?: Both | undefined;
  /** Nothing was found for certain: the quoted place is where to begin. */
  open?: true | undefined;
};
export type CriterionReport = BandRange & { reasons: readonly Reason[]; raise: Both };
export type Correction = Place & {
  original: string;
  replacement: string;
  kind: ErrorKind;
  rule: string;
  certain: boolean;
  explanation: Both;
};
export type DiffPiece = { kind: 'same' | 'removed' | 'added'; text: string };

export type Report = {
  text: string;
  overall: BandRange;
  criteria: Record<Criterion, CriterionReport>;
  corrections: readonly Correction[];
  good: readonly (Both & { quote?: Quote | undefined })[];
};

/** Which criterion an examiner would count a slip under. */
const CRITERION_OF: Record<ErrorKind, Criterion> = {
  spelling: 'lr',
  phrase: 'lr',
  linking: 'cc',
  capital: 'gra',
  punctuation: 'gra',
  article: 'gra',
  number: 'gra',
  agreement: 'gra',
  verb: 'gra',
  preposition: 'gra',
  comparison: 'gra',
};

export const criterionOf = (kind: ErrorKind): Criterion => CRITERION_OF[kind];

export const within = (inner: Place, outer: Place): boolean => inner.start >= outer.start && inner.end <= outer.end;
