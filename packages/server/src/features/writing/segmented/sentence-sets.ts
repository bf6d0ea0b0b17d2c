import type { SentenceKey } from '@ninefold/core/writing/segmented/check-sentence';
import type { Db } from '#db/db.ts';
import type { Items } from '#features/content/items.service.ts';

type Both = { en: string; zh: string };
/** A sentence to write: of the question's own set (from Chinese), or of the question itself (mostly from a cue). */
export type Part = {
  id: string;
  skill: string;
  zh: string;
  cue: Both | null;
  key: SentenceKey;
  chunks: readonly string[];
  note: Both | null;
};

type SetPublic = {
  task?: string;
  segments?: { id: string; zh: string; skill?: string; cue?: Both; must?: string[] }[];
};
type SetKey = { segments?: ({ id: string; chunks: string[] } & SentenceKey)[] };
type SetReview = { sentences?: { id: string; note?: Both }[] };
type OwnPublic = { segments?: { id: string; skill: string; cue: Both; zh?: string; must: string[] }[] };
type OwnKey = { segments?: { id: string; model: string[]; must: string[] }[] };

const LONG_FIELDS = ['segments', 'follow', 'intro'];

/** All sentences of a question, those from Chinese first. `db`: the caller's transaction, where there is one. */
export async function partsOf(items: Items, db: Db, paperId: number, ref: string): Promise<Part[]> {
  const [pack = '', slug = ''] = ref.split('/');
  const sets = (await items.heads(['sentences'], LONG_FIELDS, db)).filter(
    (row) => row.pack === pack && (row.head as SetPublic).task === slug,
  );
  const versions = await items.current(db, [paperId, ...sets.map(({ id }) => id)]);
  const own = versions.find(({ id }) => id === paperId);
  const ofSets = versions.filter(({ id }) => id !== paperId).flatMap((version) => setParts(version));
  return [...ofSets, ...(own ? ownParts(own) : [])];
}

function setParts({
  id,
  public: shown,
  key,
  review,
}: {
  id: number;
  public: unknown;
  key: unknown;
  review: unknown;
}): Part[] {
  const keys = (key as SetKey).segments ?? [];
  const notes = (review as SetReview).sentences ?? [];
  return ((shown as SetPublic).segments ?? []).flatMap((segment) => {
    const marked = keys.find((one) => one.id === segment.id);
    if (!marked) return [];
    const { accept, must, points, wrongs, chunks } = marked;
    return [
      {
        id: `set${id}:${segment.id}`,
        skill: segment.skill ?? '',
        zh: segment.zh,
        cue: segment.cue ?? null,
        key: { accept, must, points, wrongs },
        chunks,
        note: notes.find((one) => one.id === segment.id)?.note ?? null,
      },
    ];
  });
}

function ownParts({ public: shown, key }: { public: unknown; key: unknown }): Part[] {
  const keys = (key as OwnKey).segments ?? [];
  return ((shown as OwnPublic).segments ?? []).flatMap(({ id, skill, cue, zh = '', must }) => {
    const model = keys.find((one) => one.id === id)?.model ?? [];
    return model.length === 0
      ? []
      : [
          {
            id: `own:${id}`,
            skill,
            zh,
            cue,
            key: { accept: model, must, points: [], wrongs: [] },
            chunks: [],
            note: null,
          },
        ];
  });
}
