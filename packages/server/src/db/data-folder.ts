import { accessSync, constants, mkdirSync } from 'node:fs';
import { StartRefused } from '#start-refused.ts';

/** DATA_DIR, made when it is missing. One that cannot be used is said in a sentence. */
export function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new StartRefused(
      `DATA_DIR ${folder} cannot be used (${code}); set DATA_DIR to a folder that this process may write.`,
    );
  }
}
