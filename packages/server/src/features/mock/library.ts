import type { Mock } from '@ninefold/content/schema/mock';
import type { MockPart } from '@ninefold/core/mock/sitting';
import { PRACTISED_SKILLS } from '@ninefold/core/practice/practised-skills';
import type { ItemHead } from '#features/content/items.service.ts';
import type { MockUses } from './mock-deps.ts';

/** A mock test of a pack, with its papers found. */
export type LibraryMock = Pick<Mock, 'title' | 'module' | 'access' | 'bands'> & {
  id: number;
  level: number;
  organisation: number | null;
  papers: Partial<Record<MockPart, number[]>>;
  /** The interview; null where there is none. */
  speaking: number | null;
};
export type MockLibrary = ReturnType<typeof mockLibrary>;

const KINDS = ['mock', ...PRACTISED_SKILLS, 'writing-task-1', 'writing-task-2', 'speaking'];
/** The texts and the questions, which nobody needs here. */
const LONG_FIELDS = [
  ...['groups', 'paragraphs', 'glossary', 'figures', 'segments', 'prompt'],
  ...['frame', 'part1', 'part2', 'part3', 'part3Asked'],
];
/** How long a process may show an old list after another one imported a pack. */
const FRESH_MS = 3000;

/** The mock tests of all packs, kept in memory. */
export function mockLibrary({ items, now }: Pick<MockUses, 'items' | 'now'>) {
  let held: { version: string; lookedAt: number; mocks: LibraryMock[] } | null = null;
  return { all };

  async function all(): Promise<LibraryMock[]> {
    const at = now().getTime();
    if (held && Math.abs(at - held.lookedAt) < FRESH_MS) return held.mocks;
    const version = await items.version();
    const mocks = held?.version === version ? held.mocks : readMocks(await items.heads(KINDS, LONG_FIELDS));
    held = { version, lookedAt: at, mocks };
    return mocks;
  }
}

function readMocks(rows: readonly ItemHead[]): LibraryMock[] {
  const ids = new Map(rows.map((row) => [`${row.pack}/${row.slug}`, row.id]));
  return rows
    .filter(({ kind }) => kind === 'mock')
    .map((row) => mockOf(row, (ref) => ids.get(ref.includes('/') ? ref : `${row.pack}/${ref}`)))
    .filter(({ papers }) => Object.keys(papers).length > 0)
    .sort((a, b) => a.title.en.localeCompare(b.title.en, 'en', { numeric: true }) || a.id - b.id);
}

function mockOf({ id, organisation, head }: ItemHead, find: (ref: string) => number | undefined): LibraryMock {
  const { title, module, level, access, bands, listening, reading, writing, speaking } = head as Mock;
  return {
    id,
    organisation,
    title,
    module,
    access,
    bands,
    level: level ?? -1,
    papers: {
      ...whole('listening', listening, find),
      ...whole('reading', reading, find),
      ...whole('writing', writing, find),
    },
    speaking: (speaking && find(speaking)) || null,
  };
}

/** A part of which a paper is missing (it waits for its reviewer) cannot be sat. */
function whole(part: MockPart, refs: readonly string[] | undefined, find: (ref: string) => number | undefined) {
  const ids = (refs ?? []).flatMap((ref) => find(ref) ?? []);
  return refs && ids.length === refs.length ? { [part]: ids } : {};
}
