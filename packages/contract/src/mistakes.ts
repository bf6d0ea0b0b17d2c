import { MISTAKE_SKILLS, MISTAKE_STATES, type MistakeKind, mistakeKinds } from '@ninefold/core/mistakes/kinds';
import { TRY_VERDICTS } from '@ninefold/core/mistakes/tries';
import { z } from 'zod';
import { calls } from './call.ts';
import { Flag, Id, Line, Nothing, PageSize, Seconds } from './fields.ts';
import { AnswerValue } from './practice/attempt-state.ts';
import { Both, Paper, QuestionTypeName } from './practice/paper.ts';
import { QuestionResult } from './practice/result.ts';
import { Word } from './vocabulary/word.ts';

/** `/api/mistakes/*`: every lost mark as one small thing to be mended, brought back until it is. */

const Kind = z.enum(mistakeKinds as [MistakeKind, ...MistakeKind[]]);
const SkillName = z.enum(MISTAKE_SKILLS);
const State = z.enum(MISTAKE_STATES);
/** A day of the learner's own calendar: 2026-11-17. */
const Day = z.string();

const Mistake = z.object({
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
]);

/** As much of a place as tells it from every other. */
const AttemptPlace = z.strictObject({ attempt_id: Id, key: Line(64, 1) });
const WordPlace = z.strictObject({ vocabulary_id: Id });

const Row = Mistake.extend({ place: Place });
export type MistakeRow = z.output<typeof Row>;
export type MistakePlace = z.output<typeof Place>;

/** A stretch of the recording. */
const Clip = z.object({ url: z.string(), from: z.number(), to: z.number() });

/** A question alone: its paper cut down to what it needs, without key and without the answer it was lost with. */
const QuestionDrill = { paper: Paper, key: z.string(), clip: Clip.nullable() };

/** What is put before the learner. Nothing in it tells what is right. */
const Drill = z.discriminatedUnion('form', [
  z.object({
    form: z.literal('question'),
    ...QuestionDrill,
    /** A question that was not reached is asked against a clock; 0 without. */
    seconds: z.int().nonnegative(),
  }),
  /** `hint`: the first letter of each word; the rest is for the learner to spell. */
  z.object({ form: z.literal('typed'), ...QuestionDrill, hint: z.string() }),
  z.object({
    form: z.literal('word'),
    word: Word.pick({ id: true, name: true, uk_ipa: true, us_ipa: true, uk_audio: true, us_audio: true }),
    /** Meanings to choose from; the Chinese of the chosen one is sent. `en` is '' where nobody has defined the word. */
    choices: z.array(Both),
  }),
  /** The learner's own sentence: what should stand between `start` and `end` of it? */
  z.object({
    form: z.literal('correction'),
    sentence: z.string(),
    start: z.int().nonnegative(),
    end: z.int().nonnegative(),
    /** What kind of slip it is, by the examiner's name for it; '' for a plain word that has a better one. */
    slip: z.string(),
  }),
]);
export type Drill = z.output<typeof Drill>;
export type DrillOf<F extends Drill['form']> = Extract<Drill, { form: F }>;

const Card = Row.extend({ drill: Drill });
export type MistakeCard = z.output<typeof Card>;

/** What may be told once it was answered, or to whoever wants to look. */
const Solution = z.discriminatedUnion('form', [
  z.object({
    form: z.literal('question'),
    /** As the review tells it, with the answer that was given now. */
    question: QuestionResult,
    /** What it was lost with, and why. */
    last_given: z.array(z.string()),
    last_reason: QuestionResult.shape.reason,
    paper: Paper,
    clip: Clip.nullable(),
  }),
  z.object({ form: z.literal('word'), word: Word, meaning: z.string() }),
  z.object({
    form: z.literal('correction'),
    sentence: z.string(),
    start: z.int().nonnegative(),
    end: z.int().nonnegative(),
    slip: z.string(),
    /** What fits there; the first is shown as the answer. */
    answers: z.array(z.string()),
    explanation: Both,
  }),
  /** What the answer to the question lacked, and what would be better. */
  z.object({
    form: z.literal('advice'),
    criterion: z.string(),
    quote: z.string(),
    comment: Both,
    better: Both.nullable(),
  }),
]);
export type Solution = z.output<typeof Solution>;

const Try = z.object({ at: Seconds, right: Flag, verdict: z.enum(TRY_VERDICTS) });

const Answered = z.object({
  mistake: Mistake,
  right: Flag,
  /** What the try was worth, and why a right one may be worth nothing. */
  verdict: z.enum(TRY_VERDICTS),
  solution: Solution,
  /** Still open of the same skill and kind, this one left out. */
  others_open: z.int().nonnegative(),
});
export type Answered = z.output<typeof Answered>;

