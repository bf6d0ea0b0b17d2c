import { MISTAKE_SKILLS, MISTAKE_STATES, type MistakeKind, mistakeKinds } from '@ninefold/core/mistakes/kinds';
import { REPORT_KINDS } from '@ninefold/core/speaking/parts';
import { z } from 'zod';
import { Flag, Id, Line, Seconds } from '../fields.ts';
import { Both, QuestionTypeName } from '../practice/paper.ts';

/** One mistake and where it was made. */

export const Kind = z.enum(mistakeKinds as [MistakeKind, ...MistakeKind[]]);
export const SkillName = z.enum(MISTAKE_SKILLS);
export const State = z.enum(MISTAKE_STATES);
/** A day of the learner's own calendar: 2026-11-17. */
export const Day = z.string();

export const Mistake = z.object({
  id: Id,
  kind: Kind,
  skill: SkillName,
  /** Of a question; '' for what is none. */
  type: z.union([QuestionTypeName, z.literal('')]),
  state: State,
  /** '' until it is closed; was_right: a challenge was accepted. */
  closed_as: z.enum(['', 'mended', 'was_right']),
  removed: Flag,
  /** How often it was lost. */
  seen: z.int().positive(),
  first_seen: Seconds,
  last_seen: Seconds,
  due: Day,
  /** Right tries that count, since it was last lost. */
  rights: z.array(Day),
  /** The first day on which a right answer would close it; '' while more than one is missing. */
  closing_day: Day,
});

/** Where it was made, as its owner tells it; the newest place where there are several. */
const Place = z.discriminatedUnion('source', [
  z.object({
    source: z.literal('attempt'),
    attempt_id: Id,
    key: z.string(),
    /** Numbers of the question in that attempt. */
    n: z.array(z.int()),
    /** Of the set or paper that was sat, and of the paper with the question. */
    title: Both,
    paper: Both,
    /** Of the question itself; '' for a gap. */
    text: z.string(),
  }),
  z.object({ source: z.literal('word'), vocabulary_id: Id, word: z.string() }),
  z.object({
    source: z.literal('essay'),
    record_id: Id,
    /** 0: a question of the learner's own. */
    paper_id: z.int().nonnegative(),
    task: z.union([z.literal(1), z.literal(2)]),
    title: Both,
    /** The learner's own sentence; '' where it is about the whole essay. */
    sentence: z.string(),
    /** In the text of the report; 0 and 0 where it is about the whole essay. */
    start: z.int().nonnegative(),
    end: z.int().nonnegative(),
  }),
  z.object({
    source: z.literal('training'),
    training_id: Id,
    /** 0: a drill of one type of question. */
    collection_id: z.int().nonnegative(),
    item: z.string(),
    n: z.array(z.int()),
    title: Both,
    /** What was asked, in one line; '' for what is only heard. */
    text: z.string(),
  }),
  /** A sentence that was dictated; its words would tell what is right. */
  z.object({
    source: z.literal('dictation'),
    dictation_id: Id,
    /** The sentence, and of a misspelt word its place in it: 4, 4.2. */
    part: z.string(),
    paper_id: Id,
    order: z.int().positive(),
    title: Both,
  }),
  /** Something said in a sitting of speaking: `/speaking_report/{kind}/{record_id}` plays it. */
  z.object({
    source: z.literal('speaking'),
    record_id: Id,
    kind: z.enum(REPORT_KINDS),
    /** In the sitting: 1010:g0 a slip, 1010:w2 a word to check, pauses, fillers. */
    part: z.string(),
    title: Both,
    /** What was said; '' where it is about the whole sitting. */
    text: z.string(),
    /** Seconds in that answer's recording; 0 and 0 where it is about the whole sitting. */
    from: z.number().nonnegative(),
    to: z.number().nonnegative(),
  }),
  /** A word of a sentence that was read aloud: `/listening-enhance/{paper_id}` has the sentence. */
  z.object({
    source: z.literal('reading'),
    reading_id: Id,
    /** Section, sentence and word: 31.4.7. */
    part: z.string(),
    paper_id: Id,
    order: z.int().positive(),
    title: Both,
    word: z.string(),
  }),
]);

/** As much of a place as tells it from every other. */
export const AttemptPlace = z.strictObject({ attempt_id: Id, key: Line(64, 1) });
export const WordPlace = z.strictObject({ vocabulary_id: Id });
export const EssayPlace = z.strictObject({
  record_id: Id,
  start: z.int().nonnegative(),
  end: z.int().nonnegative(),
});

export const TrainingPlace = z.strictObject({ training_id: Id, item: Line(64, 1) });
export const SpeakingPlace = z.strictObject({ speaking_id: Id, part: Line(24, 1) });
export const ReadingPlace = z.strictObject({ reading_id: Id, part: Line(32, 1) });
export const DictationPlace = z.strictObject({ dictation_id: Id, part: Line(16, 1) });

export const Row = Mistake.extend({ place: Place });
export type MistakeRow = z.output<typeof Row>;
export type MistakePlace = z.output<typeof Place>;
