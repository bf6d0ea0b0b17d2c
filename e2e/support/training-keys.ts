import { compileItem } from '../../packages/content/src/compile.ts';
import { packFolder } from '../../packages/content/src/packs.ts';
import { readPack } from '../../packages/content/src/read-pack.ts';
import { onceJson } from './server.ts';

type Mark = { key: string; accept?: string[]; pairs?: [string, string][] };
type Shown = { key: string; parts?: string[] };

type Right = string | string[];

/** The right answers of a set by the name of the exercise (`i4`): an option, a sentence, or parts in their order. */
export async function rightAnswersOf(slug: string): Promise<Map<string, Right>> {
  const found = (await onceJson('training-keys', everySet))[slug];
  if (!found) throw new Error(`no set ${slug}`);
  return new Map(found);
}

/** Of all sets: reading the pack takes ten times longer than finding the answers of every set in it. */
async function everySet(): Promise<Record<string, [string, Right][]>> {
  const { pack } = await readPack(packFolder('ninefold-1'));
  const sets = (pack?.items ?? []).filter(({ item }) => item.kind === 'training');
  return Object.fromEntries(sets.map(({ item }) => [item.id, answersIn(compileItem(item))]));
}

function answersIn(compiled: ReturnType<typeof compileItem>): [string, Right][] {
  const { marks } = compiled.key as { marks: Mark[] };
  const { items } = compiled.public as { items: Shown[] };
  return marks.map(({ key, accept = [], pairs }) => {
    const parts = items.find((item) => item.key === key)?.parts;
    if (pairs) return [key, pairs.map(([, right]) => right)];
    return [key, parts ? inOrder(parts, accept[0] ?? '') : (accept[0] ?? '')];
  });
}

/** The parts as they stand in the sentence. */
function inOrder(parts: readonly string[], sentence: string): string[] {
  const left = [...parts];
  const placed: string[] = [];
  let rest = plain(sentence);
  while (left.length > 0) {
    const next = left.filter((part) => rest.startsWith(plain(part))).sort((a, b) => b.length - a.length)[0];
    if (next === undefined) throw new Error(`parts do not make: ${sentence}`);
    left.splice(left.indexOf(next), 1);
    placed.push(next);
    rest = rest.slice(plain(next).length).trim();
  }
  return placed;
}

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9' ]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
