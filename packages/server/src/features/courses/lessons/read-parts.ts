import type { Clip, LessonStep } from '@ninefold/content/schema/lesson-step';
import type { LessonPart } from '@ninefold/contract/courses/lesson';
import type { PartFacts } from '@ninefold/core/courses/lesson-progress';
import type { LessonKind } from '@ninefold/core/courses/lessons';
import type { IsOpen } from '@ninefold/core/open-pages';
import { isAnswerable, type LessonExercises, type PublicItem } from '#features/training/training.service.ts';
import { doorOf } from './doors.ts';
import { clipOf, type LessonSource } from './lesson-source.ts';
import { materialOf, questionsToSay } from './material.ts';

/** A part as it is shown, and where its exercises come from, which only the server needs. */
export type Part = {
  shown: LessonPart;
  exercises: LessonExercises | null;
  /** The item a worked example is taken from. */
  about?: number;
};

/** Every lesson as one list of parts, whether it was written in steps, in slides, or as a page with something to play. */
export function readParts(source: LessonSource, isOpen: IsOpen): Part[] {
  const { lesson } = source;
  const steps = lesson.steps?.map((step, at) => partOfStep(source, step, at, isOpen)) ?? [];
  const named = new Set((lesson.steps ?? []).flatMap((step) => clipOf(step)?.item ?? []));
  const uses = (lesson.uses ?? []).filter((ref) => !named.has(ref));
  return [
    ...(lesson.video ? [partOfVideo(source)] : []),
    ...(lesson.slides ?? []).map(({ title, text, picture, narration }) =>
      taught({
        ...{ title, text, minutes: 0, picture: fileOf(source, picture) },
        narration: narrationOf(source, narration),
      }),
    ),
    ...(lesson.page
      ? [taught({ title: lesson.title, text: lesson.page, minutes: 0, picture: '', narration: null })]
      : []),
    ...steps,
    ...uses.flatMap((ref) => partOfUse(source, ref, lesson.lesson, isOpen)),
    ...(lesson.task ? [partOfTask(source)] : []),
  ];
}

export const factsOf = ({ shown }: Part): PartFacts => ({
  is: shown.is,
  seconds: shown.is === 'video' ? shown.seconds : (shown.narration?.seconds ?? 0),
});

type Taught = Omit<Extract<LessonPart, { is: 'teach' }>, 'is'>;
const taught = (shown: Taught): Part => ({ shown: { is: 'teach', ...shown }, exercises: null });

function partOfStep(source: LessonSource, step: LessonStep, at: number, isOpen: IsOpen): Part {
  const head = {
    title: step.title,
    minutes: step.minutes ?? 0,
    narration: narrationOf(source, step.narration),
    text: step.text ?? null,
  };
  if (step.step === 'teach') return taught({ ...head, picture: fileOf(source, step.picture) });
  if (step.step === 'check' && step.items) {
    // As the compiler leaves them: without their answers.
    const count = (step.items as unknown as PublicItem[]).filter(isAnswerable).length;
    if (count === 0) return taught({ ...head, picture: '' });
    const shown = { is: 'exercises' as const, ...head, count, pass: Math.min(step.pass ?? 0, count) };
    return { shown, exercises: { from: 'lesson', step: at } };
  }
  const clip = clipOf(step);
  const item = clip && source.item(clip.item);
  // What it spoke of has left the shelf: its words are still worth reading.
  if (!clip || !item) return taught({ ...head, picture: '' });
  if (step.step === 'show') {
    const points = (step.points ?? []).map(({ quote = '', note }) => ({ quote, note }));
    return {
      shown: { is: 'show', ...head, points, material: materialOf(item, clip) },
      exercises: null,
      about: item.id,
    };
  }
  return partOfClip(source, clip, item, head, step.step === 'check' ? (step.pass ?? 0) : 0, isOpen);
}

type Head = Pick<Taught, 'title' | 'minutes' | 'narration' | 'text'>;
type Item = NonNullable<ReturnType<LessonSource['item']>>;

