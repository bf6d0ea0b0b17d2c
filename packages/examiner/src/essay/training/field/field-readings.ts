import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Statement } from '../judged/statements.ts';
import { asText, type FieldEssay, fieldEssays } from './field-essays.ts';

type Print = (line: string) => void;
type Verdict = 'T' | 'U' | 'E';
/**
 * What a reader said of the reports on web essays: verdict by essay and statement, and what kind of statement it was. No
 * words of the essays, which are not ours to keep.
 */
type Reading = { name: string; essays: number; verdicts: Record<string, Record<string, [kind: string, Verdict]>> };

const FILE = new URL('../../../../training/field-readings.jsonl', import.meta.url);
const readings = (): Reading[] => (existsSync(FILE) ? linesOf(FILE).map((line) => JSON.parse(line) as Reading) : []);

/** `field list FROM TO NAME [BELOW]`: NAME.txt for the reader, NAME.jsonl for `field store`. */
export async function listField([from, to, name, below = '7.5']: string[], print: Print): Promise<void> {
  if (!from || !to || !name) throw new Error('Say which essays and where to: field list FROM TO NAME [BELOW]');
  const essays = await fieldEssays(Number(from), Number(to), Number(below));
  writeFileSync(`${name}.txt`, asText(essays));
  writeFileSync(`${name}.jsonl`, essays.map((one) => `${JSON.stringify(one)}\n`).join(''));
  print(`${essays.length} essays with ${essays.reduce((sum, one) => sum + one.statements.length, 0)} statements`);
}

/** `field store LISTING.jsonl VERDICTS.tsv NAME`: what the verdicts do not list was read and found true. */
export function storeField([listing, verdicts, name]: string[], print: Print): void {
  if (!listing || !verdicts || !name) throw new Error('Say what was read: field store LISTING VERDICTS NAME');
  const faults = new Map(
    linesOf(verdicts).map((line): [string, Verdict] => {
      const [id, key, verdict] = line.split('\t');
      if (verdict !== 'U' && verdict !== 'E') throw new Error(`"${line}": the third cell is U or E`);
      return [`${id}\t${key}`, verdict];
    }),
  );
  const essays = linesOf(listing).map((line) => JSON.parse(line) as FieldEssay);
  const reading: Reading = { name, essays: essays.length, verdicts: {} };
  for (const { id, statements } of essays) {
    reading.verdicts[id] = Object.fromEntries(
      statements.map((one) => {
        const verdict = faults.get(`${id}\t${one.key}`) ?? 'T';
        faults.delete(`${id}\t${one.key}`);
        return [one.key, [kindOf(one), verdict]];
      }),
    );
  }
  if (faults.size) throw new Error(`judged, but not in the listing: ${[...faults.keys()].join(', ')}`);
  const others = readings().filter((one) => one.name !== name);
  writeFileSync(FILE, [...others, reading].map((one) => `${JSON.stringify(one)}\n`).join(''));
  printReading(reading, print);
}

/** Every reading so far, by kind of statement. */
export const fieldLines = (print: Print): void => {
  for (const one of readings()) printReading(one, print);
};

function printReading({ name, essays, verdicts }: Reading, print: Print): void {
  const all = Object.values(verdicts).flatMap((one) => Object.values(one));
  print(`${name}: ${essays} essays, ${all.length} statements, ${shares(all)}`);
  for (const kind of [...new Set(all.map(([one]) => one))].sort())
    print(`  ${kind.padEnd(16)} ${shares(all.filter(([one]) => one === kind))}`);
}

function shares(all: [string, Verdict][]): string {
  const part = (verdict: Verdict) => all.filter(([, one]) => one === verdict).length;
  const percent = (verdict: Verdict) => `${((100 * part(verdict)) / Math.max(1, all.length)).toFixed(1)} %`;
  return `${String(all.length).padStart(4)} read, untrue ${part('U')} (${percent('U')}), empty ${part('E')} (${percent('E')})`;
}

/** "tr praise", "edit asked": what is read together. */
export function kindOf({ key, said }: Pick<Statement, 'key' | 'said'>): string {
  const [kind = ''] = key.split('-');
  if (kind === 'edit') return said.startsWith('(check)') ? 'edit asked' : 'edit firm';
  if (said.startsWith('(open)')) return 'open';
  return said.startsWith('(+)') ? `${kind} praise` : kind;
}

const linesOf = (file: string | URL): string[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim());
