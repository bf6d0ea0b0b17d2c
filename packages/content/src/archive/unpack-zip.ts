import { createWriteStream } from 'node:fs';
import { type FileHandle, mkdir, open } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Complaint } from '../read-pack.ts';
import { ArchiveRefused, refuse } from './archive-refused.ts';
import { endingFault, isLitter, nameFault } from './pack-names.ts';
import { entryStages, refuseUnreadable, type Span, zipSpans } from './zip-entries.ts';
import type { ZipEntry } from './zip-listing.ts';

const MB = 1024 * 1024;
export const ZIP_LIMITS = {
  archiveBytes: 200 * MB,
  files: 20_000,
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
    const spans = await zipSpans(file, size, limits.files);
    const wanted = withoutWrapper(spans.filter(({ entry }) => !isFolder(entry) && !isLitter(entry.name)));
    const complaints = [...faultsOfNames(wanted), ...faultsOfSizes(wanted, limits)];
    if (complaints.length) throw new ArchiveRefused(complaints);
    for (const one of wanted) await unpack(file, one, join(into, one.name));
    return wanted.length;
  } finally {
    await file.close();
  }
}

type Wanted = Span & { name: string };

const isFolder = ({ name }: ZipEntry) => name.endsWith('/');

/** Some zip the folder, some what is in it; both are the same pack. */
function withoutWrapper(spans: Span[]): Wanted[] {
  const wrapper = spans.flatMap(({ entry }) => /^([^/]+\/)pack\.yaml$/.exec(entry.name)?.[1] ?? [])[0];
  const wrapped = wrapper !== undefined && spans.every(({ entry }) => entry.name.startsWith(wrapper));
  return spans.map((span) => ({ ...span, name: wrapped ? span.entry.name.slice(wrapper.length) : span.entry.name }));
}

function faultsOfNames(wanted: Wanted[]): Complaint[] {
  const seen = new Set<string>();
  const folders = new Set(wanted.flatMap(({ name }) => foldersOf(name.toLowerCase())));
  return wanted.flatMap(({ entry, name }) => {
    // As on a machine where A and a are one file.
    const twice = seen.has(name.toLowerCase()) ? 'is there twice' : null;
    seen.add(name.toLowerCase());
    const both = folders.has(name.toLowerCase()) ? 'is a file and a folder at once' : null;
    const what = nameFault(name) ?? endingFault(name) ?? twice ?? both;
    return what ? [{ file: entry.name, where: '', what }] : [];
  });
}

/** `a/b/c.yaml` lies in `a` and in `a/b`. */
const foldersOf = (name: string): string[] => {
  const parts = name.split('/').slice(0, -1);
  return parts.map((_, at) => parts.slice(0, at + 1).join('/'));
};

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

async function unpack(file: FileHandle, span: Wanted, path: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const { packed, inflate, promised } = entryStages(file, span);
  const written = createWriteStream(path, { flags: 'wx', mode: 0o600 });
  try {
    if (inflate) await pipeline(packed, inflate, promised, written);
    else await pipeline(packed, promised, written);
  } catch (error) {
    refuseUnreadable(span, error);
  }
}
