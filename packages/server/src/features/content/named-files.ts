import type { CompiledItem } from '@ninefold/content/compile';

/**
 * What learners may be sent of a pack: the files that an item names in what is shown, and in what is shown beside it
 * (sample answers are heard there). A key names none.
 */
export const namedFiles = ({ public: shown, review }: Pick<CompiledItem, 'public' | 'review'>): string[] =>
  filesIn([shown, review]);

export const filesIn = (value: unknown): string[] =>
  [...new Set(JSON.stringify(value).match(/(?<=")assets\/[^"]+(?=")/g) ?? [])].sort();