/** Eight numbers, oldest week first; the last one is the week that goes on. */
const Weeks = z.array(z.int()).length(8);

const SummaryRow = z.object({
  skill: SkillName,
  kind: Kind,
  open: z.int().nonnegative(),
  practised: z.int().nonnegative(),
  closed: z.int().nonnegative(),
  /** Open at the end of each week. */
  trend: Weeks,
  /** The type with the most open ones; '' where there are no types. */
  main_type: z.union([QuestionTypeName, z.literal('')]),
  main_open: z.int().nonnegative(),
});
export type SummaryRow = z.output<typeof SummaryRow>;

const Ids = z.strictObject({ ids: z.array(Id).min(1).max(100) });
const Changed = z.object({ changed: z.int().nonnegative() });

export const mistakes = calls({
  getToday: {
    summary:
      'Today’s ten as cards, those not answered yet; or ten of one kind, or those of one attempt or essay, due or not',
    access: 'visitor',
    input: z
      .strictObject({
        skill: SkillName.optional(),
        kind: Kind.optional(),
        attempt_id: Id.optional(),
        /** Those found in one essay. */
        record_id: Id.optional(),
      })
      .refine(({ skill, kind }) => (skill === undefined) === (kind === undefined), {
        message: 'skill and kind go together',
        path: ['kind'],
      }),
    output: z.object({
      day: Day,
      list: z.array(Card),
      /** Of today's ten, how many have been answered today. */
      done: z.int().nonnegative(),
      minutes: z.int().nonnegative(),
    }),
  },
  getDue: {
    summary: 'How much of today’s ten is left, by skill; asking chooses nothing',
    access: 'visitor',
    input: Nothing,
    output: z.object({
      day: Day,
      /** One for each card, in their order. */
      skills: z.array(SkillName),
      done: z.int().nonnegative(),
      minutes: z.int().nonnegative(),
    }),
  },
  getSummary: {
    summary: 'By skill and kind: open, practised, closed, and eight weeks of them',
    access: 'visitor',
    input: Nothing,
    output: z.object({
      rows: z.array(SummaryRow),
      /** Mondays. */
      weeks: z.array(Day).length(8),
      open: Weeks,
      /** Mended in each week. */
      closed: Weeks,
      /** How many were taken out and can be put back. */
      removed: z.int().nonnegative(),
    }),
  },
  getList: {
    summary: 'One kind in one state, those of an attempt, or those taken out; newest first, before: the last id seen',
    access: 'visitor',
    input: z
      .strictObject({
        skill: SkillName.optional(),
        kind: Kind.optional(),
        state: State.default('open'),
        attempt_id: Id.optional(),
        removed: Flag.default(0),
        before: Id.optional(),
        page_size: PageSize(20),
        /** With what is right, to be printed or exported: whoever asks for it has seen the key of every one. */
        with_solutions: Flag.default(0),
      })
      .refine(
        ({ skill, kind, attempt_id, removed }) =>
          [skill !== undefined && kind !== undefined, attempt_id !== undefined, removed === 1].filter(Boolean)
            .length === 1,
        { message: 'exactly one of skill with kind, attempt_id, removed', path: ['kind'] },
      ),
    output: z.object({ list: z.array(Row.extend({ solution: Solution.optional() })), has_more: Flag }),
  },
  getInfo: {
    summary: 'One mistake with its evidence and its tries; whoever opens it has seen the key',
    access: 'visitor',
    input: z.strictObject({ id: Id }),
    output: Row.extend({ solution: Solution, tries: z.array(Try) }),
  },
  answer: {
    summary: 'Answer a card; the same key again gets the first answer. No value: could not remember, which is wrong',
    access: 'visitor',
    input: z.strictObject({
      id: Id,
      key: Line(64, 8),
      value: AnswerValue.optional(),
      /** Who gave it, where it was kept on a device: it is refused under any account but theirs, a guest's new one included. */
      by: Id.optional(),
      /** Where the mistake was made: a log-in in between may have joined it with one the account had. */
      place: z.union([AttemptPlace, WordPlace]).optional(),
    }),
    output: Answered,
  },
  remove: {
    summary: 'Take mistakes out of the book; those of somebody else are not there',
    access: 'visitor',
    input: Ids,
    output: Changed,
  },
  putBack: {
    summary: 'Put mistakes back that were taken out',
    access: 'visitor',
    input: Ids,
    output: Changed,
  },
});
