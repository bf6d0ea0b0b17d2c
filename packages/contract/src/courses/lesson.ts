import { LONGEST_KEPT_MS, TASK_SUBMITS } from '@ninefold/core/courses/handed-in';
import { LONGEST_STAY, PART_KINDS } from '@ninefold/core/courses/lesson-progress';
import { LESSON_KINDS } from '@ninefold/core/courses/lessons';
import { z } from 'zod';
import { Flag, Id, Seconds, Text } from '../fields.ts';
import { Both } from '../practice/paper.ts';
import { PIECE, WhichPiece } from '../recordings.ts';
import { Sitting } from '../speaking/sitting.ts';
import { Training } from '../training/record.ts';

/** A lesson as its player needs it: its parts in their order, where the learner is, and their notes. */

const Narration = z.object({
  url: z.string(),
  seconds: z.number().positive(),
  captions: z.array(z.object({ from: z.number(), to: z.number(), en: z.string(), zh: z.string() })),
});
export type LessonNarration = z.output<typeof Narration>;

const Common = {
  title: Both,
  /** About how long it takes; 0: not said. */
  minutes: z.int().nonnegative(),
  /** Markdown without HTML. */
  text: Both.nullable(),
  narration: Narration.nullable(),
};

/** A piece of another item, shown to be talked about. */
const Material = z.object({
  title: Both,
  lines: z.array(z.object({ label: z.string(), text: z.string(), zh: z.string() })),
  questions: z.array(z.object({ n: z.string(), text: z.string() })),
  sound: z.object({ url: z.string(), from: z.number().optional(), to: z.number().optional() }).nullable(),
});
export type LessonMaterial = z.output<typeof Material>;

const Task = z.union([z.literal(1), z.literal(2)]);

/** Which of the product's own pages is played inside the lesson, and of what. */
const Door = z.discriminatedUnion('to', [
  z.object({ to: z.literal('paper'), skill: z.enum(['reading', 'listening']), id: Id }),
  z.object({ to: z.literal('training'), id: Id }),
  z.object({ to: z.literal('essay'), id: Id, task: Task, words: z.int().positive() }),
  z.object({ to: z.literal('ideas'), id: Id, task: Task }),
  /** `words`, `sentences`: how much has to be written for the part to be done. */
  z.object({ to: z.literal('segmented'), id: Id, task: Task, sentences: z.int().positive() }),
  /** `part`: which part of the test is practised. */
  z.object({ to: z.literal('speaking'), id: Id, part: z.union([z.literal(1), z.literal(2), z.literal(3)]) }),
]);
export type LessonDoor = z.output<typeof Door>;

export const LessonPart = z.discriminatedUnion('is', [
  z.object({ is: z.literal('teach'), ...Common, picture: z.string() }),
  z.object({
    is: z.literal('show'),
    ...Common,
    points: z.array(z.object({ quote: z.string(), note: Both })),
    material: Material.nullable(),
  }),
  z.object({
    is: z.literal('video'),
    ...Common,
    url: z.string(),
    seconds: z.number().positive(),
    captions: z.string(),
    poster: z.string(),
  }),
  /** `pass`: how many have to be right at the first answer. */
  z.object({ is: z.literal('exercises'), ...Common, count: z.int().positive(), pass: z.int().nonnegative() }),
  z.object({ is: z.literal('door'), ...Common, door: Door }),
  z.object({ is: z.literal('task'), ...Common, submit: z.enum(TASK_SUBMITS) }),
]);
export type LessonPart = z.output<typeof LessonPart>;
export type PartOf<K extends LessonPart['is']> = Extract<LessonPart, { is: K }>;

/** A part that a preview only names. */
const NamedPart = z.object({ is: z.enum(PART_KINDS), title: Both, minutes: z.int().nonnegative() });

export const LessonProgress = z.object({
  part: z.int().nonnegative(),
  second: z.number().nonnegative(),
  /** Parts that are done, by their place. */
  done: z.array(z.int().nonnegative()),
  state: z.enum(['new', 'open', 'done']),
  /** What was written for a task; '' for nothing. */
  answer: z.string(),
});
export type LessonProgress = z.output<typeof LessonProgress>;

/** What was said or photographed for a task; `url`: '' once its days are over. */
const HandedIn = z.object({ of: z.enum(['audio', 'photo']), url: z.string(), seconds: z.number().nonnegative() });
export type HandedIn = z.output<typeof HandedIn>;

const Note = z.object({
  id: Id,
  part: z.int().nonnegative(),
  second: z.number().nonnegative(),
  text: z.string(),
  create_time: Seconds,
});
export type LessonNote = z.output<typeof Note>;

const Neighbour = z.object({ id: Id, order: z.int().positive(), name: z.string(), status: z.int().min(0).max(2) });

