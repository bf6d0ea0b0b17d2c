import { type FileHandle, open } from 'node:fs/promises';
import { pipeline, type Readable } from 'node:stream';
import { setImmediate as others } from 'node:timers/promises';
import { ArchiveRefused } from '@ninefold/content/archive/archive-refused';
import { entryStages, refuseUnreadable, type Span, zipSpans } from '@ninefold/content/archive/zip-entries';
import { ARCHIVE_LIMITS, isTooMuch, placeInArchive } from '@ninefold/core/personal-data/archive-names';
import { z } from 'zod';
import type { Row } from '#db/personal/personal-data.ts';
import { FORMAT } from '../export/readme.ts';

/** Why a whole archive is refused; the page has a sentence for each. `file`: where it was seen. */
export class NotOurs extends Error {
  readonly failure: 'not_an_archive' | 'newer' | 'damaged' | 'too_large';
  readonly file: string;
  constructor(failure: NotOurs['failure'], file = '') {
    super(`${failure} ${file}`);
    this.failure = failure;
    // As the file says, which may be anything.
    this.file = file.replace(/[^\x20-\x7e]/g, '?').slice(0, 120);
  }
}

const Manifest = z.object({
  format: z.literal(FORMAT.format),
  version: z.int().positive(),
  made_at: z.string(),
  files: z.array(z.object({ name: z.string(), rows: z.int().nonnegative() })).max(1000),
});

/** So much is checked in one go; after it other calls have their turn. */
const BATCH_BYTES = 1_000_000;

export type Line = { line: number; row: Row | null };
export type Archive = Awaited<ReturnType<typeof openArchive>>;

/** An archive of personal data, with everything about it checked that can be without reading its rows. */
export async function openArchive(path: string) {
  const file = await open(path);
  try {
    const spans = await spansOf(file);
    const manifest = await readManifest(file, spans);
    const counted = new Map(manifest.files.map(({ name, rows }) => [name, rows]));
    if ([...counted.values()].reduce((sum, rows) => sum + rows, 0) > ARCHIVE_LIMITS.rows)
      throw new NotOurs('too_large');

    return {
      rowsOf: (table: string): number => counted.get(`data/${table}.jsonl`) ?? 0,
      rows: manifest.files.reduce((sum, { rows }) => sum + rows, 0),
      has: (name: string): boolean => spans.has(name),
      /** The rows of a file, some at a time; as many as the manifest says, or the archive was changed. */
      async *batches(name: string, size: number): AsyncGenerator<Line[]> {
        const [span, most] = [spans.get(name), counted.get(name) ?? 0];
        let [batch, line, bytes]: [Line[], number, number] = [[], 0, 0];
        for await (const text of span ? linesOf(file, span) : []) {
          line += 1;
          // Before any work is done for it: a file of newlines would otherwise be read for hours.
          if (line > most) throw new NotOurs('damaged', name);
          batch.push({ line, row: parsed(text) });
          bytes += text.length;
          if (batch.length < size && bytes < BATCH_BYTES) continue;
          yield batch;
          [batch, bytes] = [[], 0];
          await others();
        }
        if (line !== most) throw new NotOurs('damaged', name);
        if (batch.length) yield batch;
      },
      bytes: async (name: string): Promise<Buffer | null> => {
        const span = spans.get(name);
        return span ? wholeOf(file, span) : null;
      },
      close: () => file.close(),
    };
  } catch (error) {
    await file.close();
    throw refusalOf(error);
  }
}

/** What the reader of zips says about a file that was changed. */
export const refusalOf = (error: unknown): unknown =>
  error instanceof ArchiveRefused ? new NotOurs('damaged', error.complaints[0]?.file) : error;

async function spansOf(file: FileHandle): Promise<Map<string, Span>> {
  const { size } = await file.stat();
  const all = await zipSpans(file, size, ARCHIVE_LIMITS.files).catch((error: unknown) => {
    throw error instanceof ArchiveRefused ? new NotOurs('not_an_archive') : error;
  });
  const spans = new Map<string, Span>();
  for (const span of all) {
    const { name, size: unpacked, packed, method } = span.entry;
    const place = placeInArchive(name);
    if (!place || spans.has(name) || (method === 'stored' && unpacked !== packed)) throw new NotOurs('damaged', name);
    if (isTooMuch(place, span.entry)) throw new NotOurs('too_large', name);
    spans.set(name, span);
  }
  return spans;
}

async function readManifest(file: FileHandle, spans: ReadonlyMap<string, Span>): Promise<z.output<typeof Manifest>> {
  const span = spans.get('manifest.json');
  if (!span || span.entry.size > ARCHIVE_LIMITS.lineBytes) throw new NotOurs('not_an_archive');
  const said = parsed((await wholeOf(file, span)).toString('utf8'));
  const manifest = Manifest.safeParse(said);
  if (!manifest.success)
    throw new NotOurs(said?.format === FORMAT.format ? 'damaged' : 'not_an_archive', 'manifest.json');
  if (manifest.data.version > FORMAT.version) throw new NotOurs('newer');
  return manifest.data;
}

function streamOf(file: FileHandle, span: Span): Readable {
  const { packed, inflate, promised } = entryStages(file, span);
  const ended = () => {};
  return inflate ? pipeline(packed, inflate, promised, ended) : pipeline(packed, promised, ended);
}

async function wholeOf(file: FileHandle, span: Span): Promise<Buffer> {
  const parts: Buffer[] = [];
  try {
    for await (const chunk of streamOf(file, span)) parts.push(chunk as Buffer);
  } catch (error) {
    refuseUnreadable(span, error);
  }
  return Buffer.concat(parts);
}

async function* linesOf(file: FileHandle, span: Span): AsyncGenerator<string> {
  let rest: Buffer = Buffer.alloc(0);
  try {
    for await (const chunk of streamOf(file, span)) {
      let whole = rest.length ? Buffer.concat([rest, chunk as Buffer]) : (chunk as Buffer);
      for (let end = whole.indexOf(10); end >= 0; end = whole.indexOf(10)) {
        yield whole.toString('utf8', 0, end);
        whole = whole.subarray(end + 1);
      }
      rest = whole;
      if (rest.length > ARCHIVE_LIMITS.lineBytes) throw new NotOurs('damaged', span.entry.name);
    }
  } catch (error) {
    refuseUnreadable(span, error);
  }
  if (rest.length) yield rest.toString('utf8');
}

/** null: no JSON object. */
function parsed(text: string): Row | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Row) : null;
  } catch {
    return null;
  }
}
