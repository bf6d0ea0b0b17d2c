import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { Blueprint, isBlueprintFile } from '../blueprint/blueprint.ts';
import { examinePack, type Finding, findingsOfCheck } from '../check.ts';
import { isItemFile, type Pack, type PackAsset, type PackBlueprint, type PackItem } from '../read-pack.ts';
import { Item } from '../schema/item.ts';
import { Manifest } from '../schema/pack.ts';

/** A pack as its authors wrote it, so that tests can make one thing wrong and check again. */
export type RawPack = {
  manifest: unknown;
  docs: Map<string, unknown>;
  blueprints: Map<string, unknown>;
  assets: Map<string, PackAsset>;
};

export const FIXTURES = fileURLToPath(new URL('../../fixtures/', import.meta.url));
export const FIXTURE_PACKS = ['example-pack', 'gallery-pack'] as const;

export function rawPack(name: string): RawPack {
  const folder = `${FIXTURES}${name}/`;
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll('\\', '/'));
  const text = (file: string) => readFileSync(folder + file, 'utf8');
  return {
    manifest: parse(text('pack.yaml')),
    docs: new Map(files.filter(isItemFile).map((file) => [file, parse(text(file))])),
    blueprints: new Map(files.filter(isBlueprintFile).map((file) => [file, parse(text(file))])),
    assets: new Map(
      files
        .filter((file) => file.endsWith('.svg'))
        .map((file) => [file, { bytes: text(file).length, svg: text(file) }]),
    ),
  };
}

/** What the checker says; faults of form count as the check `schema`. */
export const findingsOf = (raw: RawPack): Finding[] => look(raw, examinePack);

/** What one check says: 280 faults are not worth 280 times all checks. */
export const findingsOfOne = (raw: RawPack, check: string): Finding[] =>
  look(raw, (pack) => findingsOfCheck(pack, check));

function look({ manifest, docs, blueprints, assets }: RawPack, examine: (pack: Pack) => Finding[]): Finding[] {
  const complaints: Finding[] = [];
  const items: PackItem[] = [];
  const formOf = (file: string, issues: { message: string; path: PropertyKey[] }[]) =>
    issues.map(({ message, path }) => ({
      file,
      where: path.join('.'),
      what: message,
      check: 'schema',
      level: 'error' as const,
    }));
  for (const [file, doc] of docs) {
    const parsed = parsedOnce(doc);
    if (parsed.success) items.push({ file, item: parsed.data });
    else complaints.push(...formOf(file, parsed.error.issues));
  }
  const plans: PackBlueprint[] = [];
  for (const [file, doc] of blueprints) {
    const read = Blueprint.safeParse(doc);
    if (read.success) plans.push({ file, blueprint: read.data });
    else complaints.push(...formOf(file, read.error.issues));
  }
  const head = Manifest.safeParse(manifest);
  if (!head.success) return [...complaints, ...formOf('pack.yaml', head.error.issues)];
  return complaints.length ? complaints : examine({ manifest: head.data, items, blueprints: plans, assets });
}

/** A fault touches one file of many; the others need not be parsed again. */
const parsed = new Map<string, ReturnType<typeof Item.safeParse>>();

function parsedOnce(doc: unknown) {
  const text = JSON.stringify(doc);
  const result = parsed.get(text) ?? Item.safeParse(doc);
  parsed.set(text, result);
  return result;
}

type Branch = Record<string, unknown>;

/** Sets what stands at a path such as `groups.0.questions.2.answer`; `undefined` takes it out. */
export function put(root: unknown, path: string, value: unknown): void {
  const keys = path.split('.');
  const last = keys.pop()!;
  const branch = keys.reduce((at, key) => (at as Branch)[key], root) as Branch;
  if (value === undefined && Array.isArray(branch)) branch.splice(Number(last), 1);
  else if (value === undefined) delete branch[last];
  else branch[last] = value;
}

export const get = (root: unknown, path: string): unknown =>
  path.split('.').reduce((at, key) => (at as Branch)[key], root);
