import { examinePack } from '@ninefold/content/check';
import { type CompiledItem, compileItem } from '@ninefold/content/compile';
import { type Complaint, type Pack, readWhatIsReadable } from '@ninefold/content/read-pack';
import type { Manifest } from '@ninefold/content/schema/pack';

/** A pack that is not imported, with everything that is wrong with it. */
export class PackRefused extends Error {
  readonly complaints: Complaint[];
  constructor(source: string, complaints: Complaint[]) {
    const [first] = complaints;
    super(`The pack in ${source} was not imported: ${first?.file}: ${first?.what} (${complaints.length} in all)`);
    this.complaints = complaints;
  }
}

/** A pack that was read, checked and compiled. `errors` keep it out, `warnings` are for its author. */
export type PreparedPack = {
  folder: string;
  manifest: Manifest;
  items: CompiledItem[];
  /** Files that could not be read, so that nobody takes what is in them for gone. */
  unread: string[];
  errors: Complaint[];
  warnings: Complaint[];
  /** Where an author finds an item. */
  fileOf: (slug: string) => string;
};

/** The same as it comes out of a thread, which hands over no functions. */
export type PlainPack = Omit<PreparedPack, 'fileOf'> & { files: Map<string, string> };

export const withFileOf = ({ files, ...pack }: PlainPack): PreparedPack => ({
  ...pack,
  fileOf: (slug) => files.get(slug) ?? slug,
});

/** Refused only when it has no readable `pack.yaml`; other errors are left to the caller. */
export const preparePack = async (folder: string): Promise<PreparedPack> => withFileOf(await preparePlain(folder));

export async function preparePlain(folder: string): Promise<PlainPack> {
  const { pack, complaints } = await readWhatIsReadable(folder);
  if (!pack) throw new PackRefused(folder, complaints);
  const findings = examinePack(pack);
  const { items, broken } = compileAll(pack);
  return {
    folder,
    manifest: pack.manifest,
    items,
    unread: [...new Set([...complaints, ...broken].map(({ file }) => file))],
    errors: [...complaints, ...findings.filter(({ level }) => level === 'error'), ...broken],
    warnings: findings.filter(({ level }) => level === 'warning'),
    files: new Map(pack.items.map(({ file, item }) => [item.id, file])),
  };
}

/** What does not compile is named by its file, whether or not the checks have complained about it. */
function compileAll(pack: Pack): { items: CompiledItem[]; broken: Complaint[] } {
  const items: CompiledItem[] = [];
  const broken: Complaint[] = [];
  for (const { file, item } of pack.items)
    try {
      items.push(compileItem(item, pack.assets));
    } catch (error) {
      broken.push({ file, where: '', what: `cannot be compiled: ${(error as Error).message}` });
    }
  return { items, broken };
}
