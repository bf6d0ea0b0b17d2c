import type { Line } from './lines.ts';
import type { SentenceTime } from './sound/assemble.ts';
import { type Sound, samplesIn } from './sound/sound.ts';
import type { Listen } from './whisper.ts';
import { compare, type Hearing, type SoundOf, wordsSaid } from './word-errors.ts';

/** Null when nobody listened. */
export type Hear = (sound: Sound, lines: Line[], times: SentenceTime[]) => Promise<Hearing | null>;
type SoundBook = { learn(words: string[]): Promise<void>; soundOf: SoundOf };

/** What a recogniser makes of long stretches is its own fault as often as ours. */
const LONGEST = 14;
const AROUND = 0.15;
/** Above this the recogniser lost its place, and the stretch is recognised again sentence by sentence. */
const LOST = 0.1;

export type Stretch = { lines: Line[]; times: SentenceTime[] };

/** Whole turns as long as they fit; a long turn is cut between sentences. */
export function stretchesOf(lines: Line[], times: SentenceTime[]): Stretch[] {
  const found: Stretch[] = [];
  for (const [at, line] of lines.entries()) {
    const time = times[at];
    if (!time) throw new Error(`${line.turn}: a sentence without a time`);
    const open = found.at(-1);
    const first = open?.times[0];
    if (open && first && time.end - first.start <= LONGEST) {
      open.lines.push(line);
      open.times.push(time);
    } else found.push({ lines: [line], times: [time] });
  }
  return found;
}

const soundBetween = (sound: Sound, start: number, end: number): Sound =>
  sound.slice(samplesIn(Math.max(0, start - AROUND)), samplesIn(end + AROUND));

/** Word errors of a whole recording against its script, heard stretch by stretch. */
export async function hear(
  sound: Sound,
  lines: Line[],
  times: SentenceTime[],
  listen: Listen,
  book: SoundBook,
): Promise<Hearing> {
  const total: Hearing = { words: 0, errors: 0, differences: [] };
  const listenTo = async (stretch: Stretch) => {
    const [first, last] = [stretch.times[0], stretch.times.at(-1)];
    const heard = await listen(soundBetween(sound, first?.start ?? 0, last?.end ?? 0));
    const script = stretch.lines.map(({ content }) => content).join(' ');
    await book.learn([...wordsSaid(script), ...wordsSaid(heard)]);
    return compare(script, heard, book.soundOf);
  };
  for (const stretch of stretchesOf(lines, times)) {
    const once = await listenTo(stretch);
    const again = once.errors / once.words > LOST && stretch.lines.length > 1;
    const hearings = again ? await oneByOne(stretch, listenTo) : [once];
    for (const { words, errors, differences } of hearings) {
      total.words += words;
      total.errors += errors;
      total.differences.push(...differences.map((note) => `${stretch.lines[0]?.turn}: ${note}`));
    }
  }
  return total;
}

async function oneByOne(
  { lines, times }: Stretch,
  listenTo: (stretch: Stretch) => Promise<Hearing>,
): Promise<Hearing[]> {
  const hearings: Hearing[] = [];
  for (const [at, line] of lines.entries())
    hearings.push(await listenTo({ lines: [line], times: times.slice(at, at + 1) }));
  return hearings;
}
