import { AppError } from '#app-error.ts';
import type { Db } from '#db/db.ts';
import type { Deps } from '#deps.ts';
import { isFileName, newFileName } from './file-name.ts';
import { type FilePurpose, type FileRecord, filesRepo } from './files.repo.ts';
import { type Kind, sniff } from './sniff.ts';

const WANTED: Record<FilePurpose, string> = {
  avatar: 'image/',
  logo: 'image/',
  picture: 'image/',
  recording: 'audio/',
  report: 'application/pdf',
  export: 'application/zip',
};

type NewFile = { ownerId: number | null; purpose: FilePurpose; bytes: Uint8Array };
type SavedFile = { name: string; url: string; contentType: string; size: number };
/** In the storage, and not yet written down. */
export type PutFile = Omit<FileRecord, 'created_at'>;

export type { FileRecord };

/** Shown to everybody with a session. */
const OPEN: readonly FilePurpose[] = ['avatar', 'logo'];

/** A learner's own files; avatars and logos to everybody with a session. To others a file does not exist. */
export async function findFile(db: Db, reader: { userId: number } | null, name: string): Promise<FileRecord | null> {
  if (!reader || !isFileName(name)) return null;
  const file = await filesRepo(db).find(name);
  return file && (OPEN.includes(file.purpose) || file.owner_id === reader.userId) ? file : null;
}

/**
 * Judges, stores and records an upload. The bytes come first: a record without its file would be a broken picture,
 * a file without its record is only a little space. With nothing else to write, pass the database itself as `tx`,
 * so that a slow store holds no transaction open.
 */
export async function saveFile(deps: Pick<Deps, 'storage'>, tx: Db, file: NewFile): Promise<SavedFile> {
  return store(deps, tx, file, judged(file));
}

function judged({ bytes, purpose }: NewFile): Kind {
  const kind = sniff(bytes);
  if (!kind?.contentType.startsWith(WANTED[purpose])) throw new AppError('file_not_accepted', { fields: ['file'] });
  return kind;
}

/** A file that we made ourselves: what it is need not be found out. */
export const saveMade = (
  deps: Pick<Deps, 'storage'>,
  tx: Db,
  file: Omit<NewFile, 'purpose'> & { purpose: 'report' },
): Promise<SavedFile> => store(deps, tx, file, { contentType: 'application/pdf', extension: 'pdf' });

async function store(deps: Pick<Deps, 'storage'>, tx: Db, file: NewFile, kind: Kind): Promise<SavedFile> {
  const put = await putAs(deps, file, kind);
  try {
    await filesRepo(tx).add(put);
  } catch (error) {
    await deps.storage.remove(put.name).catch(() => {});
    throw error;
  }
  return { name: put.name, url: `/files/${put.name}`, contentType: put.content_type, size: put.size };
}

async function putAs(deps: Pick<Deps, 'storage'>, file: NewFile, kind: Kind): Promise<PutFile> {
  const put = {
    name: newFileName(kind.extension),
    owner_id: file.ownerId,
    purpose: file.purpose,
    content_type: kind.contentType,
    size: file.bytes.byteLength,
  };
  await deps.storage.put(put.name, file.bytes, kind.contentType);
  return put;
}

/**
 * The bytes alone, for whoever must write more in one transaction: `noteFile` belongs into it, the disk does not. The
 * embedded database has one connection, and a transaction that waits for a disk holds everybody up.
 */
export const putFile = (deps: Pick<Deps, 'storage'>, file: NewFile): Promise<PutFile> =>
  putAs(deps, file, judged(file));

export const noteFile = (tx: Db, put: PutFile): Promise<void> => filesRepo(tx).add(put);

/** An archive that was written to a file of its own, under a name that was chosen before; again is the same. */
export async function noteArchive(
  tx: Db,
  { ownerId, name, size }: { ownerId: number; name: string; size: number },
): Promise<void> {
  await filesRepo(tx).addOnce({ name, owner_id: ownerId, purpose: 'export', content_type: 'application/zip', size });
}

type BroughtFile = Omit<NewFile, 'purpose'> & { name: string; purpose: 'recording' | 'picture' };

/** A file that a learner brought along, under a name that follows from where it came from; again is the same. */
export async function keepBrought(deps: Pick<Deps, 'storage'>, db: Db, file: BroughtFile): Promise<void> {
  const { name, ownerId, purpose, bytes } = file;
  const content_type = sniff(bytes)?.contentType ?? 'application/octet-stream';
  await deps.storage.put(name, bytes, content_type);
  await filesRepo(db).addOnce({ name, owner_id: ownerId, purpose, content_type, size: bytes.byteLength });
}

/** Names of everything a learner has in the storage, a few at a time. */
export const filesOf = (db: Db, ownerId: number, limit: number): Promise<string[]> =>
  filesRepo(db).ofOwner(ownerId, limit);

/** A guest's files become the account's; how many there were. */
export const reownFiles = (tx: Db, guestId: number, userId: number): Promise<number> =>
  filesRepo(tx).reown(guestId, userId);

/** Forgets a file of its owner (null: a school's); the bytes go once that is certain. */
export async function removeFile(
  deps: Pick<Deps, 'storage'>,
  tx: Db,
  ownerId: number | null,
  name: string,
): Promise<void> {
  if (await filesRepo(tx).remove(ownerId, name))
    tx.afterCommit(() => {
      deps.storage.remove(name).catch(() => {});
    });
}
