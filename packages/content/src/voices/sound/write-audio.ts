import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Document, parseDocument } from 'yaml';
import { formatYaml } from '../../yaml/format-yaml.ts';

/** Puts the names of new recordings into an item's file; nothing else in it is touched, except by `format-yaml`. */
export async function writeAudio(folder: string, file: string, change: (document: Document) => void): Promise<boolean> {
  const path = join(folder, file);
  const before = await readFile(path, 'utf8');
  const document = parseDocument(before);
  const kept = JSON.stringify(document.toJS());
  change(document);
  if (JSON.stringify(document.toJS()) === kept) return false;
  // Attempts remember the revision they were made on; a draft has none yet.
  if (document.get('status') !== 'draft') document.set('rev', Number(document.get('rev')) + 1);
  await writeFile(path, formatYaml(document.toString({ lineWidth: 120 })));
  return true;
}
