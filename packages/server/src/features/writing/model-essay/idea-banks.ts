import type { Idea } from '@ninefold/contract/writing/study';
import type { Items } from '#features/content/items.service.ts';

type Both = { en: string; zh: string };
type Bank = {
  topic: string;
  tasks?: string[];
  entries: { side?: string; idea: Both; because?: Both; example?: Both; language?: { text: string }[] }[];
};

const LONG_FIELDS = ['summary'];

/** What one idea bank says: the one that names the question, else one of its topic. Two banks would have four sides. */
export async function ideasOfBanks(
  items: Items,
  wanted: { slug?: string; topic: string; organisations: ReadonlySet<number | null> },
): Promise<Idea[]> {
  const heads = await items.heads(['idea-bank'], LONG_FIELDS);
  const banks = heads
    .filter(({ organisation }) => wanted.organisations.has(organisation))
    .map(({ head }) => head as Bank);
  const bank =
    banks.find(({ tasks = [] }) => wanted.slug !== undefined && tasks.includes(wanted.slug)) ??
    banks.find(({ topic }) => topic === wanted.topic);
  return (bank?.entries ?? []).map(({ side = '', idea, because, example, language = [] }) => ({
    side,
    idea,
    ...(because && { because }),
    ...(example && { example }),
    words: language.map(({ text }) => text).slice(0, 4),
  }));
}