/** To be done on another item: some of its questions or exercises here, or the whole of it in its own player. */
function partOfClip(source: LessonSource, clip: Clip, item: Item, head: Head, pass: number, isOpen: IsOpen): Part {
  const exercises = exercisesOf(clip, item);
  if (exercises && exercises.from !== 'lesson') {
    const count = exercises.numbers.length;
    return { shown: { is: 'exercises', ...head, count, pass: Math.min(pass, count) }, exercises };
  }
  const door = isPiece(clip) ? null : doorOf(item, source.lesson.lesson, isOpen);
  if (door) return { shown: { is: 'door', ...head, door }, exercises: null };
  if (item.kind === 'speaking') return toSayAlone(source, clip, item, head);
  return {
    shown: { is: 'show', ...head, points: [], material: materialOf(item, clip) },
    exercises: null,
    about: item.id,
  };
}

function exercisesOf({ questions, exercises }: Clip, item: Item): LessonExercises | null {
  const { id, kind } = item;
  if (questions && (kind === 'reading' || kind === 'listening')) return { from: 'paper', id, numbers: questions };
  if (!exercises || kind !== 'training') return null;
  const { items } = item.public as { items: PublicItem[] };
  const numbers = items.filter((one) => exercises.includes(one.n) && isAnswerable(one)).map(({ n }) => n);
  return numbers.length > 0 ? { from: 'set', id, numbers } : null;
}

/** Lines to look at, rather than the whole to be worked through. */
const isPiece = ({ paragraphs, turns, sentences, exercises, essay, from, to }: Clip): boolean =>
  [paragraphs, turns, sentences, exercises, essay, from, to].some((one) => one !== undefined);

function partOfUse(source: LessonSource, ref: string, kind: LessonKind, isOpen: IsOpen): Part[] {
  const item = source.item(ref);
  if (!item) return [];
  const { title } = item.public as { title: Head['title'] };
  const head = { title, minutes: 0, text: null, narration: null };
  const door = doorOf(item, kind, isOpen);
  if (door) return [{ shown: { is: 'door', ...head, door }, exercises: null }];
  return item.kind === 'speaking' ? [toSayAlone(source, { item: ref }, item, head)] : [];
}

/** While nothing records here yet, the questions are shown and the lesson says so. */
const SAID_ALONE = {
  en: 'Recording with feedback is not open yet. Say your answers aloud now: the questions are below.',
  zh: '录音和评分还没有开放。现在先对着题目开口说一遍。',
};

function toSayAlone({ lesson }: LessonSource, clip: Clip, item: Item, head: Head): Part {
  const text = head.text
    ? { en: `${head.text.en}\n\n${SAID_ALONE.en}`, zh: `${head.text.zh}\n\n${SAID_ALONE.zh}` }
    : SAID_ALONE;
  const material = { ...materialOf(item, clip), ...questionsToSay(item, lesson.lesson) };
  return { shown: { is: 'show', ...head, text, points: [], material }, exercises: null };
}

function partOfVideo(source: LessonSource): Part {
  const { title, video } = source.lesson;
  if (!video) throw new Error(`lesson ${source.id} has no film`);
  const { file, seconds, captions, poster } = video;
  const shown = {
    ...{ is: 'video' as const, title, minutes: 0, text: null, narration: null, seconds },
    ...{ url: fileOf(source, file), captions: fileOf(source, captions), poster: fileOf(source, poster) },
  };
  return { shown, exercises: null };
}

function partOfTask(source: LessonSource): Part {
  const { title, task } = source.lesson;
  if (!task) throw new Error(`lesson ${source.id} has no task`);
  const shown = { is: 'task' as const, title, minutes: 0, text: task.text, narration: null, submit: task.submit };
  return { shown, exercises: null };
}

type StoredNarration = NonNullable<LessonStep['narration']>;
function narrationOf(source: LessonSource, narration: StoredNarration | undefined): Taught['narration'] {
  if (!narration) return null;
  const { audio, seconds, captions = [] } = narration;
  return { url: fileOf(source, audio), seconds, captions };
}

const fileOf = ({ pack }: LessonSource, path: string | undefined): string => (path ? `/content/${pack}/${path}` : '');
