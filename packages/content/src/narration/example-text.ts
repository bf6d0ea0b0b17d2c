import { createHash } from 'node:crypto';

export const EXAMPLES_FOLDER = 'assets/words/examples/';

/** Named after the words, so that a recording of other words shows by its name. */
export const exampleFile = (text: string): string =>
  `${EXAMPLES_FOLDER}${createHash('sha256').update(text).digest('hex').slice(0, 12)}.mp3`;
