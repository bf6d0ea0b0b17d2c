import type { Idea } from '@ninefold/contract/writing/study';
import type { Items } from '#features/content/items.service.ts';

type Both = { en: string; zh: string };
type Bank = {
  topic: string;
  tasks?: string[];
  entries: { side?: string; idea: Both; because?: Both; example?: Both; language?: { text: string }[] }[];
};

const LONG_FIELDS = ['summary'];

/** What the idea banks say about a question: first the banks that name it, then those of its topic. */
export async function ideasOfBanks(
  items: Items,
  wanted: { slug?: string; topic: string; organisations: ReadonlySet<number | null> },
): Promise<Idea[]> {
  const heads = await items.heads(['idea-bank'], LONG_FIELDS);
  const banks = heads
    .filter(({ organisation }) => wanted.organisations.has(organisation))
    .map(({ head }) => head as Bank);
  const named = banks.filter(({ tasks = [] }) => wanted.slug !== undefined && tasks.includes(wanted.slug));
  const ofTopic = banks.filter(({ topic }) => topic === wanted.topic && !named.some((one) => one.topic === topic));
  return [...named, ...ofTopic].flatMap(({ entries }) =>
    entries.map(({ side = '', idea, because, example, language = [] }) => ({
      side,
      idea,
      ...(because && { because }),
      ...(example && { example }),
      words: language.map(({ text }) => text).slice(0, 4),
    })),
  );
}
