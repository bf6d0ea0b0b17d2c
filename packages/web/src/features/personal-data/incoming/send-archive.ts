import type { PersonalDataState } from '@ninefold/contract/personal-data';
import { ARCHIVE_PIECE_BYTES } from '@ninefold/core/personal-data/archive-names';
import { api } from '#lib/api.ts';

/** The same file chosen again has the same name, so after a reload it goes on where it was. */
export const keyOfFile = ({ size, lastModified }: Pick<File, 'size' | 'lastModified'>): string =>
  `archive-${size}-${lastModified}`;

/** Sends a file piece by piece, from the piece that is wanted; tells how far it is after each. */
export async function sendArchive(
  file: File,
  incoming: PersonalDataState['incoming'],
  progress: (percent: number) => void,
): Promise<PersonalDataState> {
  const key = keyOfFile(file);
  const goesOn = incoming?.key === key && incoming.size === file.size && incoming.state === 'receiving';
  let seq = goesOn ? incoming.next : 0;
  for (;;) {
    const piece = file.slice(seq * ARCHIVE_PIECE_BYTES, (seq + 1) * ARCHIVE_PIECE_BYTES);
    const state = await api.personalData.addImportPiece({ key, seq, size: file.size }, piece);
    const now = state.incoming;
    if (now?.state !== 'receiving') return state;
    progress(Math.floor((100 * now.received) / file.size));
    seq = now.next;
  }
}
