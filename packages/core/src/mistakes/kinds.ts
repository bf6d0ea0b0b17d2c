import type { Skill } from '../skills.ts';

/** Every kind of mistake as data. No zod here: the page needs this table too. */

/** How a mistake is practised. */
export type DrillForm = 'question' | 'typed' | 'word' | 'dictation' | 'correction' | 'follow_read' | 'exercise';

export type ClosingRule = {
  /** Right tries it takes, one after the other. */
  tries: number;
  /**
   * A rule or a sound is not learned by heart in one sentence: each right try must be in another one, and where there is
   * no other one on another day.
   */
  differentSentences: boolean;
};

type KindFacts = {
  /** null: not practised by a card of today's ten. */
  form: DrillForm | null;
  /** What one card takes. */
  minutes: number;
  /** What a mark of it is worth in the exam: a word that was looked up has cost none yet. */
  marks: number;
  closing: ClosingRule;
};

const TWICE: ClosingRule = { tries: 2, differentSentences: false };
const THREE_SENTENCES: ClosingRule = { tries: 3, differentSentences: true };

const facts = (form: DrillForm | null, minutes: number, marks: number, closing = TWICE): KindFacts => ({
  form,
  minutes,
  marks,
  closing,
});

export const MISTAKE_KINDS = {
  /** A question lost, whatever the reason, unless one of the kinds below says it better. */
  question: facts('question', 1.5, 1),
  not_reached: facts('question', 1.5, 1),
  changed: facts('question', 1.5, 1),
  spelling: facts('typed', 0.4, 1),
  plural: facts('typed', 0.4, 1),
  over_limit: facts('question', 1, 1),
  word: facts('word', 0.3, 0.15),
  /** An exercise of a training set, asked again as it was there. */
  exercise: facts('exercise', 0.7, 0.3),
  // Reported by essays: a rule, a plain word, and what the answer to the question lacked.
  grammar: facts('correction', 0.7, 0.5, THREE_SENTENCES),
  word_choice: facts('correction', 0.7, 0.3),
  task: facts(null, 10, 1),
  /** A sentence of a dictation with words that were not heard. */
  misheard: facts('dictation', 0.7, 0.5),
  /** A word that was not clear, said in an answer or read aloud: read aloud again, in its sentence. */
  sound: facts('follow_read', 0.7, 0.3, THREE_SENTENCES),
  // Reported by speaking and mended by speaking again, from the report, so no card of the ten asks it.
  fluency: facts(null, 3, 0.3),
} as const satisfies Record<string, KindFacts>;

export type MistakeKind = keyof typeof MISTAKE_KINDS;
export const mistakeKinds = Object.keys(MISTAKE_KINDS) as MistakeKind[];

export const factsOfKind = (kind: MistakeKind): KindFacts => MISTAKE_KINDS[kind];

export const MISTAKE_STATES = ['open', 'practised', 'closed'] as const;
export type MistakeState = (typeof MISTAKE_STATES)[number];

/** Words belong to no skill of the exam. */
export const MISTAKE_SKILLS = ['listening', 'reading', 'writing', 'speaking', 'words'] as const;
export type MistakeSkill = Skill | 'words';

/**
 * Who owns what a mistake points to: an attempt and a question of it, a word of the dictionary, a draft and a place in
 * it, a record of training and an item of it, a dictation and a sentence of it, a sitting of speaking and an answer, a
 * reading of a sentence and a word of it.
 */
export type EvidenceSource = 'attempt' | 'word' | 'essay' | 'training' | 'dictation' | 'speaking' | 'reading';
