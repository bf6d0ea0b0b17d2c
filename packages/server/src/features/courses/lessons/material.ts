import type { Clip } from '@ninefold/content/schema/lesson-step';
import type { LessonMaterial } from '@ninefold/contract/courses/lesson';
import type { Both } from '@ninefold/contract/practice/paper';
import type { LessonKind } from '@ninefold/core/courses/lessons';
import type { NamedVersion } from '#features/content/items.service.ts';
import { speakingPart } from './doors.ts';

type Line = LessonMaterial['lines'][number];
type Sound = { audio?: string; from?: number; to?: number };
type Shown = {
  title: Both;
  paragraphs?: { label: string; text: string }[];
  audio?: { file: string };
  groups?: { body?: unknown; questions: { n: number[]; text?: string }[] }[];
  follow?: { id: string; en: string; zh: string; audio?: string }[];
  items?: { key: string; n: number; text?: string; wrong?: string; zh?: string; audio?: string; hear?: Sound }[];
  segments?: { id: string; cue?: string; zh?: string }[];
  prompt?: string;
};
type Told = {
  paragraphs?: { label: string; zh: string }[];
  script?: { id: string; text: string; zh?: string }[];
  sentences?: {
    id?: string;
    turn?: string;
    content?: string;
    en?: string;
    zh?: string;
    start?: number;
    end?: number;
  }[];
  items?: { key: string; text?: string; zh?: string }[];
  segments?: { id: string; model: string[] }[];
  essays?: { band: number; paragraphs: { text: string }[] }[];
};

/** A piece of another item as a lesson shows it: the words and, where there is one, the stretch of the recording. */
export function materialOf(item: NamedVersion, clip: Clip): LessonMaterial {
  const shown = item.public as Shown;
  const told = item.review as Told;
  return {
    title: shown.title,
    lines: linesOf(shown, told, clip),
    questions: questionsOf(shown, clip),
    sound: soundOf(item, shown, told, clip),
  };
}

function linesOf(shown: Shown, told: Told, clip: Clip): Line[] {
  const has = (wanted: readonly string[] | undefined, one: string) => wanted?.includes(one) ?? false;
  const whole =
    !clip.paragraphs && !clip.turns && !clip.sentences && !clip.questions && !clip.exercises && !clip.segments;
  return [
    ...(shown.paragraphs ?? [])
      .filter(({ label }) => has(clip.paragraphs, label))
      .map(({ label, text }) => line(label, text, told.paragraphs?.find((one) => one.label === label)?.zh)),
    ...(told.script ?? []).filter(({ id }) => has(clip.turns, id)).map(({ text, zh }) => line('', text, zh)),
    ...(told.sentences ?? [])
      .filter(({ id = '' }) => has(clip.sentences, id))
      .map(({ content, en, zh }) => line('', content ?? en ?? '', zh)),
    ...(shown.follow ?? []).filter(({ id }) => has(clip.sentences, id)).map(({ en, zh }) => line('', en, zh)),
    ...(shown.segments ?? [])
      .filter(({ id }) => has(clip.segments, id))
      .map(({ id, zh }) => line('', told.segments?.find((one) => one.id === id)?.model[0] ?? '', zh)),
    ...(told.essays ?? [])
      .filter(({ band }) => band === clip.essay)
      .flatMap(({ paragraphs }) => paragraphs.map(({ text }) => line('', text))),
    ...(shown.items ?? [])
      .filter(({ n }) => clip.exercises?.includes(n))
      .map(({ key, n, text, wrong, zh }) => {
        const said = told.items?.find((one) => one.key === key);
        return line(String(n), text ?? wrong ?? said?.text ?? zh ?? '', said?.zh ?? zh);
      }),
    ...(whole && clip.essay === undefined && shown.prompt ? [line('', shown.prompt)] : []),
  ].filter(({ text }) => text !== '');
}

const line = (label: string, text: string, zh = ''): Line => ({ label, text, zh });

/** What is asked; what is right is told by the lesson's own words. A gap stands in the body of its group. */
const questionsOf = ({ groups = [] }: Shown, { questions: wanted }: Clip) =>
  groups.flatMap(({ questions, body }) =>
    questions
      .filter(({ n }) => n.some((one) => wanted?.includes(one)))
      .map(({ n, text }) => ({ n: n.join('–'), text: gapped(text ?? gapIn(body, n[0] ?? 0)) })),
  );

const gapped = (text: string): string => text.replace(/__\d+__/g, '____');

/** The line of notes, a form, a table or a summary in which this gap is. */
function gapIn(body: unknown, n: number): string {
  if (typeof body === 'string') return body.includes(`__${n}__`) ? sentenceWith(body, `__${n}__`) : '';
  if (typeof body !== 'object' || body === null) return '';
  const parts = Object.values(body);
  const found = parts.map((part) => gapIn(part, n)).find((text) => text !== '') ?? '';
  // A row of a form is a name and its gap.
  const isRow = Array.isArray(body) && parts.every((part) => typeof part === 'string');
  return isRow && found !== '' ? parts.join(' ') : found;
}

const sentenceWith = (text: string, gap: string): string =>
  text.split(/(?<=[.!?])\s+/).find((sentence) => sentence.includes(gap)) ?? text;

/** Where something is to be heard: a stretch that is named, the turns that are shown, a sentence or an exercise. */
function soundOf(
  item: NamedVersion,
  { audio, follow = [], items = [] }: Shown,
  told: Told,
  clip: Clip,
): LessonMaterial['sound'] {
  const url = (file: string) => `/content/${item.pack}/${file}`;
  const stretch = clip.from === undefined && clip.to === undefined ? stretchOf(told, clip) : clip;
  if (audio && stretch) return { url: url(audio.file), ...timesOf(stretch) };
  const said = follow.find(({ id, audio: own }) => own && clip.sentences?.includes(id))?.audio;
  if (said) return { url: url(said) };
  const exercise = items.find(({ n }) => clip.exercises?.includes(n));
  const heard: Sound = exercise?.hear ?? (exercise?.audio ? { audio: exercise.audio } : {});
  return heard.audio ? { url: url(heard.audio), ...timesOf(heard) } : null;
}

/** From the first word of the turns to the last. */
function stretchOf({ sentences = [] }: Told, { turns = [] }: Clip): { from: number; to: number } | null {
  const heard = sentences.filter(
    ({ turn = '', start, end }) => turns.includes(turn) && start !== undefined && end !== undefined,
  );
  if (heard.length === 0) return null;
  return {
    from: Math.min(...heard.map(({ start = 0 }) => start)),
    to: Math.max(...heard.map(({ end = 0 }) => end)),
  };
}

const timesOf = ({ from, to }: { from?: number | undefined; to?: number | undefined }) => ({
  ...(from !== undefined && { from }),
  ...(to !== undefined && { to }),
});

type Spoken = {
  part1: { questions: string[] }[];
  part2?: { cue: string; bullets: string[] };
  part3: string[];
};

/** The questions of the part of the speaking test that a lesson practises. */
export function questionsToSay({ public: shown }: NamedVersion, lesson: LessonKind): Pick<LessonMaterial, 'questions'> {
  const { part1, part2, part3 } = shown as Spoken;
  const part = speakingPart({ part2, part3 }, lesson);
  const texts = part === 2 && part2 ? [part2.cue, ...part2.bullets] : part === 3 ? part3 : (part1[0]?.questions ?? []);
  return { questions: texts.map((text, at) => ({ n: String(at + 1), text })) };
}
