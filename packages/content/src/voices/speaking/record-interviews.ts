import type { Document } from 'yaml';
import type { PackItem } from '../../read-pack.ts';
import type { Studio } from '../record.ts';
import { secondsOf } from '../sound/sound.ts';
import { writeAudio } from '../sound/write-audio.ts';
import type { Hear } from '../verify.ts';
import type { Hearing } from '../word-errors.ts';
import { added, figuresOf, printed } from './figures.ts';
import { recordInterview, type SpokenLine } from './interview.ts';

/** Short lines by one voice: every fourth tells whether the voice went wrong, at a quarter of the time. */
const HEARD = 4;

/** The examiner's lines of every set; a set without an examiner is left as it is. Answers how many sets failed. */
export async function recordInterviews(
  studio: Studio,
  folder: string,
  items: PackItem[],
  listen: Hear,
): Promise<number> {
  let failures = 0;
  for (const { file, item } of items) {
    if (item.kind !== 'speaking' || !item.examiner) continue;
    const lines = await recordInterview(studio, folder, item);
    await writeAudio(folder, file, (document) => nameFiles(document, lines));
    const heard = await heardOf(lines, listen);
    const who = `${lines.length} lines by ${lines[0]?.voice.name}`;
    failures += printed(`${item.id}: ${who}, ${figuresOf(lines)}`, heard);
  }
  return failures;
}

/** A question written as a bare string becomes one that can have a sound. */
export function nameFiles(document: Document, lines: Pick<SpokenLine, 'at' | 'text' | 'file'>[]): void {
  for (const { at, text, file } of lines)
    if (typeof document.getIn(at) === 'string') document.setIn(at, document.createNode({ text, audio: file }));
    else document.setIn([...at, 'audio'], file);
}

async function heardOf(lines: SpokenLine[], listen: Hear): Promise<Hearing | null> {
  const hearings: Hearing[] = [];
  for (const [at, { text, sound, voice }] of lines.entries()) {
    if (at % HEARD !== 0) continue;
    const turn = `line ${at + 1}`;
    const line = { order: 1, turn, by: 'examiner', content: text, said: text, voice };
    const heard = await listen(sound, [line], [{ order: 1, turn, start: 0, end: secondsOf(sound) }]);
    if (!heard) return null;
    hearings.push(heard);
  }
  return added(hearings);
}
