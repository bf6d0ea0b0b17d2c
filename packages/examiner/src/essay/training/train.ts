import { writeFileSync } from 'node:fs';
import { openTools, WEIGHTS } from '../tools.ts';
import { dataHash } from './data.ts';
import { fitAll } from './fit.ts';
import { readRows } from './rows.ts';

const SEED = 17;

/** Fits everything between the features and the bands. The encoder is trained apart: see training/encoder.py. */
export function train(print: (line: string) => void): void {
  const rows = readRows(openTools(), print);
  const weights = fitAll(rows, SEED, dataHash(rows));
  const short = (_: string, value: unknown) =>
    typeof value === 'number' && !Number.isInteger(value) ? Number(value.toPrecision(7)) : value;
  writeFileSync(new URL('estimate.json', WEIGHTS), `${JSON.stringify(weights, short)}\n`);
  print(`trained on ${rows.length} essays (data ${weights.dataHash}, seed ${SEED}); weights/estimate.json written`);
  print(
    `blend ${([1, 2] as const).map((task) => weights.blend[task].weights.map((w) => w.toFixed(3)).join(' ')).join(' | ')}; ranges ${JSON.stringify(weights.range.trained)}`,
  );
}
