import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openSite, type Site } from '#features/identity/identity.testing.ts';

/** What the tests of vocabulary do again and again. */

export type WordsSite = Awaited<ReturnType<typeof openWordsSite>>;

/** The app with a small word book of its own: `tide`, `lie` and `attribute` on the shelf, `drought` still a draft. */
export async function openWordsSite(settings: Record<string, string> = {}) {
  const site = await openSite(settings);
  await importBooks(site, 'words', 1, {
    shelf: {
      status: 'review',
      words: { tide: ['tides'], lie: ['lies', 'lay', 'lain', 'lying'], attribute: ['attributed'] },
    },
    drafts: { status: 'draft', words: { drought: ['droughts'] } },
  });
  return { ...site, guest: () => guestOf(site) };
}

type Books = Record<string, { status: string; words: Record<string, string[]>; cefr?: string; level?: number }>;

export async function importBooks(site: Site, pack: string, rev: number, books: Books): Promise<void> {
  const folder = join(site.folder, `${pack}-${rev}`);
  await mkdir(join(folder, 'words'), { recursive: true });
  const origin = { kind: 'original', by: 'Ninefold', date: '2026-11-01', drafting: 'human' };
  // YAML reads JSON.
  await writeFile(
    join(folder, 'pack.yaml'),
    JSON.stringify({
      format: 1,
      id: pack,
      version: `0.0.${rev}`,
      name: { en: pack, zh: '词' },
      publisher: 'Ninefold',
      licence: 'CC-BY-4.0',
      origin,
      declares: { noThirdPartyTestMaterial: true },
    }),
  );
  for (const [id, { status, words, cefr, level }] of Object.entries(books))
    await writeFile(
      join(folder, 'words', `${id}.yaml`),
      JSON.stringify({
        ...{ kind: 'wordbook', id, rev, status, origin, topic: 'vocabulary', ...(level && { level }) },
        ...{ title: { en: id, zh: '词书' }, summary: { en: 'For a test.', zh: '测试用。' } },
        units: [
          { title: { en: 'Unit 1', zh: '第一单元' }, words: Object.entries(words).map((word) => wordOf(word, cefr)) },
        ],
      }),
    );
  await site.services.content.importPack(folder);
}

const wordOf = ([name, forms]: [string, string[]], cefr: string | undefined) => ({
  ...(cefr && { cefr }),
  id: name,
  name,
  uk_ipa: '/ˈtaɪd/',
  us_ipa: '/ˈtʌɪd/',
  core_meanings: [{ pos: 'n', englishDefinition: `what our book says of ${name}`, chineseTranslation: '书中释义' }],
  forms,
  collocations: [`a ${name}`, { text: `the ${name}`, zh: '搭配' }],
  examples: [{ en: `Here is a ${name}.`, zh: '例句。' }],
});

async function guestOf(site: Site) {
  const visitor = site.visitor();
  await visitor.api.student.getTouristToken();
  return visitor;
}

type Asking = { api: Awaited<ReturnType<typeof guestOf>>['api'] };

/** As the page does when a learner looks a selected word up. */
export const lookUp = async ({ api }: Asking, name: string) =>
  (await api.vocabulary.getWordList({ name, exact: 1 })).list;
