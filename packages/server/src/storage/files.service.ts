import { AppError } from '#app-error.ts';
import type { Db } from '#db/db.ts';
import type { Deps } from '#deps.ts';
import { isFileName, newFileName } from './file-name.ts';
import { type FilePurpose, type FileRecord, filesRepo } from './files.repo.ts';
import { type Kind, sniff } from './sniff.ts';

const WANTED: Record<FilePurpose, string> = {
  avatar: 'image/',
  picture: 'image/',
  recording: 'audio/',
  report: 'application/pdf',
  export: 'application/zip',
};

type NewFile = { ownerId: number; purpose: FilePurpose; bytes: Uint8Array };
type SavedFile = { name: string; url: string; contentType: string; size: number };

export type { FileRecord };

/** A learner's own files; avatars to everybody with a session. To others a file does not exist. */
export async function findFile(db: Db, reader: { userId: number } | null, name: string): Promise<FileRecord | null> {
  if (!reader || !isFileName(name)) return null;
  const file = await filesRepo(db).find(name);
  return file && (file.purpose === 'avatar' || file.owner_id === reader.userId) ? file : null;
}

/**
 * Judges, stores and records an upload. The bytes come first: a record without its file would be a broken picture,
 * a file without its record is only a little space. With nothing else to write, pass the database itself as `tx`,
 * so that a slow store holds no transaction open.
 */
export async function saveFile(deps: Pick<Deps, 'storage'>, tx: Db, file: NewFile): Promise<SavedFile> {
  const kind = sniff(file.bytes);
  if (!kind?.contentType.startsWith(WANTED[file.purpose]))
    throw new AppError('file_not_accepted', { fields: ['file'] });
  return store(deps, tx, file, kind);
}

/** A file that we made ourselves: what it is need not be found out. */
export const saveMade = (
  deps: Pick<Deps, 'storage'>,
  tx: Db,
  file: Omit<NewFile, 'purpose'> & { purpose: 'report' },
): Promise<SavedFile> => store(deps, tx, file, { contentType: 'application/pdf', extension: 'pdf' });

async function store(deps: Pick<Deps, 'storage'>, tx: Db, file: NewFile, kind: Kind): Promise<SavedFile> {
  const saved = {
    name: newFileName(kind.extension),
    owner_id: file.ownerId,
    purpose: file.purpose,
    content_type: kind.contentType,
    size: file.bytes.byteLength,
  };
  await deps.storage.put(saved.name, file.bytes, kind.contentType);
  try {
    await filesRepo(tx).add(saved);
  } catch (error) {
    await deps.storage.remove(saved.name).catch(() => {});
    throw error;
  }
  return { name: saved.name, url: `/files/${saved.name}`, contentType: saved.content_type, size: saved.size };
}

/** An archive that was written to a file of its own, under a name that was chosen before; again is the same. */
export async function noteArchive(
  tx: Db,
  { ownerId, name, size }: { ownerId: number; name: string; size: number },
): Promise<void> {
  await filesRepo(tx).addOnce({ name, owner_id: ownerId, purpose: 'export', content_type: 'application/zip', size });
}

/** Names of everything a learner has in the storage, a few at a time. */
export const filesOf = (db: Db, ownerId: number, limit: number): Promise<string[]> =>
  filesRepo(db).ofOwner(ownerId, limit);

/** A guest's files become the account's; how many there were. */
export const reownFiles = (tx: Db, guestId: number, userId: number): Promise<number> =>
  filesRepo(tx).reown(guestId, userId);

/** Forgets a file of its owner; the bytes go once that is certain. */
export async function removeFile(deps: Pick<Deps, 'storage'>, tx: Db, ownerId: number, name: string): Promise<void> {
  if (await filesRepo(tx).remove(ownerId, name))
    tx.afterCommit(() => {
      deps.storage.remove(name).catch(() => {});
    });
}
