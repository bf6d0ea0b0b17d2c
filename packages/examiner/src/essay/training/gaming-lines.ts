import { mean } from '../features/numbers.ts';
import type { Criterion, EssayReport } from '../report.ts';
import type { Scorer } from '../scorer.ts';
import { type Honest, hasBodies, TRICKS, TRICKS_WITH_OTHERS } from './gaming.ts';
import { shown } from './metrics.ts';

type Asked = Honest & { promptId: string };

/** What honest essays get, and what each trick makes of them. */
export async function gamingLines(scorer: Scorer, essays: Asked[], print: (line: string) => void): Promise<void> {
  const score = ({ essay, prompt }: Honest) => scorer.score({ task: 2, prompt, essay });
  const honest = await inTurn(essays, score);
  const tell = (name: string, reports: EssayReport[], of: Criterion | 'overall', least?: number) => {
    const pairs = reports.map((report, i) => ({ after: bandOf(report, of), before: bandOf(honest[i]!, of) }));
    const known = pairs.flatMap(({ after }) => (after === null ? [] : [after]));
    const changes = pairs.flatMap(({ after, before }) => (after === null || before === null ? [] : [after - before]));
    const few = (most: number) => `${pairs.filter(({ after }) => (after ?? 0) <= most).length} of ${pairs.length}`;
    const lost = least
      ? `, ${changes.filter((change) => change <= -least).length} of ${changes.length} lose ${least} or more`
      : '';
    print(
      `${name}: ${of} ${known.length ? shown(known, mean) : '-'}, refused ${pairs.length - known.length}, at most 4.5 or refused ${few(4.5)}, at most 5.5 ${few(5.5)}, change ${changes.length ? `${Math.min(...changes)} to ${Math.max(...changes)}` : '-'}${lost}`,
    );
  };
  tell('as written', honest, 'overall');
  for (const [name, trick] of Object.entries(TRICKS)) {
    const reports = await inTurn(essays, (one) => score({ ...one, essay: hasBodies(one) ? trick(one) : one.essay }));
    tell(name, reports, 'overall');
    if (name === 'articles removed') tell(name, reports, 'gra', 1);
    if (/random order/.test(name)) tell(name, reports, 'cc', 1);
  }
  for (const [name, trick] of Object.entries(TRICKS_WITH_OTHERS)) {
    const reports = await inTurn(essays, (one, i) => score(trick(one, othersOf(essays, i))));
    tell(name, reports, 'overall');
    if (/question/.test(name)) tell(name, reports, 'tr');
  }
}

const bandOf = (report: EssayReport, of: Criterion | 'overall'): number | null =>
  report.assessable ? (of === 'overall' ? report.overall.band : report.criteria[of].band) : null;

async function inTurn<Item, Made>(items: Item[], make: (item: Item, index: number) => Promise<Made>): Promise<Made[]> {
  const made: Made[] = [];
  for (const [i, item] of items.entries()) made.push(await make(item, i));
  return made;
}

/** Four essays on other questions, always the same ones. */
function othersOf(essays: Asked[], index: number): Asked[] {
  const others = essays.filter((one) => one.promptId !== essays[index]!.promptId && hasBodies(one));
  return [0, 1, 2, 3].map((k) => others[(index * 7 + k * 11) % others.length]!);
}
