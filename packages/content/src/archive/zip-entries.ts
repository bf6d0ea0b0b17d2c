import type { FileHandle } from 'node:fs/promises';
import { Transform, type TransformCallback } from 'node:stream';
import { crc32, createInflateRaw } from 'node:zlib';
import { ArchiveRefused, refuse } from './archive-refused.ts';
import { listZip, METHODS, readAt, type ZipEntry } from './zip-listing.ts';

/** Where the bytes of an entry lie, from its header on. */
export type Span = { entry: ZipEntry; dataAt: number; end: number };

const CHUNK = 64 * 1024;

/** Every entry that the list names, where the list says, none sharing bytes with another. Nothing is unpacked yet. */
export async function zipSpans(file: FileHandle, bytes: number, maxFiles: number): Promise<Span[]> {
  const { entries, listAt } = await listZip(file, bytes, maxFiles);
  const spans: Span[] = [];
  for (const entry of entries) spans.push(await spanOf(file, entry));
  refuseOverlaps(spans, listAt);
  return spans;
}

/** The stages from the bytes in the archive to what the list promised; a difference ends the stream. */
export function entryStages(file: FileHandle, { entry, dataAt }: Span) {
  const packed = packedBytes(file, dataAt, entry.packed);
  return { packed, inflate: entry.method === 'stored' ? null : createInflateRaw(), promised: new Promised(entry) };
}

/** What zlib says about bytes that it cannot read, in our words. */
export function refuseUnreadable({ entry }: Span, error: unknown): never {
  if (/^(Z_|ERR_ZLIB)/.test((error as NodeJS.ErrnoException).code ?? '')) refuse(entry.name, 'cannot be unpacked');
  throw error;
}

const HEADER = { sign: 0x04034b50, length: 30 };

async function spanOf(file: FileHandle, entry: ZipEntry): Promise<Span> {
  const header = await readAt(file, entry.at, HEADER.length);
  if (header.readUInt32LE(0) !== HEADER.sign) refuse(entry.name, 'is not where the list says');
  const nameBytes = header.readUInt16LE(26);
  const name = (await readAt(file, entry.at + HEADER.length, nameBytes)).toString('utf8');
  if (name !== entry.name || METHODS[header.readUInt16LE(8)] !== entry.method)
    refuse(entry.name, 'is not what the list says');
  const dataAt = entry.at + HEADER.length + nameBytes + header.readUInt16LE(28);
  return { entry, dataAt, end: dataAt + entry.packed };
}

/** Entries that share their bytes are how a small archive becomes a large one. */
function refuseOverlaps(spans: Span[], listAt: number): void {
  let taken = 0;
  for (const { entry, end } of spans.toSorted((a, b) => a.entry.at - b.entry.at)) {
    if (entry.at < taken || end > listAt) refuse(entry.name, 'shares its bytes with another entry');
    taken = end;
  }
}

async function* packedBytes(file: FileHandle, from: number, length: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < length; at += CHUNK) yield await readAt(file, from + at, Math.min(CHUNK, length - at));
}

/** Lets through what the list promised: this many bytes with this checksum, not one more. */
class Promised extends Transform {
  readonly #entry: ZipEntry;
  #bytes = 0;
  #crc = 0;

  constructor(entry: ZipEntry) {
    super();
    this.#entry = entry;
  }

  override _transform(chunk: Buffer, _: BufferEncoding, done: TransformCallback): void {
    this.#bytes += chunk.length;
    this.#crc = crc32(chunk, this.#crc);
    if (this.#bytes > this.#entry.size) done(broken(this.#entry, 'is larger than the list says'));
    else done(null, chunk);
  }

  override _flush(done: TransformCallback): void {
    if (this.#bytes !== this.#entry.size) done(broken(this.#entry, 'is smaller than the list says'));
    else if (this.#crc !== this.#entry.crc) done(broken(this.#entry, 'is damaged: its checksum is another'));
    else done();
  }
}

const broken = ({ name }: ZipEntry, what: string) => new ArchiveRefused([{ file: name, where: '', what }]);
