import { readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** The packs that come with the product. */
const PACKS_FOLDER = fileURLToPath(new URL('../packs/', import.meta.url));

export const packFolder = (id: string): string => `${PACKS_FOLDER}${id}`;

export async function shippedPacks(): Promise<string[]> {
  const entries = await readdir(PACKS_FOLDER, { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
}
