import type { Both } from '../schema/common.ts';
import type { Listening } from '../schema/listening.ts';

type Section = Pick<Listening, 'part' | 'setting' | 'readingTime' | 'check' | 'script'>;
type What = NonNullable<Listening['announcer']>['lines'][number]['what'];

/** Something the announcer says. `part`: it names this part, so it is true only where the section is that part of a test. */
export type AnnouncerLine = { id: string; what: What; before: string; text: string; zh: string; part?: number };
type Said = Omit<AnnouncerLine, 'id' | 'before'>;

const NUMBERS = ['one', 'two', 'three', 'four'];
/** What the clock gives after every part, also where the author names no time. */
const USUAL_CHECK = 30;

/**
 * What is said around a section follows from the section. Numbers of questions are never said: they run to 40 in a
 * whole test and to 10 in a single section.
 */
export function announcerLines({ part, setting, readingTime, check, script }: Section): AnnouncerLine[] {
  const first = script[0]?.id ?? '';
  const pauses = script.flatMap(({ id }) => (readingTime.some(({ before }) => before === id) ? [id] : []));
  const placed = (before: string, lines: Said[]) => lines.map((line) => ({ before, ...line }));
  return [
    ...placed(first, [opening(part), ...settingOf(setting), ...(pauses[0] === first ? [toRead(pauses)] : []), LISTEN]),
    ...pauses.filter((id) => id !== first).flatMap((id) => placed(id, [BREAK, RESUME])),
    ...placed('end', [ending(part), lookBack(check?.seconds ?? USUAL_CHECK)]),
  ].map((line, at) => ({ id: `n${at + 1}`, ...line }));
}

const opening = (part: number): Said => ({
  what: 'part',
  part,
  ...(part === 1
    ? { text: 'This is part one.', zh: '现在开始 Part 1。' }
    : { text: `Now turn to part ${NUMBERS[part - 1]}.`, zh: `现在请看 Part ${part}。` }),
});

/** A setting is written as a title ("A telephone call to …") or as a sentence: both can be said as they are. */
const settingOf = (setting: Both | undefined): Said[] =>
  setting ? [{ what: 'setting', text: ended(setting.en, '.'), zh: ended(setting.zh, '。') }] : [];

const ended = (text: string, stop: string) => (/[.!?。！？]$/.test(text) ? text : `${text}${stop}`);

const toRead = (pauses: readonly string[]): Said => ({
  what: 'reading',
  ...(pauses.length === 1
    ? { text: 'Before it starts, take some time to read the questions.', zh: '开始之前，请先看题。' }
    : {
        text: 'Before it starts, take some time to read the first questions.',
        zh: '开始之前，请先看前面几道题。',
      }),
});

const LISTEN: Said = {
  what: 'listen',
  text: 'The recording starts now. Answer the questions as you listen.',
  zh: '录音现在开始，请边听边答。',
};
const BREAK: Said = {
  what: 'reading',
  text: 'The recording stops here for a moment. Read the questions that come next.',
  zh: '录音在这里暂停，请看接下来的题目。',
};
const RESUME: Said = { what: 'resume', text: 'The recording goes on now.', zh: '录音现在继续。' };

const ending = (part: number): Said => ({
  what: 'close',
  part,
  text: `That was part ${NUMBERS[part - 1]}.`,
  zh: `Part ${part} 到此结束。`,
});

const lookBack = (seconds: number): Said => ({
  what: 'close',
  ...(seconds === USUAL_CHECK
    ? { text: 'Take the next half minute to look over your answers.', zh: '接下来有半分钟检查答案。' }
    : {
        text: `Take the next ${seconds} seconds to look over your answers.`,
        zh: `接下来有 ${seconds} 秒检查答案。`,
      }),
});
