import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { packFolder } from '@ninefold/content/packs';

/** The shipped pack with nothing but its menu and its tasks: a test of login need not import a library. */
export const menuPack = (folder: string): Promise<string> => copyOf(join(folder, 'pack'), ['menus', 'tasks']);

export const PRACTICE_PARTS = [
  'menus',
  'reading',
  'listening',
  'writing',
  'speaking',
  'sentences',
  'ideas',
  'collections',
  'training',
  'assets',
] as const;

/** The shipped pack without what practice does not need. */
export const practicePack = (folder: string): Promise<string> => copyOf(join(folder, 'practice-pack'), PRACTICE_PARTS);

/** The same with the tasks, which pay for what is practised: for the demo learner, who did both. */
export const practiceAndTasksPack = (folder: string): Promise<string> =>
  copyOf(join(folder, 'demo-pack'), ['menus', 'tasks', 'reading', 'listening', 'collections', 'assets']);

/** Papers kept for a mock test stand on no list, but these packs have no mock that would keep them. */
export const KEPT_FOR_MOCKS = /[\\/](?:set[345]-(?:passage|section)|general3-part)-/;

async function copyOf(target: string, parts: readonly string[]): Promise<string> {
  for (const part of ['pack.yaml', ...parts])
    await cp(join(packFolder('ninefold-1'), part), join(target, part), {
      recursive: true,
      filter: (path) => !path.endsWith(join('assets', 'words')) && !KEPT_FOR_MOCKS.test(path),
    });
  return target;
}
