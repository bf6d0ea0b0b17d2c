import type { Listening } from '../schema/listening.ts';
import type { Alignment } from '../schema/recording.ts';

/** What happens in a section, from the first announcement to the end of the time for checking. */
export type RunningStep =
  | {
      do: 'say';
      id: string;
      what: string;
      text: string;
      zh?: string;
      /** The line names this part. */
      part?: number;
      audio?: string;
      seconds?: number;
      start?: number;
      end?: number;
    }
  | { do: 'read'; seconds: number; questions: readonly [number, number] }
  /** A piece of the recording, from the first of its turns to the last. */
  | { do: 'play'; from: string; to: string; start?: number; end?: number }
  | { do: 'check'; seconds: number };

export type Line = NonNullable<Listening['announcer']>['lines'][number] & { part?: number };

/** Lines that lead to the time for reading; the others lead back to the recording. */
const BEFORE_READING: readonly Line['what'][] = ['part', 'setting', 'reading'];

type Section = Pick<Listening, 'script' | 'readingTime' | 'check'>;

export function runningOrder(section: Section, said: readonly Line[], times?: Alignment): RunningStep[] {
  const { script, readingTime, check } = section;
  const linesBefore = (place: string) => said.filter(({ before }) => before === place);
  const steps: RunningStep[] = [];
  let from: string | null = null;
  let last = '';
  const play = () => {
    if (from !== null) steps.push(piece(from, last, times));
    from = null;
  };
  for (const { id } of script) {
    const lines = linesBefore(id);
    const pauses = readingTime.filter(({ before }) => before === id);
    if (lines.length + pauses.length > 0) play();
    for (const line of lines) if (BEFORE_READING.includes(line.what)) steps.push(saying(line, times));
    for (const { seconds, questions } of pauses) steps.push({ do: 'read', seconds, questions });
    for (const line of lines) if (!BEFORE_READING.includes(line.what)) steps.push(saying(line, times));
    from ??= id;
    last = id;
  }
  play();
  for (const line of linesBefore('end')) steps.push(saying(line, times));
  if (check) steps.push({ do: 'check', seconds: check.seconds });
  return steps;
}

function saying({ id, what, text, zh, part, audio, seconds }: Line, times?: Alignment): RunningStep {
  const inside = times?.lines?.find((line) => line.id === id);
  return {
    do: 'say',
    id,
    what,
    text,
    ...(zh && { zh }),
    ...(part && { part }),
    ...(audio && { audio }),
    ...(seconds && { seconds }),
    ...(inside && { start: inside.start, end: inside.end }),
  };
}

function piece(from: string, to: string, times?: Alignment): RunningStep {
  const start = times?.sentences.find(({ turn }) => turn === from)?.start;
  const end = times?.sentences.findLast(({ turn }) => turn === to)?.end;
  return { do: 'play', from, to, ...(start !== undefined && { start }), ...(end !== undefined && { end }) };
}
