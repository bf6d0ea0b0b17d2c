import { writeFileSync } from 'node:fs';
import { measure } from '../features/measure.ts';
import { deviation, mean } from '../features/numbers.ts';
import { COUNTED, countedRow } from '../model/counted.ts';
import { fitRidge, predict } from '../model/ridge.ts';
import { topicRow, topicSigns } from '../relevance.ts';
import { cleanText, readEssay } from '../text/essay-text.ts';
import { openTools, WEIGHTS } from '../tools.ts';
import { correlation, mae } from './metrics.ts';
import { ownEssays } from './own-essays.ts';

/** Fits the estimate that owes nothing to others' data, and says how it does on items it has not seen. */
export function fitCounted(print: (line: string) => void): void {
  const tools = openTools();
  const essays = ownEssays();
  const measured = essays.map(({ request }) => {
    const text = readEssay(cleanText(request.essay));
    const errors = text.sentences.flatMap((sentence) => tools.detect(tools.tag(sentence)));
    return { text, features: measure(text, request.prompt, request.task, tools.spelling, errors) };
  });
  const scales = Object.fromEntries(
    COUNTED.map((name) => {
      const values = measured.map(({ features }) => features[name] ?? 0);
      return [name, { middle: mean(values), spread: deviation(values) || 1 }];
    }),
  );
  const rows = measured.map(({ features }) => countedRow(scales, features));
  const bands = essays.map((one) => one.band);
  const fit = (kept: number[]) =>
    fitRidge(
      kept.map((i) => rows[i]!),
      kept.map((i) => bands[i]!),
      6,
    );
  const everyone = essays.map((_, i) => i);
  const pairs = essays.map((one, i) => ({
    human: one.band,
    guess: predict(fit(everyone.filter((k) => essays[k]!.item !== one.item)), rows[i]!),
  }));
  const signs = (i: number, prompt: string) =>
    topicRow(topicSigns(measured[i]!.text, cleanText(prompt), tools.vectors));
  const other = (i: number) =>
    essays.filter((one) => one.request.task === essays[i]!.request.task && one.item !== essays[i]!.item)[i % 7]!;
  const topic = fitRidge(
    everyone.flatMap((i) => [signs(i, essays[i]!.request.prompt), signs(i, other(i).request.prompt)]),
    everyone.flatMap(() => [1, 0]),
    0.1,
  );
  const weights = { fittedTo: `${essays.length} essays written for this product`, scales, band: fit(everyone), topic };
  const short = (_: string, value: unknown) =>
    typeof value === 'number' && !Number.isInteger(value) ? Number(value.toPrecision(6)) : value;
  writeFileSync(new URL('counted.json', WEIGHTS), `${JSON.stringify(weights, short)}\n`);
  print(
    `counted estimate, ${essays.length} own essays, item left out: r ${correlation(pairs).toFixed(3)}, MAE ${mae(pairs).toFixed(2)}; weights/counted.json written`,
  );
}
