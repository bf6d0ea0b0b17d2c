import { PRACTISED_SKILLS } from '@ninefold/core/practice/practised-skills';
import { z } from 'zod';
import { Flag, Id, Line, Seconds, Text } from '../fields.ts';
import { Both, Paper, RunningOrder } from './paper.ts';

/** An attempt as both sides hold it: what was answered, by whom, at which revision. */

/** Paper id and question key: `31.q7`. Everything about a question is filed under it. */
export const QuestionKey = z.string().regex(/^\d{1,16}\.q[0-9a-z]{1,16}$/, 'must be paper.question, such as 31.q7');

/** An option key, typed words, or several option keys; '' or [] is no answer. */
export const AnswerValue = z.union([Text(200), z.array(Text(8)).max(10)]);
export type AnswerValue = z.output<typeof AnswerValue>;
export const Answers = z.record(z.string(), z.union([z.string(), z.array(z.string())]));
export type Answers = z.output<typeof Answers>;

/** One tab of one device. A reload keeps it, a second tab has its own. */
export const Writer = Line(64, 8);

/** One answer given. Its id makes it happen once, however often it is sent. */
const Change = z.strictObject({
  id: Line(64, 8),
  key: QuestionKey,
  value: AnswerValue,
  /** When it was given, in ms by the page's clock; no rule may depend on it. */
  at: z.int().nonnegative().max(Number.MAX_SAFE_INTEGER).optional(),
});
export const Changes = z.array(Change).max(200);

/** Whatever JSON can say. The page owns its shape; the server only keeps it. */
type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
const AnyJson = z.unknown() as unknown as z.ZodType<Json>;

const MAX_ANNOTATIONS = 64 * 1024;
const MAX_DEPTH = 16;

/** Checked without recursion: a thousand nested brackets must be refused, not crash the server. */
function isShallow(annotations: unknown): boolean {
  let level = [annotations];
  for (let depth = 0; depth <= MAX_DEPTH; depth += 1) {
    level = level.flatMap((value) => (typeof value === 'object' && value !== null ? Object.values(value) : []));
    if (level.length === 0) return true;
  }
  return false;
}

/** NUL and lone surrogates show in JSON as escapes, and no database keeps them. */
const isStorable = (json: string) => !/\\u0000|\\ud[89a-f]../i.test(json);

/** What the learner added beside answers: highlights, notes, flags for review. The page owns its shape; the server keeps it. */
export const Annotations = z
  .record(z.string().max(64), AnyJson)
  .refine(isShallow, { error: 'is nested too deeply', abort: true })
  .refine((annotations) => JSON.stringify(annotations).length <= MAX_ANNOTATIONS, {
    error: 'is larger than 64 KB',
    abort: true,
  })
  .refine((annotations) => isStorable(JSON.stringify(annotations)), 'contains characters that cannot be stored');
export type Annotations = z.output<typeof Annotations>;
const StoredAnnotations = z.record(z.string(), AnyJson);

const Spent = z.object({ active: z.int().nonnegative(), groups: z.record(z.string(), z.int().nonnegative()) });

export const Attempt = z.object({
  id: Id,
  skill: z.enum(PRACTISED_SKILLS),
  mode: z.enum(['exam', 'practice']),
  exam_type: z.union([z.literal(1), z.literal(2)]),
  state: z.enum(['open', 'scoring', 'marked']),
  kind: z.enum(['paper', 'set', 'own']),
  /** The set or the single paper; 0 for an own set. */
  source_id: z.int().nonnegative(),
  title: Both,
  /** A complete test of 40 questions. */
  whole: Flag,
  /** Only these are asked (a redo of wrong ones); empty: all. */
  only: z.array(z.string()),
  of_attempt: z.int().nonnegative(),
  revision: z.int().nonnegative(),
  /** Which tab writes now; another one shows the attempt read-only until it takes over. */
  writer: z.string(),
  now: Seconds,
  started_at: Seconds,
  saved_at: Seconds,
  submitted_at: Seconds,
  /** When the learner's clock shows 0; 0 untimed. */
  ends_at: Seconds,
  /** The same independent of the page's clock: milliseconds left when this response was sent; -1 untimed. */
  left_ms: z.int().min(-1),
  /** Listening in exam mode: 120 to check, 600 to transfer; already inside `ends_at`. */
  check_seconds: z.int().nonnegative(),
  /** Listening in exam mode. It ends at `ends_at`, so the place in it is told by `left_ms` alone, on every device. */
  running: RunningOrder,
  papers: z.array(Paper),
  answers: Answers,
  annotations: StoredAnnotations,
  seconds: Spent,
  /** Practice mode: what was checked before handing in. */
  checked: z.array(z.string()),
});
export type Attempt = z.output<typeof Attempt>;

const Version = { revision: z.int().nonnegative(), saved_at: Seconds, now: Seconds };

export const SaveAnswer = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('saved'), ...Version, left_ms: z.int().min(-1) }),
  /** Nothing was written: `answers` and `annotations` are the server's, `yours` is what was refused. */
  z.object({
    outcome: z.literal('stale'),
    ...Version,
    writer: z.string(),
    answers: Answers,
    annotations: StoredAnnotations,
    yours: Answers,
  }),
  /** Handed in or closed by the clock; the result is ready. */
  z.object({ outcome: z.literal('closed'), ...Version, closed_by: z.enum(['learner', 'clock']) }),
]);
export type SaveAnswer = z.output<typeof SaveAnswer>;
