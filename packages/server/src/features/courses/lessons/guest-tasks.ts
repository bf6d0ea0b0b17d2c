import type { Db } from '#db/db.ts';
import { findFile, removeFile } from '#storage/files.service.ts';
import { lessonsRepo, type ProgressRow } from './lessons.repo.ts';
import type { TaskUses } from './tasks.ts';

type Uses = Pick<TaskUses, 'storage' | 'recordings'>;

/** At log-in: where guest and account both handed something in for a task, the newer counts and the other goes. */
export async function leaveNewest(deps: Uses, tx: Db, guestId: number, userId: number): Promise<void> {
  // Whose a recording or a file is at this moment depends on which feature merged first.
  const owners = [guestId, userId];
  for (const [guest, own] of await lessonsRepo(tx).begunByBoth(guestId, userId)) {
    const said = [await soundOf(guest), await soundOf(own)] as const;
    if (said[0] && said[1]) await forgetSound(...older(guest, own, said[0], said[1]));
    const drawn = [await pictureOf(guest), await pictureOf(own)] as const;
    if (drawn[0] && drawn[1]) await forgetPicture(...older(guest, own, drawn[0], drawn[1]));
  }

  async function soundOf({ recording_id, said_at }: ProgressRow) {
    for (const owner of recording_id ? owners : []) {
      const [sound] = await deps.recordings.findMany(tx, owner, [recording_id ?? 0]);
      if (sound) return { id: sound.id, file: sound.file, at: said_at ?? sound.started_at };
    }
    return null;
  }

  async function pictureOf({ picture }: ProgressRow) {
    for (const owner of picture ? owners : []) {
      const file = await findFile(tx, { userId: owner }, picture);
      if (file) return { file: picture, at: file.created_at };
    }
    return null;
  }

  async function forgetSound(row: ProgressRow, { id, file }: { id: number; file: string }): Promise<void> {
    await lessonsRepo(tx).change(row, { recording_id: null, said_at: null });
    for (const owner of owners) await deps.recordings.removeMany(tx, owner, [id]);
    await forgetFile(file);
  }

  async function forgetPicture(row: ProgressRow, { file }: { file: string }): Promise<void> {
    await lessonsRepo(tx).change(row, { picture: '' });
    await forgetFile(file);
  }

  async function forgetFile(file: string): Promise<void> {
    for (const owner of file ? owners : []) await removeFile(deps, tx, owner, file);
  }
}

/** Of two rows the one with what was made first, and that. */
const older = <Made extends { at: Date }>(
  guest: ProgressRow,
  own: ProgressRow,
  guests: Made,
  owns: Made,
): [ProgressRow, Made] => (guests.at > owns.at ? [own, owns] : [guest, guests]);
