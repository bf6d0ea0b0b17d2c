import { createWriteStream } from 'node:fs';
import { type FileHandle, mkdir, open } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Transform, type TransformCallback } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { crc32, createInflateRaw } from 'node:zlib';
import type { Complaint } from '../read-pack.ts';
import { ArchiveRefused, refuse } from './archive-refused.ts';
import { endingFault, isLitter, nameFault } from './pack-names.ts';
import { listZip, METHODS, readAt, type ZipEntry } from './zip-listing.ts';

const MB = 1024 * 1024;
export const ZIP_LIMITS = {
  archiveBytes: 200 * MB,
  files: 5000,
  fileBytes: 20 * MB,
  totalBytes: 300 * MB,
  /** Prose compresses to a third, peaks to a tenth; a hundredth means that something else is meant. */
  ratio: 100,
};
/** Below this the ratio says nothing: a small file of zeros is no zip bomb. */
const SMALL = 64 * 1024;

/**
 * Unpacks into an empty folder, file by file, and tells how many files that made. Everything the list promises is
 * checked before the first byte is written, and every file is compared with it while it is: a difference ends it.
 */
export async function unpackZip(path: string, into: string, limits: typeof ZIP_LIMITS = ZIP_LIMITS): Promise<number> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    if (size > limits.archiveBytes) refuse('the archive', `is larger than ${limits.archiveBytes / MB} MB`);
    const { entries, listAt } = await listZip(file, size, limits.files);
    const spans = await Promise.all(entries.map((entry) => spanOf(file, entry)));
    refuseOverlaps(spans, listAt);
    const wanted = withoutWrapper(spans.filter(({ entry }) => !isFolder(entry) && !isLitter(entry.name)));
    const complaints = [...faultsOfNames(wanted), ...faultsOfSizes(wanted, limits)];
    if (complaints.length) throw new ArchiveRefused(complaints);
    for (const one of wanted) await unpack(file, one, join(into, one.name));
    return wanted.length;
  } finally {
    await file.close();
  }
}

/** Where the bytes of an entry lie, from its header on. */
type Span = { entry: ZipEntry; dataAt: number; end: number };
type Wanted = Span & { name: string };

const isFolder = ({ name }: ZipEntry) => name.endsWith('/');
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

/** Some zip the folder, some what is in it; both are the same pack. */
function withoutWrapper(spans: Span[]): Wanted[] {
  const wrapper = spans.flatMap(({ entry }) => /^([^/]+\/)pack\.yaml$/.exec(entry.name)?.[1] ?? [])[0];
  const wrapped = wrapper !== undefined && spans.every(({ entry }) => entry.name.startsWith(wrapper));
  return spans.map((span) => ({ ...span, name: wrapped ? span.entry.name.slice(wrapper.length) : span.entry.name }));
}

function faultsOfNames(wanted: Wanted[]): Complaint[] {
  const seen = new Set<string>();
  return wanted.flatMap(({ entry, name }) => {
    // As on a machine where A and a are one file.
    const twice = seen.has(name.toLowerCase()) ? 'is there twice' : null;
    seen.add(name.toLowerCase());
    const what = nameFault(name) ?? endingFault(name) ?? twice;
    return what ? [{ file: entry.name, where: '', what }] : [];
  });
}

function faultsOfSizes(wanted: Wanted[], { fileBytes, totalBytes, ratio }: typeof ZIP_LIMITS): Complaint[] {
  const total = wanted.reduce((sum, { entry }) => sum + entry.size, 0);
  const faults = wanted.flatMap(({ entry: { name, size, packed, method } }) => {
    const what =
      size > fileBytes
        ? `is larger than ${fileBytes / MB} MB`
        : method === 'stored' && size !== packed
          ? 'has two different sizes'
          : size > SMALL && size > packed * ratio
            ? `unpacks to more than ${ratio} times its size`
            : null;
    return what ? [{ file: name, where: '', what }] : [];
  });
  return total > totalBytes
    ? [...faults, { file: 'the archive', where: '', what: `unpacks to more than ${totalBytes / MB} MB` }]
    : faults;
}

async function unpack(file: FileHandle, { entry, dataAt }: Wanted, path: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const promise = new Promised(entry);
  const packed = packedBytes(file, dataAt, entry.packed);
  const written = createWriteStream(path, { flags: 'wx', mode: 0o600 });
  try {
    if (entry.method === 'stored') await pipeline(packed, promise, written);
    else await pipeline(packed, createInflateRaw(), promise, written);
  } catch (error) {
    if (/^(Z_|ERR_ZLIB)/.test((error as NodeJS.ErrnoException).code ?? '')) refuse(entry.name, 'cannot be unpacked');
    throw error;
  }
}

async function* packedBytes(file: FileHandle, from: number, length: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < length; at += SMALL) yield await readAt(file, from + at, Math.min(SMALL, length - at));
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
