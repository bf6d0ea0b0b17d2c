import { isLetter } from '../comment/letter.ts';
import type { AssessedReport } from '../report.ts';
import type { Scorer } from '../scorer.ts';
import { weaker } from './gaming.ts';
import { bias, correlation, mae, type Pair, qwk, shown, within } from './metrics.ts';
import { type OwnEssay, ownEssays } from './own-essays.ts';

/**
 * A third source: essays written for this product to a band, from 4 to 9. No trained weight has seen them. Their bands
 * are what their writers meant, not an examiner's.
 */
export async function ownLines(scorer: Scorer, print: (line: string) => void): Promise<void> {
  const scored: { own: OwnEssay; report: AssessedReport }[] = [];
  for (const own of ownEssays()) {
    const report = await scorer.score(own.request);
    if (report.assessable) scored.push({ own, report });
  }
  const pairs = (set: typeof scored): Pair[] =>
    set.map(({ own, report }) => ({ human: own.band, guess: report.overall.band }));
  for (const [name, set] of [
    ['all', scored],
    ['task 1', scored.filter(({ own }) => own.request.task === 1)],
    ['task 2', scored.filter(({ own }) => own.request.task === 2)],
    ['letters', scored.filter(({ own }) => isLetter(own.request))],
    ['reports', scored.filter(({ own }) => own.request.task === 1 && !isLetter(own.request))],
  ] as const) {
    const all = pairs(set);
    print(
      `${name}, ${all.length} essays: QWK ${shown(all, qwk)}, MAE ${shown(all, mae)}, r ${shown(all, correlation)}, within .5 ${shown(all, within(0.5), 0)} %, bias ${shown(all, bias)}`,
    );
  }
  const parts = [
    ['below 5.5', 0, 5.5],
    ['5.5-7', 5.5, 7.5],
    ['7.5 and up', 7.5, 10],
  ] as const;
  for (const [name, task, low, high] of [0, 1, 2].flatMap((task) =>
    parts.map(([name, ...ends]) => [name, task, ...ends] as const),
  )) {
    const part = scored.filter(({ own }) => own.band >= low && own.band < high && (!task || own.request.task === task));
    const inside = part.filter(({ own, report }) => own.band >= report.overall.low && own.band <= report.overall.high);
    print(
      `  ${task ? `task ${task}, ` : ''}${name}: ${part.length} essays, bias ${shown(pairs(part), bias)}, inside the range ${((100 * inside.length) / Math.max(1, part.length)).toFixed(0)} %`,
    );
  }
  await weakerLines(
    scorer,
    scored.filter(({ own }, i) => own.band >= 6 && i % 3 === 0),
    print,
  );
}

const RATES = [0.06, 0.14, 0.28];

/** Copies with more and more errors: none may score higher than the one before. */
async function weakerLines(
  scorer: Scorer,
  set: { own: OwnEssay; report: AssessedReport }[],
  print: (line: string) => void,
): Promise<void> {
  const higher = { overall: 0, gra: 0 };
  const falls = RATES.map((): number[] => []);
  for (const { own, report } of set) {
    let before = report;
    for (const [i, rate] of RATES.entries()) {
      const copy = await scorer.score({ ...own.request, essay: weaker(own.request.essay, rate) });
      if (!copy.assessable) break;
      if (copy.overall.band > before.overall.band) higher.overall++;
      if (copy.criteria.gra.band > before.criteria.gra.band) higher.gra++;
      falls[i]!.push(report.overall.band - copy.overall.band);
      before = copy;
    }
  }
  const average = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
  print(
    `worse copies of ${set.length} essays at ${RATES.map((rate) => `${Math.round(100 * rate)} %`).join(', ')} of the words: ${higher.overall} score higher overall than the better copy, ${higher.gra} in grammar; the whole falls by ${falls.map((values) => average(values).toFixed(2)).join(', ')}`,
  );
}
