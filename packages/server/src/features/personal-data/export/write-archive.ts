import { buffer } from 'node:stream/consumers';
import { type Cell, csvLine } from '@ninefold/core/personal-data/csv';
import type { PersonalTable, Row } from '#db/personal/personal-data.ts';
import { rowsOf } from '#db/personal/read-rows.ts';
import { contentReferences, wordReferences } from '#db/personal/references.ts';
import { unhurried } from '#jobs/unhurried.ts';
import { writeZip, type ZipWriter } from '#storage/zip/write-zip.ts';
import type { ExportDeps } from '../personal-data-deps.ts';
import { collectIds, type Medium } from './collect-ids.ts';
import { FORMAT, handedOut, readme } from './readme.ts';

type Writing = {
  zip: ZipWriter;
  files: { name: string; rows: number }[];
  noted: ReturnType<typeof collectIds>;
  /** After every batch and every recording, because others are calling meanwhile. */
  rest: () => Promise<void>;
};
/** Throws when the archive is no longer wanted. */
type Progress = (percent: number) => Promise<void>;

const MB = 1024 * 1024;
/** Rows first, then the sound: most of the time goes into that. */
const ROWS_PERCENT = 40;
const REFERENCES = 500;

/** Writes everything a learner has into one zip at `path`, and tells how long it became. */
export async function writeArchive(
  deps: ExportDeps,
  userId: number,
  path: string,
  progress: Progress,
): Promise<number> {
  const pause = unhurried();
  let percent = 0;
  const told: Progress = (now) => {
    percent = now;
    return progress(now);
  };
  // It says so on the way, too: one large table may take longer than others wait for a sign of life.
  const rest = () => pause().then(() => progress(percent));
  const writing: Writing = { zip: await writeZip(path), files: [], noted: collectIds(), rest };
  const { zip, noted } = writing;
  try {
    await zip.add('README.md', once(readme(deps.kept, deps.now())));
    const tables = deps.kept.flatMap(handedOut);
    for (const [at, table] of tables.entries()) {
      await addTable(deps, writing, table, userId);
      await told(Math.floor((ROWS_PERCENT * (at + 1)) / tables.length));
    }
    await addReferences(deps, writing);
    const media = await addMedia(deps, writing, [...noted.media.values()], told);
    const manifest = { ...FORMAT, made_at: deps.now().toISOString(), account: userId, files: writing.files, ...media };
    await zip.add('manifest.json', once(JSON.stringify(manifest, null, 2)));
    return await zip.end();
  } catch (error) {
    await zip.abandon();
    throw error;
  }
}

async function addTable(deps: ExportDeps, { zip, files, noted, rest }: Writing, table: PersonalTable, userId: number) {
  let rows = 0;
  const name = `data/${table.table}.jsonl`;
  await zip.add(name, lines());
  files.push({ name, rows });
  if (table.csv) await zip.add(`csv/${table.table}.csv`, csvOf(deps, table, table.csv, userId, rest));

  async function* lines(): AsyncGenerator<string> {
    for await (const batch of rowsOf(deps.db, table, userId)) {
      rows += batch.length;
      yield batch.map((row) => `${JSON.stringify(shown(table, row, noted.ids))}\n`).join('');
      await rest();
    }
  }
}

function shown(table: PersonalTable, row: Row, ids: ReturnType<typeof collectIds>['ids']): Row {
  const whole = table.ids ? table.ids(row, ids) : row;
  return Object.fromEntries(Object.entries(whole).filter(([column]) => !table.withheld?.includes(column)));
}

/** With a mark at the front by which spreadsheets know UTF-8. */
async function* csvOf(
  deps: ExportDeps,
  table: PersonalTable,
  columns: readonly string[],
  userId: number,
  rest: Writing['rest'],
) {
  yield `\uFEFF${csvLine(columns)}`;
  const { ids } = collectIds();
  for await (const batch of rowsOf(deps.db, table, userId)) {
    const names = columns.includes('word') ? await namesOf(deps, batch) : new Map<unknown, string>();
    const cell = (row: Row, column: string): Cell =>
      column === 'word' ? names.get(row.vocabulary_id) : inWords(row[column]);
    yield batch
      .map((row) => shown(table, row, ids))
      .map((row) => csvLine(columns.map((column) => cell(row, column))))
      .join('');
    await rest();
  }
}

async function namesOf({ db }: ExportDeps, batch: readonly Row[]): Promise<Map<unknown, string>> {
  const words = await wordReferences(
    db,
    batch.map(({ vocabulary_id }) => Number(vocabulary_id)),
  );
  return new Map(words.map(({ id, name }) => [id, name]));
}

/** A title in two languages is one cell. */
function inWords(value: unknown): Cell {
  const { en, zh } = (value ?? {}) as { en?: unknown; zh?: unknown };
  return typeof en === 'string' && typeof zh === 'string' ? `${zh} / ${en}` : (value as Cell);
}

async function addReferences({ db }: ExportDeps, { zip, files, noted, rest }: Writing): Promise<void> {
  await add('reference/content.jsonl', [...noted.content], (ids) => contentReferences(db, ids));
  await add('reference/words.jsonl', [...noted.words], (ids) => wordReferences(db, ids));

  async function add(name: string, ids: number[], read: (ids: number[]) => Promise<object[]>): Promise<void> {
    let rows = 0;
    await zip.add(
      name,
      (async function* () {
        for (let at = 0; at < ids.length; at += REFERENCES) {
          const found = await read(ids.slice(at, at + REFERENCES));
          rows += found.length;
          yield found.map((one) => `${JSON.stringify(one)}\n`).join('');
          await rest();
        }
      })(),
    );
    files.push({ name, rows });
  }
}

/** Newest first, as far as there is room; one recording at a time is in memory. */
async function addMedia(deps: ExportDeps, { zip, rest }: Writing, media: readonly Medium[], progress: Progress) {
  const [missing, left_out]: [string[], string[]] = [[], []];
  let room = deps.settings.EXPORT_MEDIA_MB * MB;
  for (const [at, { name, path }] of [...media].reverse().entries()) {
    const stored = await deps.storage.get(name).catch(() => null);
    if (!stored) missing.push(path);
    else if (stored.size > room) left_out.push(path);
    else {
      await zip.addStored(path, await buffer(await stored.stream()));
      room -= stored.size;
    }
    await rest();
    await progress(ROWS_PERCENT + Math.floor(((99 - ROWS_PERCENT) * (at + 1)) / media.length));
  }
  return { missing, left_out };
}

async function* once(text: string): AsyncGenerator<string> {
  yield text;
}
