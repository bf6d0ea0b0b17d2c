import { CRITERIA, ERROR_KINDS } from '@ninefold/core/writing/error-kinds';
import { z } from 'zod';
import { calls } from '../call.ts';
import { BandOrNone, Flag, Id, Line, PageSize, Seconds, Text } from '../fields.ts';
import { Both } from '../practice/paper.ts';
import { Bands, EssayPaper, EssayRow, PaperId, Status, Step, Task } from './fields.ts';
import { EssayReport } from './report.ts';

/** `/api/writing/*` around a report: reading it, arguing with it, comparing drafts. */

const OneRecord = z.strictObject({ record_id: Id });
/** A draft, or the newest scored one of a question. */
const RecordOrPaper = z
  .strictObject({ record_id: Id.optional(), paper_id: Id.optional() })
  .refine(({ record_id, paper_id }) => (record_id === undefined) !== (paper_id === undefined), {
    message: 'record_id or paper_id',
    path: ['record_id'],
  });

/** What was written about, and what was written. */
export const PracticeInfo = z.object({
  title: Both,
  /** The question. */
  problem: z.string(),
  /** The essay as it was handed in. */
  content: z.string(),
  /** The same without what nobody can see: the places of a report count in it. */
  text: z.string(),
  outline: z.string(),
  /** The share id; '' while it is not shared. */
  encode_id: z.string(),
  paper: EssayPaper,
});
export type PracticeInfo = z.output<typeof PracticeInfo>;

/** What a choice is about: `120-124:article-a-an` for a correction (start-end:rule), `tr:0` for a reason, or a criterion. */
const About = Line(120, 1);
export const CHOICES = ['taken', 'left', 'disagree'] as const;

/** What the learner said to one thing of a report; "disagree" is counted and shown to the operator. */
const Choice = z.object({ about: z.string(), choice: z.enum(CHOICES), words: z.string(), create_time: Seconds });
export type Choice = z.output<typeof Choice>;

/** One thing to do, in the order of what it would bring. */
const Gain = z.object({
  criterion: z.enum(CRITERIA),
  /** Half a band of the criterion is worth this much of the overall band. */
  gain: z.number(),
  advice: Both,
  /** How many places in the essay show it. */
  places: z.int().nonnegative(),
});

export const ScoreDetail = z.object({
  record_id: Id,
  /** 0 before the first scoring. */
  scoring_id: z.int().nonnegative(),
  paper_id: PaperId,
  prompt_id: PaperId,
  task: Task,
  status: Status,
  step: Step,
  draft: z.int().positive(),
  of_record: z.int().nonnegative(),
  words: z.int().nonnegative(),
  duration: z.int().nonnegative(),
  handed_in_time: Seconds,
  /** null while there is no report: not scored yet, being scored, or failed. */
  scoreDetail: EssayReport.nullable(),
  /** The engine that made this report, and the one that runs now. */
  engine: z.string(),
  engine_now: z.string(),
  scored_time: Seconds,
  /** At most three, ordered by gain. */
  gains: z.array(Gain).max(3),
  /** A written essay of the pack at the band just above; '' where there is none. */
  modelText: z.string(),
  modelBand: BandOrNone,
  /** 1: modelText may be shown (there is one, and the essay was scored). */
  showModelText: Flag,
  markFinished: Flag,
  /** 1: a newer engine is there, and the learner may have it scored again. */
  needRemark: Flag,
  /** 0 on shared pages. */
  needAuth: Flag,
  choices: z.array(Choice),
  /** What of this report stands in the book of mistakes. */
  mistakes: z.array(Id),
  /** All drafts of the question, oldest first. */
  drafts: z.array(EssayRow),
});
export type ScoreDetail = z.output<typeof ScoreDetail>;

/** Sentence by sentence: as written, corrected, and better where the engine has a plainer or richer wording. */
const FeedbackDiff = z.object({
  start: z.int().nonnegative(),
  end: z.int().nonnegative(),
  original: z.string(),
  corrected: z.string(),
  /** '' where nothing better is known than the corrected sentence. */
  better: z.string(),
  pieces: z.array(z.object({ kind: z.enum(['same', 'removed', 'added']), text: z.string() })),
  /** What was changed and why. */
  notes: z.array(z.object({ kind: z.enum(ERROR_KINDS), certain: z.boolean(), explanation: Both })),
});

const Movement = z.object({
  criterion: z.enum([...CRITERIA, 'overall']),
  from: BandOrNone,
  to: BandOrNone,
  first: BandOrNone,
});

const Compared = z.object({
  record_id: Id,
  draft: z.int().positive(),
  text: z.string(),
  words: z.int(),
  bands: Bands.nullable(),
  /** null: this draft has no report yet; its text can be compared all the same. */
  report: EssayReport.nullable(),
  choices: z.array(Choice),
  last_time: Seconds,
});

export const exerciseCompare = calls({
  getCompareEssay: {
    summary: 'A draft beside an earlier one of the same question: both texts, both reports, the movement of every band',
    access: 'visitor',
    /** `with`: the earlier draft; left out: the scored one before it. */
    input: z.strictObject({ id: Id, with: Id.optional() }),
    output: z.object({
      from: Compared,
      to: Compared,
      movements: z.array(Movement),
      /** All drafts of the question with their bands, oldest first: the first one is the line on every chart. */
      drafts: z.array(EssayRow),
    }),
  },
});

export const writingFeedback = calls({
  getTopicInfo: {
    summary: 'What a draft is about and what was written',
    access: 'visitor',
    input: OneRecord,
    output: PracticeInfo,
  },
  getScoreDetail: {
    summary: 'The report of a scored draft, with what would raise it and the model text at the band just above',
    access: 'visitor',
    input: RecordOrPaper,
    output: ScoreDetail,
  },
  getFeedbackDiff: {
    summary: 'The essay sentence by sentence: original, corrected, better',
    access: 'visitor',
    input: OneRecord,
    output: z.object({ feedbackDiff: z.array(FeedbackDiff) }),
  },
  saveChoice: {
    summary: "Take a correction into the next draft, leave it, or disagree; '' takes the choice back",
    access: 'visitor',
    input: z.strictObject({
      record_id: Id,
      about: About,
      choice: z.enum([...CHOICES, '']),
      words: Text(500).default(''),
    }),
    output: z.object({ choices: z.array(Choice) }),
  },
  getDisagreementList: {
    summary: 'For the operator: what learners disagree with, newest first, and how often each rule is disputed',
    access: 'operator',
    input: z.strictObject({ before: Id.optional(), page_size: PageSize(20) }),
    output: z.object({
      list: z.array(
        z.object({
          id: Id,
          about: z.string(),
          words: z.string(),
          record_id: Id,
          engine: z.string(),
          rule: z.string(),
          original: z.string(),
          replacement: z.string(),
          sentence: z.string(),
          create_time: Seconds,
        }),
      ),
      has_more: Flag,
      /** `shown`: how often the rule was applied in all reports. */
      rules: z.array(z.object({ rule: z.string(), disputed: z.int(), shown: z.int() })),
    }),
  },
});
