import { placedSentences } from '../compile/placed-sentences.ts';
import { NARRATION_FOLDER, narrationFile } from '../narration/narrated-text.ts';
import { paperView } from '../paper-view.ts';
import type { Item } from '../schema/item.ts';
import type { Lesson } from '../schema/lesson.ts';
import type { Clip, LessonStep } from '../schema/lesson-step.ts';
import { wordsOf } from '../text.ts';
import { itemCheck, trouble } from './check-list.ts';
import { localId } from './references.ts';
import { faultOf } from './training.ts';

/** A lesson in steps: what it shows is there, what it asks can be answered, and it is long enough to teach something. */

const LESSON = ['lesson'] as const;

const clipOf = (step: LessonStep): Clip | undefined => ('clip' in step ? step.clip : undefined);

const clips = itemCheck('lesson-clip', 'error', LESSON, ({ steps }, view) =>
  (steps ?? []).flatMap((step, at) => {
    const clip = clipOf(step);
    const item = clip && view.byId.get(localId(clip.item, view));
    return clip && item ? clipFaults(clip, item).map((what) => trouble(`steps.${at}.clip`, what)) : [];
  }),
);

function clipFaults(clip: Clip, item: Item): string[] {
  const known = contentsOf(item);
  const lost = (name: keyof typeof known, wanted: readonly (string | number)[] | undefined) =>
    (wanted ?? []).filter((one) => !known[name].includes(String(one))).map((one) => `${item.id} has no ${name} ${one}`);
  return [
    ...lost('places', clip.paragraphs),
    ...lost('places', clip.turns),
    ...lost('sentences', clip.sentences),
    ...lost('questions', clip.questions),
    ...lost('exercises', clip.exercises),
    ...lost('segments', clip.segments),
    ...lost('essays', clip.essay === undefined ? undefined : [clip.essay]),
    ...(clip.from !== undefined && clip.to !== undefined && clip.from >= clip.to
      ? [`from ${clip.from} to ${clip.to} is no piece`]
      : []),
  ];
}

function contentsOf(item: Item) {
  const isPaper = item.kind === 'reading' || item.kind === 'listening';
  const places = isPaper ? [...paperView(item).places] : [];
  const lines = (at: string) =>
    item.kind === 'reading'
      ? item.paragraphs.find(({ label }) => label === at)?.sentences
      : item.kind === 'listening'
        ? item.script.find(({ id }) => id === at)?.sentences
        : undefined;
  return {
    places: places.map(([at]) => at),
    sentences:
      item.kind === 'sentences'
        ? item.sentences.map(({ id }) => id)
        : places.flatMap(([at, text]) => placedSentences(at, text, lines(at)).map(({ id }) => id)),
    questions: isPaper ? paperView(item).questions.flatMap(({ numbers }) => numbers.map(String)) : [],
    exercises: item.kind === 'training' ? item.items.map(({ n }) => String(n)) : [],
    segments: 'segments' in item ? item.segments.map(({ id }) => id) : [],
    essays: 'essays' in item ? item.essays.map(({ band }) => String(band)) : [],
  };
}

const checks = itemCheck('lesson-check', 'error', LESSON, ({ steps }) =>
  (steps ?? []).flatMap((step, at) => {
    if (step.step !== 'check') return [];
    const items = step.items ?? [];
    return [
      ...(Boolean(step.items) === Boolean(step.clip)
        ? [trouble(`steps.${at}`, 'a check has either exercises of its own or some of an item')]
        : []),
      ...items.flatMap((exercise, index) => {
        const fault = exercise.n === index + 1 ? faultOf(exercise) : `expected ${index + 1}, found ${exercise.n}`;
        return fault ? [trouble(`steps.${at}.items.${index}`, fault)] : [];
      }),
      ...(step.items && step.pass !== undefined && step.pass > items.length
        ? [trouble(`steps.${at}.pass`, `${step.pass} of ${items.length}`)]
        : []),
    ];
  }),
);

const captions = itemCheck('lesson-captions', 'error', LESSON, ({ steps }) =>
  (steps ?? []).flatMap(({ narration }, at) => {
    let last = 0;
    return (narration?.captions ?? []).flatMap(({ from, to }) => {
      const fits = from >= last && from < to && to <= (narration?.seconds ?? 0);
      last = to;
      return fits ? [] : [trouble(`steps.${at}.narration`, `a caption from ${from} to ${to} is out of place`)];
    });
  }),
);

const toldText = itemCheck('lesson-narration-text', 'error', LESSON, ({ id, steps }) =>
  (steps ?? []).flatMap((step, at) => {
    const { narration } = step;
    const text = 'text' in step ? step.text : undefined;
    const isOurs = narration?.audio.startsWith(NARRATION_FOLDER);
    return !isOurs || (text && narration?.audio === narrationFile(id, text))
      ? []
      : [trouble(`steps.${at}.narration`, 'the narration is of other words; build the voices again')];
  }),
);

const KINDS = ['teach', 'show', 'do', 'check'] as const;

const complete = itemCheck('lesson-complete', 'warning', LESSON, ({ steps, status }) => {
  if (!steps || status !== 'published') return [];
  return KINDS.filter((kind) => !steps.some(({ step }) => step === kind)).map((kind) =>
    trouble('steps', `nothing to ${kind}`),
  );
});

/** Lessons that teach hold 600 to 1,000 words; the first ones held fifty. */
const LENGTH = { min: 600, max: 1000 };

const length = itemCheck('lesson-words', 'warning', LESSON, (lesson) => {
  if (!lesson.steps || lesson.status !== 'published') return [];
  const words = lessonWords(lesson);
  return words >= LENGTH.min && words <= LENGTH.max
    ? []
    : [trouble('steps', `${words} words, a lesson has ${LENGTH.min} to ${LENGTH.max}`)];
});

export function lessonWords({ steps, page, slides }: Lesson): number {
  const texts = (steps ?? []).flatMap((step) => [
    'text' in step ? (step.text?.en ?? '') : '',
    ...(step.step === 'show' ? (step.points ?? []).map(({ note }) => note.en) : []),
    ...(step.step === 'check' ? (step.items ?? []).map(({ explain }) => explain?.en ?? '') : []),
  ]);
  return wordsOf([page?.en ?? '', ...slides.map(({ text }) => text.en), ...texts].join(' ')).length;
}

export const lessonStepChecks = [clips, checks, captions, toldText, complete, length];
