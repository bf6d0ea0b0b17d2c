import { createHash } from 'node:crypto';
import { ANNOUNCER, castOf, type Voice, type VoiceName, voiceCalled } from '../casting/casting.ts';
import type { Listening } from '../schema/listening.ts';
import { type AnnouncerLine, announcerLines } from './announcer-lines.ts';

/** The others are for a section whose four speakers have taken every British woman's voice. */
const ANNOUNCERS: VoiceName[] = [ANNOUNCER, 'af_sarah', 'af_bella', 'af_heart'];
const RATE = 0.95;

/** A player may join a line up to half a second late, and leaves it as early: nothing is said there. */
export const SILENCE = { lead: 0.7, tail: 0.7 };

/** Nobody where the speakers leave no voice: such a section was recorded by people, and goes on without an announcer. */
export function announcersVoice(section: Pick<Listening, 'id' | 'speakers'>): Voice | null {
  const taken = voicesTaken(section);
  const name = taken && ANNOUNCERS.find((one) => !taken.includes(one));
  return name ? { ...voiceCalled(name), rate: RATE } : null;
}

function voicesTaken(section: Pick<Listening, 'id' | 'speakers'>): VoiceName[] | null {
  try {
    return [...castOf(section).values()].map(({ name }) => name);
  } catch {
    return null;
  }
}

export type AnnouncerFile = AnnouncerLine & { file: string };

/** Every line with the file it is kept in; most lines are the same in every section and have one file together. */
export function announcerFiles(section: Listening): AnnouncerFile[] {
  const voice = announcersVoice(section);
  if (!voice) return [];
  return announcerLines(section).map((line) => ({ ...line, file: fileOf(voice, line.text) }));
}

/** Named after who says what, so that another line, or another voice, is another file. */
const fileOf = ({ name, rate }: Voice, text: string) =>
  `assets/audio/announcer/${hashOf([name, rate, text, SILENCE], 12)}.mp3`;

/** Of everything that is said, in its order: a section carries it once its lines are recorded. */
export const announcedHash = (section: Listening): string =>
  hashOf(
    announcerFiles(section).map(({ before, file }) => [before, file]),
    16,
  );

const hashOf = (value: unknown, length: number) =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, length);
