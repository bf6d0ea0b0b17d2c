import type { Db } from '#db/db.ts';
import type { Deps } from '#deps.ts';
import { removeFile } from '#storage/files.service.ts';
import { pdfRepo } from './pdf.repo.ts';

type Draft = { id: number; user_id: number };

/** The files of a draft's reports go with them. `keep`: the scoring whose files stay. */
export async function removePdfs(
  deps: Pick<Deps, 'storage'>,
  tx: Db,
  { id, user_id }: Draft,
  keep: number | null = null,
): Promise<void> {
  const gone = (await pdfRepo(tx).ofRecord(id)).filter(({ scoring_id }) => scoring_id !== keep);
  for (const row of gone) {
    await pdfRepo(tx).remove(row);
    if (row.file !== '') await removeFile(deps, tx, user_id, row.file);
  }
}
