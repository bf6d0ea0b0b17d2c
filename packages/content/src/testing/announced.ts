import { announcedHash, announcerFiles } from '../announcer/announcer-files.ts';
import { Listening } from '../schema/listening.ts';
import { LISTENING } from './fault.ts';
import type { RawPack } from './raw-pack.ts';
import { recorded } from './recording-faults.ts';

/** Each line takes so long. */
export const LINE_SECONDS = 4;

/** The example's section with our own lines in place of its author's, recorded, as the voice build leaves them. */
export function announced(pack: RawPack): void {
  const doc = pack.docs.get(LISTENING) as Record<string, unknown>;
  delete doc.announcer;
  recorded(pack);
  const section = Listening.parse(doc);
  doc.announced = announcedHash(section);
  const shape = { hz: 24_000, kbits: 48, channels: 1, tagged: false } as const;
  const sound = { ...shape, sha256: 'c'.repeat(64), seconds: LINE_SECONDS };
  for (const { file } of announcerFiles(section)) pack.assets.set(file, { bytes: 24_000, sound });
}
