import type { Ids, MediaPurpose } from '#db/personal/personal-data.ts';

export type Medium = { name: string; path: string };
export const FOLDERS: Record<MediaPurpose, string> = { recording: 'recordings', picture: 'pictures', avatar: 'avatar' };

/** Rows leave with their numbers as they are; what the numbers name is noted, and goes along. */
export function collectIds(): { ids: Ids; content: Set<number>; words: Set<number>; media: Map<string, Medium> } {
  const content = new Set<number>();
  const words = new Set<number>();
  const media = new Map<string, Medium>();
  const noted = (set: Set<number>) => (id: unknown) => {
    if (Number.isSafeInteger(id)) set.add(Number(id));
    return Number(id);
  };
  const same = (_: string, id: unknown) => id as number;
  return {
    content,
    words,
    media,
    ids: {
      content: noted(content),
      word: noted(words),
      own: same,
      ownOr: (_, id) => id as number,
      file(name, purpose) {
        const path = `media/${FOLDERS[purpose]}/${String(name)}`;
        media.set(path, { name: String(name), path });
        return path;
      },
    },
  };
}
