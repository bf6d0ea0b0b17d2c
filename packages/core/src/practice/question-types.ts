import type { PractisedSkill } from './practised-skills.ts';

/** Every official question type as data. No zod here: the page needs this table too. */

/** How it is answered: one option, several options, an item given an option of a list, or typed words. */
export type Interaction = 'choice' | 'choices' | 'match' | 'gap';
/** What the questions are set in; a group without a body prints its questions one under the other. */
type Layout = 'text' | 'notes' | 'form' | 'table' | 'flow' | 'picture';

type TypeFacts = {
  interaction: Interaction;
  skills: readonly PractisedSkill[];
  /** Empty: never has a body. */
  layouts: readonly Layout[];
  /** In the exam these follow the text from top to bottom. */
  inOrder: boolean;
};

const BOTH = ['reading', 'listening'] as const;
const READING = ['reading'] as const;
const LISTENING = ['listening'] as const;

const facts = (
  interaction: Interaction,
  skills: readonly PractisedSkill[],
  layouts: readonly Layout[],
  inOrder: boolean,
): TypeFacts => ({ interaction, skills, layouts, inOrder });

const QUESTION_TYPES = {
  'mcq-single': facts('choice', BOTH, [], true),
  'mcq-multi': facts('choices', BOTH, [], false),
  tfng: facts('choice', READING, [], true),
  ynng: facts('choice', READING, [], true),
  'matching-information': facts('match', READING, [], false),
  'matching-headings': facts('match', READING, [], false),
  'matching-features': facts('match', BOTH, [], false),
  'matching-sentence-endings': facts('match', READING, [], true),
  classification: facts('match', BOTH, [], false),
  'sentence-completion': facts('gap', BOTH, ['text'], true),
  'summary-completion': facts('gap', BOTH, ['text'], false),
  'summary-completion-bank': facts('match', BOTH, ['text'], false),
  'note-completion': facts('gap', BOTH, ['notes'], true),
  'form-completion': facts('gap', LISTENING, ['form'], true),
  'table-completion': facts('gap', BOTH, ['table'], false),
  'flow-chart-completion': facts('gap', BOTH, ['flow'], true),
  'flow-chart-completion-bank': facts('match', BOTH, ['flow'], true),
  'diagram-labelling': facts('gap', BOTH, ['picture'], false),
  'diagram-labelling-bank': facts('match', BOTH, ['picture'], false),
  'plan-labelling': facts('match', LISTENING, ['picture'], false),
  'map-labelling': facts('match', LISTENING, ['picture'], false),
  'short-answer': facts('gap', BOTH, [], true),
} as const satisfies Record<string, TypeFacts>;

export type QuestionType = keyof typeof QUESTION_TYPES;

export const questionTypes = Object.keys(QUESTION_TYPES) as QuestionType[];

/** Widened, so that callers may ask about any value without fighting the literal types. */
export const factsOf = (type: QuestionType): TypeFacts => QUESTION_TYPES[type];

/** TRUE and YES are words YAML and spreadsheets like to turn into booleans; the keys are initials. */
export const VERDICTS = { tfng: ['T', 'F', 'NG'], ynng: ['Y', 'N', 'NG'] } as const;

export const isVerdictType = (type: QuestionType): type is keyof typeof VERDICTS => type === 'tfng' || type === 'ynng';
