/** What may lie in an archive of a learner's data that somebody brings along: names that the export writes, and no others. */

export type ArchivePlace =
  | { of: 'rows'; table: string }
  | { of: 'reference'; what: 'content' | 'words' }
  | { of: 'media' }
  | { of: 'manifest' }
  /** For people; never read. */
  | { of: 'reading' };

const TABLE = /^data\/([a-z][a-z0-9_]{0,62})\.jsonl$/;
const MEDIA = /^media\/(?:recordings|pictures|avatar)\/[0-9a-f]{32}\.[a-z0-9]{2,4}$/;
const CSV = /^csv\/[a-z][a-z0-9_]{0,62}\.csv$/;

/** null: nothing that an export writes, so somebody put it there. */
export function placeInArchive(name: string): ArchivePlace | null {
  const table = TABLE.exec(name)?.[1];
  if (table) return { of: 'rows', table };
  if (name === 'reference/content.jsonl') return { of: 'reference', what: 'content' };
  if (name === 'reference/words.jsonl') return { of: 'reference', what: 'words' };
  if (name === 'manifest.json') return { of: 'manifest' };
  if (MEDIA.test(name)) return { of: 'media' };
  return name === 'README.md' || CSV.test(name) ? { of: 'reading' } : null;
}

const KB = 1024;
const MB = 1024 * KB;

/** An archive is sent in pieces of so many bytes: small enough for half a minute on a slow line. */
export const ARCHIVE_PIECE_BYTES = MB;

export const ARCHIVE_LIMITS = {
  files: 30_000,
  /** All rows of one table. */
  tableBytes: 300 * MB,
  /** A report of an essay is the longest row there is. */
  lineBytes: 2 * MB,
  /** A quarter of an hour of sound. */
  mediumBytes: 30 * MB,
  rows: 1_000_000,
  /** Rows repeat their column names, so they pack to a twentieth; a two-hundredth means that something else is meant. */
  ratio: 200,
} as const;
/** Below this the ratio says nothing. */
const SMALL = 64 * KB;

/** Whether an entry promises more than anything that is exported could be. */
export function isTooMuch(place: ArchivePlace, { size, packed }: { size: number; packed: number }): boolean {
  const most = place.of === 'media' ? ARCHIVE_LIMITS.mediumBytes : ARCHIVE_LIMITS.tableBytes;
  return size > most || (size > SMALL && size > packed * ARCHIVE_LIMITS.ratio);
}
