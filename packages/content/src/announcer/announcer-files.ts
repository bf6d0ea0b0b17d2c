import { createHash } from 'node:crypto';
import { ANNOUNCER, castOf, type Voice, type VoiceName, voiceCalled } from '../casting/casting.ts';
import type { Listening } from '../schema/listening.ts';
import { type AnnouncerLine, announcerLines } from './announcer-lines.ts';

/** The others are for a section whose four speakers have taken every British woman's voice. */
const ANNOUNCERS: VoiceName[] = [ANNOUNCER, 'af_sarah', 'af_bella', 'af_heart'];
const RATE = 0.95;

export function announcersVoice(section: Pick<Listening, 'id' | 'speakers'>): Voice {
  const taken = [...castOf(section).values()].map(({ name }) => name);
  const name = ANNOUNCERS.find((one) => !taken.includes(one));
  if (!name) throw new Error(`${section.id}: no voice is left for the announcer`);
  return { ...voiceCalled(name), rate: RATE };
}

export type AnnouncerFile = AnnouncerLine & { file: string };

/** Every line with the file it is kept in; most lines are the same in every section and have one file together. */
export function announcerFiles(section: Listening): AnnouncerFile[] {
  const voice = announcersVoice(section);
  return announcerLines(section).map((line) => ({ ...line, file: fileOf(voice, line.text) }));
}

/** Named after who says what, so that another line, or another voice, is another file. */
const fileOf = ({ name, rate }: Voice, text: string) => `assets/audio/announcer/${hashOf([name, rate, text], 12)}.mp3`;

/** Of everything that is said, in its order: a section carries it once its lines are recorded. */
export const announcedHash = (section: Listening): string =>
  hashOf(
    announcerFiles(section).map(({ before, file }) => [before, file]),
    16,
  );

const hashOf = (value: unknown, length: number) =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, length);
