import { compileItem } from '../../packages/content/src/compile.ts';
import { packFolder } from '../../packages/content/src/packs.ts';
import { readPack } from '../../packages/content/src/read-pack.ts';
import type { KeyedQuestion } from '../../packages/core/src/practice/marking/mark-paper.ts';
import { onceJson } from './server.ts';

export type Answered = { title: string; n: number; type: string; right: string | string[]; wrong: string | string[] };
type Paper = { title: string; marks: number; questions: Answered[] };

const LETTERS = ['A', 'B', 'C', 'D', 'E', 'F', 'G'];

/** The fewest sections of the shipped pack, in its order, that together hold every listening type, with keys. */
export const everyListeningType = (): Promise<Paper[]> => onceJson('listening-types', findEveryListeningType);

async function findEveryListeningType(): Promise<Paper[]> {
  const { pack } = await readPack(packFolder('ninefold-1'));
  // A mock's papers stand on no list.
  const kept = new Set(
    pack?.items.flatMap(({ item }) => (item.kind === 'mock' && item.status === 'published' ? item.listening : [])),
  );
  const chosen: Paper[] = [];
  const known = new Set<string>();
  for (const { item } of pack?.items ?? []) {
    if (item.kind !== 'listening' || item.status !== 'published' || kept.has(item.id)) continue;
    const { marks } = compileItem(item).key as { marks: KeyedQuestion[] };
    if (marks.every(({ type }) => known.has(type))) continue;
    // A type that an earlier section had is answered there.
    const fresh = marks.filter(({ type }) => !known.has(type));
    for (const { type } of fresh) known.add(type);
    chosen.push({
      title: item.title.en,
      marks: marks.flatMap(({ n }) => n).length,
      questions: fresh.map((question) => ({
        title: item.title.en,
        n: question.n[0] as number,
        type: question.type,
        right: question.interaction === 'choices' ? [...question.accept] : (question.accept[0] as string),
        wrong: wrongAnswer(question, fresh),
      })),
    });
  }
  return chosen;
}

/** The key of a neighbour, so that a list whose options are used once still takes it. */
function wrongAnswer({ interaction, accept, type, n }: KeyedQuestion, all: readonly KeyedQuestion[]) {
  if (interaction === 'gap') return 'nonsense';
  const others = LETTERS.filter((letter) => !accept.includes(letter));
  if (interaction === 'choices') return others.slice(0, n.length);
  const group = all.filter((one) => one.type === type);
  const next = group[(group.findIndex((one) => one.n[0] === n[0]) + 1) % group.length]?.accept[0];
  if (interaction === 'match' && next && !accept.includes(next)) return next;
  return others[0] as string;
}
