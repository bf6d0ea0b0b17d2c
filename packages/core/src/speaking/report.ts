import type { SpeakingPart } from './parts.ts';

/** What is said about a sitting. Every second counts from the beginning of that answer's recording. */

export type Both = { en: string; zh: string };

/** fc fluency and coherence, lr lexical resource, gra grammatical range and accuracy, p pronunciation. */
export const SPEAKING_CRITERIA = ['fc', 'lr', 'gra', 'p'] as const;
export type SpeakingCriterion = (typeof SPEAKING_CRITERIA)[number];

/** Why there is no band. */
export const NO_BAND_REASONS = ['no_speech', 'too_short', 'not_english', 'off_topic', 'unclear', 'failed'] as const;
export type NoBandReason = (typeof NO_BAND_REASONS)[number];

/** Why one answer was not assessed. */
export const NO_ANSWER_REASONS = ['silence', 'noise', 'too_short', 'not_english', 'unclear', 'failed'] as const;
export type NoAnswerReason = (typeof NO_ANSWER_REASONS)[number];

/** What a reason rests on: words of an answer, with the very seconds to play. */
export type SpokenQuote = { answer: number; from: number; to: number; text: string };

export type SpokenReason = { code: string; good: boolean; text: Both; quote: SpokenQuote | null };

export type SpeakingBand = {
  /** null: none can be given, and the report says why. */
  band: number | null;
  /** Where the band probably lies; both null without a band. */
  from: number | null;
  to: number | null;
};

export type CriterionReport = SpeakingBand & { criterion: SpeakingCriterion; reasons: SpokenReason[] };

/** `own`: as the learner has put it right. */
export type SpokenWord = { text: string; from: number; to: number; confidence: number; own?: boolean | undefined };
export type SpokenPause = { from: number; to: number; inside_clause: boolean };
export type SpokenPlace = { from: number; to: number; text: string };

export type SpokenSlip = SpokenPlace & {
  kind: string;
  rule: string;
  /** What would be right in place of `text`; '' where only the place is known. */
  better: string;
  /** false: a question ("check this"), never an error. */
  certain: boolean;
  explanation: Both;
};

export type WordToCheck = SpokenPlace & { confidence: number; advice: Both };

export type BetterSentence = SpokenPlace & { better: string; changes: { from: string; to: string; why: Both }[] };

export type SpokenVocabulary = {
  words: number;
  distinct: number;
  /** Share of content words beyond the commonest two thousand, 0-1. */
  less_common: number;
  /** Good choices of the learner's own. */
  good: SpokenPlace[];
  /** Plain words said again and again, with what could stand for them. */
  repeated: { word: string; times: number; better: string[] }[];
};

export type AnswerReport = {
  order: number;
  part: SpeakingPart;
  /** '' where it was assessed. */
  reason: NoAnswerReason | '';
  why: Both | null;
  seconds: number;
  /** Of it with a voice. */
  speech_seconds: number;
  words: SpokenWord[];
  pauses: SpokenPause[];
  fillers: SpokenPlace[];
  repetitions: SpokenPlace[];
  /** Words a minute over the whole answer, pauses counted. */
  words_a_minute: number;
  length: { seconds: number; words: number; from: number; to: number; verdict: 'short' | 'good' | 'long' };
  relevance: { verdict: 'on' | 'unsure' | 'off'; missing: string[] };
  grammar: SpokenSlip[];
  vocabulary: SpokenVocabulary;
  check_words: WordToCheck[];
  better: BetterSentence[];
};

export type SpeakingFacts = {
  words: number;
  seconds: number;
  speech_seconds: number;
  words_a_minute: number;
  syllables_a_minute: number;
  /** Syllables between two pauses. */
  run: number;
  pauses_inside_a_minute: number;
  /** Of all pauses, those between clauses, 0-1. */
  pauses_between_share: number;
  silence_share: number;
  fillers_a_minute: number;
  repetitions: number;
  distinct_words: number;
  less_common: number;
  slips_a_hundred: number;
  /** Mean confidence of the recogniser, 0-1. */
  clearness: number;
};

export type NextStep = { code: string; text: Both; path: string };

export type SpeakingReport = {
  engine: string;
  estimated: true;
  overall: SpeakingBand & { reason: NoBandReason | ''; why: Both | null };
  criteria: CriterionReport[];
  facts: SpeakingFacts;
  answers: AnswerReport[];
  warnings: { code: string; text: Both }[];
  next: NextStep[];
};
