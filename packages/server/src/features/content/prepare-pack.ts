import { examinePack, type Finding } from '@ninefold/content/check';
import { type CompiledItem, compileItem } from '@ninefold/content/compile';
import { type Complaint, type Pack, readPack } from '@ninefold/content/read-pack';
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

/** A pack that was read, looked through and compiled. `errors` keep it out, `warnings` are for its author. */
export type PreparedPack = {
  folder: string;
  manifest: Manifest;
  items: CompiledItem[];
  errors: Complaint[];
  warnings: Complaint[];
  /** Where an author finds an item. */
  fileOf: (slug: string) => string;
};

/** Refused when its form cannot be read at all; other errors are left to the caller. */
export async function preparePack(folder: string): Promise<PreparedPack> {
  const { pack, complaints } = await readPack(folder);
  if (!pack) throw new PackRefused(folder, complaints);
  const findings = examinePack(pack);
  const files = new Map(pack.items.map(({ file, item }) => [item.id, file]));
  const { items, broken } = compileAll(pack, findings);
  return {
    folder,
    manifest: pack.manifest,
    items,
    errors: [...findings.filter(({ level }) => level === 'error'), ...broken],
    warnings: findings.filter(({ level }) => level === 'warning'),
    fileOf: (slug) => files.get(slug) ?? slug,
  };
}

/** What the checks found fault with may not compile either; then its faults are already told. */
function compileAll(pack: Pack, findings: Finding[]): { items: CompiledItem[]; broken: Complaint[] } {
  const items: CompiledItem[] = [];
  const broken: Complaint[] = [];
  for (const { file, item } of pack.items)
    try {
      items.push(compileItem(item, pack.assets));
    } catch (error) {
      if (findings.every((finding) => finding.file !== file)) throw error;
      broken.push({ file, where: '', what: `cannot be compiled: ${(error as Error).message}` });
    }
  return { items, broken };
}
