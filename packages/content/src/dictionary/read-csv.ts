import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import type { Row } from './reduce.ts';

/** ECDICT line by line: it is larger than a string may comfortably be. No cell of it has a line break. */
export async function* readEcdict(file: string): AsyncGenerator<Row> {
  let names: string[] | null = null;
  for await (const line of createInterface({ input: createReadStream(file), crlfDelay: Number.POSITIVE_INFINITY })) {
    const cells = cellsOf(line);
    if (!names) names = cells;
    else yield Object.fromEntries(names.map((name, at) => [name, cells[at] ?? ''])) as Row;
  }
}

function cellsOf(line: string): string[] {
  return [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, plain]) =>
    quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'),
  );
}
