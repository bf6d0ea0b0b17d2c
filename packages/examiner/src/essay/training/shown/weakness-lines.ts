import { openScorer } from '../../scorer.ts';
import { readAll, type WeakCriterion, weakCriteria } from './weaknesses.ts';

type Print = (line: string) => void;

/** How many criteria below 7 show a weakness with what a 7 does there, and by name those that do not. */
export async function weaknessLines(print: Print): Promise<void> {
  const scorer = await openScorer({ method: 'counted' });
  const read = await readAll(scorer);
  await scorer.close();
  const all = weakCriteria(read);
  print(`${read.length} texts of ours and drafts, \`counted\` estimate: ${share(all)} of the criteria below 7`);
  const groups: [string, (one: WeakCriterion) => string][] = [
    ['criterion', (one) => one.name],
    ['kind', (one) => one.kind],
    ['source', (one) => one.source],
    ['text', (one) => (one.overall < 7 ? 'below 7' : '7 and up')],
    ['band', (one) => one.band.toFixed(1)],
  ];
  for (const [title, of] of groups) {
    print(`by ${title}:`);
    for (const key of [...new Set(all.map(of))].sort())
      print(`  ${key.padEnd(8)} ${share(all.filter((one) => of(one) === key))}`);
  }
  const silent = all.filter((one) => !one.shown);
  print(`without one: ${silent.length}`);
  for (const { id, source, kind, name, band, overall } of silent)
    print(`  ${id} ${name} ${band} of ${overall} (${source}, ${kind})`);
}

const share = (set: WeakCriterion[]) => {
  const shown = set.filter((one) => one.shown).length;
  return `${shown} of ${set.length} (${((100 * shown) / Math.max(1, set.length)).toFixed(1)} %)`;
};
