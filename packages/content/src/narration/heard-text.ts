import { createHash } from 'node:crypto';
import type { Training } from '../schema/training.ts';

/** What an exercise lets a learner hear, where it stands in the file of its set, and the recording it needs. */
export type HeardText = { at: (string | number)[]; text: string; audio: string | undefined; file: string };

export const HEARD_FOLDER = 'assets/audio/heard/';

/** A piece cut out of a longer recording is heard there and needs none of its own. */
export const heardTexts = ({ id, items }: Pick<Training, 'id' | 'items'>): HeardText[] =>
  items.flatMap(({ hear }, at) =>
    !hear || (hear.audio && !hear.audio.startsWith(HEARD_FOLDER))
      ? []
      : [{ at: ['items', at, 'hear'], text: hear.text, audio: hear.audio, file: heardFile(id, hear.text) }],
  );

/** Named after the words, so that a recording of other words shows by its name. */
function heardFile(set: string, text: string): string {
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 12);
  return `${HEARD_FOLDER}${set}/${hash}.mp3`;
}
