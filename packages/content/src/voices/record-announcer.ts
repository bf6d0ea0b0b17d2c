import {
  type AnnouncerFile,
  announcedHash,
  announcerFiles,
  announcersVoice,
  SILENCE,
} from '../announcer/announcer-files.ts';
import type { Voice } from '../casting/casting.ts';
import type { PackItem } from '../read-pack.ts';
import type { Studio } from './record.ts';
import { type Said, say } from './said.ts';
import { writeAudio } from './sound/write-audio.ts';
import { added, figuresOf, printed } from './speaking/figures.ts';
import type { Hear } from './verify.ts';
import type { Hearing } from './word-errors.ts';

/** One voice and no room. */
const KBITS = 32;

type Spoken = AnnouncerFile & { said: Said };

/** What is said around each section, except where its author wrote lines. Answers how many sections failed. */
export async function recordAnnouncer(
  studio: Studio,
  folder: string,
  items: PackItem[],
  listen: Hear,
): Promise<number> {
  let failures = 0;
  for (const { file, item } of items) {
    if (item.kind !== 'listening' || item.announcer) continue;
    const voice = announcersVoice(item);
    if (!voice) {
      console.log(`${item.id}: no voice is left for an announcer`);
      continue;
    }
    const lines: Spoken[] = [];
    for (const line of announcerFiles(item)) {
      const saying = { file: line.file, text: line.text, voice, kbits: KBITS, ...SILENCE };
      lines.push({ ...line, said: await say(studio, folder, saying) });
    }
    await writeAudio(folder, file, (document) => document.set('announced', announcedHash(item)));
    const heard = await heardOf(lines, voice, listen);
    const figures = figuresOf(lines.map(({ text, said: { sound } }) => ({ text, sound })));
    failures += printed(`${item.id}: announced by ${voice.name}, ${figures}`, heard);
  }
  return failures;
}

/** Every new line: what lay there before was heard when it was made. */
async function heardOf(lines: readonly Spoken[], voice: Voice, listen: Hear): Promise<Hearing | null> {
  const hearings: Hearing[] = [];
  for (const { id, said } of lines) {
    if (said.sentences === null) continue;
    const times = said.sentences.map((one, at) => ({ ...one, order: at + 1, turn: id }));
    const spoken = times.map(({ order, content }) => ({ order, turn: id, by: id, content, said: content, voice }));
    const heard = await listen(said.sound, spoken, times);
    if (heard) hearings.push(heard);
  }
  return added(hearings);
}