export const Lesson = z.object({
  id: Id,
  kind: z.enum(LESSON_KINDS),
  /** Counted through the course. */
  order: z.int().positive(),
  name: z.string(),
  minutes: z.int().positive(),
  goals: z.array(Both),
  course: z.object({ id: Id, name: z.string(), type_id: z.int(), lessons: z.int().positive(), package_id: Id }),
  /** The lessons before and after it in the course. */
  before: Neighbour.nullable(),
  after: Neighbour.nullable(),
  parts: z.array(LessonPart),
  /** Of a preview without membership: what follows the first part, by name. */
  named: z.array(NamedPart),
  progress: LessonProgress,
  handed_in: HandedIn.nullable(),
  notes: z.array(Note),
});
export type Lesson = z.output<typeof Lesson>;

const Where = { course_id: Id, lesson_id: Id };
/** Where the lesson stands after a call. `coins`: paid by this very call. */
const Saved = { progress: LessonProgress, coins: z.object({ paid: z.int().nonnegative(), over_limit: Flag }) };
/** The key of a press: the same one again is the same deed. */
const PressKey = Text(64, 8);

export const lessonCalls = {
  getLesson: {
    summary: 'One lesson with its parts, how far the learner is, and their notes; a preview keeps nothing',
    access: 'visitor',
    input: z.strictObject({
      ...Where,
      preview: z.boolean().default(false),
      /** Fetched before anybody opened it, so that a press shows it at once: the lesson is not begun by that. */
      ahead: z.boolean().default(false),
    }),
    output: Lesson,
  },
  saveLessonProgress: {
    summary: 'Where the learner is, and which parts they went through; work counts when it is really done',
    access: 'visitor',
    input: z.strictObject({
      ...Where,
      part: z.int().nonnegative().max(1000),
      second: z.number().nonnegative().max(86_400).default(0),
      through: z.array(z.int().nonnegative().max(1000)).max(100).default([]),
      /** How long somebody was at which parts since the last time this was told; believed by the server's clock. */
      stays: z
        .array(
          z.strictObject({
            part: z.int().nonnegative().max(1000),
            seconds: z.number().nonnegative().max(LONGEST_STAY),
          }),
        )
        .max(200)
        .default([]),
    }),
    output: z.object(Saved),
  },
  saveLessonAnswer: {
    summary:
      'What was written for the task of a lesson, which it may complete; the newest counts, `base` is the one it was written over',
    access: 'visitor',
    input: z.strictObject({
      ...Where,
      part: z.int().nonnegative().max(1000),
      text: Text(20_000, 1),
      base: Text(20_000).default(''),
    }),
    /** `stale`: another device saved other words meanwhile; `answer` holds them. */
    output: z.object({ outcome: z.enum(['saved', 'stale']), answer: z.string(), ...Saved }),
  },
  saveLessonRecording: {
    summary:
      'The last piece of what is said for a task; the newest counts and may complete the lesson, silence is refused',
    access: 'visitor',
    input: z.strictObject({
      ...Where,
      part: z.int().nonnegative().max(1000),
      ...WhichPiece,
      /** How long ago it was begun, by the device's own clock: one without a network sends it later. */
      age_ms: z.int().nonnegative().max(LONGEST_KEPT_MS).default(0),
    }),
    upload: PIECE,
    /** `counts` 0: another one was begun after it, which stays; `handed_in` is that other one. */
    output: z.object({ handed_in: HandedIn, counts: Flag, ...Saved }),
  },
  saveLessonPicture: {
    summary:
      'A photo for a task, which it may complete: judged by its content, written anew, seen by its owner alone; the newest counts',
    access: 'visitor',
    input: z.strictObject({ ...Where, part: z.int().nonnegative().max(1000) }),
    upload: { maxBytes: 6 * 1024 * 1024, kinds: ['image'] },
    output: z.object({ handed_in: HandedIn, ...Saved }),
  },
  startLessonExercises: {
    summary: 'Begin the exercises of one part, or go on with them; no key of what was not answered',
    access: 'visitor',
    input: z.strictObject({
      ...Where,
      part: z.int().nonnegative().max(1000),
      key: PressKey,
      fresh: z.boolean().default(false),
    }),
    output: Training,
  },
  startLessonSpeaking: {
    summary: 'Begin the speaking of one part, or go on with it; only what is said there completes that part',
    access: 'visitor',
    input: z.strictObject({ ...Where, part: z.int().nonnegative().max(1000), key: PressKey }),
    output: Sitting,
  },
  saveLessonNote: {
    summary: 'Keep a note at a place of the lesson; the same key again is the same note',
    access: 'visitor',
    input: z.strictObject({
      ...Where,
      key: PressKey,
      part: z.int().nonnegative().max(1000),
      second: z.number().nonnegative().max(86_400).default(0),
      text: Text(2000, 1),
    }),
    output: Note,
  },
  deleteLessonNote: {
    summary: 'Throw a note away; again it does nothing',
    access: 'visitor',
    input: z.strictObject({ id: Id }),
    output: z.object({}),
  },
} as const;
