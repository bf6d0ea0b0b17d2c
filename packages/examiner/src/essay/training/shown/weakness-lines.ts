import { openScorer, type ScorerSettings } from '../../scorer.ts';
import { readMarked } from '../data.ts';
import { type Read, readAll, readRequests, type WeakCriterion, weakCriteria } from './weaknesses.ts';

type Print = (line: string) => void;

/** Web essays are many: every fourth is enough to see what the remarks do on texts nobody wrote for them. */
const EVERY = 4;

/**
 * How many criteria below 7 show a weakness with what a 7 does there, and by name those that do not: in our own essays
 * and drafts, or in web essays, which come without the material of the content pack.
 */
export async function weaknessLines(
  print: Print,
  { method = 'counted', web = false }: { method?: ScorerSettings['method']; web?: boolean } = {},
): Promise<void> {
  const scorer = await openScorer({ method });
  const read = web ? await readRequests(scorer, webEssays()) : await readAll(scorer);
  await scorer.close();
  const all = weakCriteria(read);
  const what = web ? `web essays, every ${EVERY}th` : 'texts of ours and drafts';
  print(`${read.length} ${what}, \`${method}\` estimate: ${share(all)} of the criteria below 7`);
  for (const [title, of] of GROUPS) {
    print(`by ${title}:`);
    for (const key of [...new Set(all.map(of))].sort())
      print(`  ${key.padEnd(8)} ${share(all.filter((one) => of(one) === key))}`);
  }
  const silent = all.filter((one) => !one.shown);
  print(
    `without one: ${silent.length}, of which ${silent.filter((one) => one.open).length} say so and name a place to begin`,
  );
  for (const { id, source, kind, name, band, overall } of silent)
    print(`  ${id} ${name} ${band} of ${overall} (${source}, ${kind})`);
}

const GROUPS: [string, (one: WeakCriterion) => string][] = [
  ['criterion', (one) => one.name],
  ['kind', (one) => one.kind],
  ['source', (one) => one.source],
  ['text', (one) => (one.overall < 7 ? 'below 7' : '7 and up')],
  ['band', (one) => one.band.toFixed(1)],
];

const webEssays = (): Omit<Read, 'report'>[] =>
  readMarked('kaggle_ielts')
    .filter((_, i) => i % EVERY === 0)
    .map(({ id, task, prompt, essay, overall }) => ({
      own: { id, band: overall ?? 0, item: id, request: { task, prompt, essay } },
      source: 'web' as const,
    }));

const share = (set: WeakCriterion[]) => {
  const shown = set.filter((one) => one.shown).length;
  return `${shown} of ${set.length} (${((100 * shown) / Math.max(1, set.length)).toFixed(1)} %)`;
};
