/** What is asked of one reading of one sentence. `audio` is 16 kHz mono. */
export type SentenceRequest = {
  audio: Float32Array;
  text: string;
  accent: Accent;
  /** How long the model recording of the sentence takes; the learner's pace is held against it. */
  modelSeconds?: number;
};
export type Accent = 'uk' | 'us';

/** Why a recording got no score. */
export type NotAssessed =
  | 'silence'
  | 'noise'
  | 'too_short'
  | 'too_long'
  /** Speech that is not this sentence: another one, or another language. */
  | 'wrong_sentence'
  /** Nothing in the text that could be read aloud. */
  | 'no_words';

/** Integers from 0 to 100. Not assessed: all zero, with the reason, and every word `said: false`. */
export type SentenceScore = {
  total_score: number;
  pron_accuracy: number;
  pron_fluency: number;
  pron_completion: number;
  words: WordScore[];
} & ({ assessed: 1; reason: null } | { assessed: 0; reason: NotAssessed });

export type WordScore = {
  /** As the text writes it, without its punctuation. */
  word: string;
  /** Seconds in the recording; both zero when the word was not heard. */
  from: number;
  to: number;
  score: number;
  said: boolean;
  phones: PhoneScore[];
  /** What to do about it; `advice/sentences.ts` has the words. Nothing is told that could not be measured. */
  advice?: AdviceKey;
};

export type PhoneScore = {
  /** In the letters of a dictionary (IPA). */
  phone: string;
  /** What fits better there: for the curious, not for a verdict. */
  heard?: string;
  score: number;
  advice?: AdviceKey;
};

export const ADVICE_KEYS = [
  'word_missed',
  'check_word',
  'th',
  'v_w',
  'r_l',
  'final_consonant',
  'vowel_length',
] as const;
export type AdviceKey = (typeof ADVICE_KEYS)[number];
