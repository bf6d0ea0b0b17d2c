import { createHash } from 'node:crypto';
import type { Ids, LeftOut, MediaPurpose } from '#db/personal/personal-data.ts';
import { FOLDERS } from '../export/collect-ids.ts';
import { StaysBehind } from './left-out.ts';
import type { Meanings } from './meanings.ts';
import type { Judged } from './media.ts';

export type Medium = { path: string; name: string; purpose: MediaPurpose };
/** A file that a row names and that does not come; the row comes without it. */
export type Lost = { path: string; reason: LeftOut };
export type OwnRows = Map<string, Map<number, number>>;

/**
 * The numbers of an archive become this database's own: content and words by what the archive says they mean, rows by
 * the rows that came before them. A number that leads nowhere keeps its row back.
 */
export function localIds(
  { content, words }: Meanings,
  own: OwnRows,
  judged: (path: string) => Judged,
  wanted: Medium[],
  lost: Lost[],
): Ids {
  const meant = (known: ReadonlyMap<number, number | LeftOut>, id: unknown, missing: LeftOut): number => {
    const here = known.get(Number(id)) ?? missing;
    if (typeof here !== 'number') throw new StaysBehind(here);
    return here;
  };
  const ownOr = <T>(table: string, id: unknown, otherwise: T): number | T =>
    own.get(table)?.get(Number(id)) ?? otherwise;
  return {
    content: (id) => meant(content, id, 'content_missing'),
    word: (id) => meant(words, id, 'word_missing'),
    ownOr,
    own(table, id) {
      const here = ownOr(table, id, null);
      if (here === null) throw new StaysBehind('belongs_to_left_out');
      return here;
    },
    file(path, purpose) {
      // A file is judged by its folder, so it may only be what its folder says.
      const file = String(path).startsWith(`media/${FOLDERS[purpose]}/`) ? judged(String(path)) : 'file_unreadable';
      if (typeof file === 'object') wanted.push({ path: String(path), name: file.name, purpose });
      else lost.push({ path: String(path), reason: file });
      return typeof file === 'object' ? file.name : '';
    },
  };
}

/** The same file of the same archive has the same name for the same learner: brought twice it is stored once. */
export function nameForFile(userId: number, path: string): string {
  const ending = /\.([a-z0-9]{2,4})$/.exec(path)?.[1] ?? 'bin';
  return `${createHash('sha256').update(`brought along\n${userId}\n${path}`).digest('hex').slice(0, 32)}.${ending}`;
}
