import { readFile, writeFile } from 'node:fs/promises';
import { parse, stringify } from 'yaml';

export type Doc = Record<string, unknown>;

export const readDoc = async (path: string): Promise<Doc> => parse(await readFile(path, 'utf8')) as Doc;

/** Changes a file of a copied pack as its author would. */
export const rewrite = async (path: string, change: (doc: Doc) => Doc): Promise<void> =>
  writeFile(path, stringify(change(await readDoc(path))));
