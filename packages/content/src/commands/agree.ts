import { readFile } from 'node:fs/promises';
import { type KeyedQuestion, markPaper } from '@ninefold/core/practice/marking/mark-paper';
import { z } from 'zod';
import { compileItem } from '../compile.ts';
import { readPack } from '../read-pack.ts';
import type { Item, Paper } from '../schema/item.ts';

/** What a blind solver hands in: `{ "<item>": { "answers": { "1": { "answer": "…" } } } }`. */
const Solved = z.record(
  z.string(),
  z.object({ answers: z.record(z.string(), z.object({ answer: z.union([z.string(), z.array(z.string())]) })) }),
);

const isPaper = (item: Item): item is Paper => item.kind === 'reading' || item.kind === 'listening';

/** Marks a blind solver's answers with the product's own marker and prints where solver and key disagree. */
export async function agreeCommand(folder: string, file: string): Promise<number> {
  const { pack, complaints } = await readPack(folder);
  if (!pack) {
    console.error(`${complaints[0]?.file}: ${complaints[0]?.what}; run check first`);
    return 1;
  }
  const sheets = Solved.parse(JSON.parse(await readFile(file, 'utf8')));
  let [agreed, asked] = [0, 0];
  for (const { item } of pack.items) {
    const answers = sheets[item.id]?.answers;
    if (!answers || !isPaper(item)) continue;
    const { marks, anyOrder } = compileItem(item).key as { marks: KeyedQuestion[]; anyOrder: string[][] };
    const given = (key: string) => {
      const numbers = marks.find((question) => question.key === key)?.n ?? [];
      const all = [...new Set(numbers.flatMap((n) => answers[n]?.answer ?? []))];
      return all.length > 1 ? all : all[0];
    };
    // A solver may have been asked some questions only: those that were reworded.
    const solved = marks.filter(({ key }) => given(key) !== undefined);
    const marked = markPaper(solved, anyOrder, given);
    const right = marked.flatMap((one) => one.marks).filter((mark) => mark === null).length;
    const total = solved.flatMap(({ n }) => n).length;
    console.log(`${item.id.padEnd(30)} ${right} of ${total}`);
    for (const { key, marks: reasons } of marked)
      if (reasons.some((reason) => reason !== null))
        console.log(`  ${key}: ${JSON.stringify(given(key))} ${reasons.filter(Boolean).join(', ')}`);
    agreed += right;
    asked += total;
  }
  console.log(`${agreed} of ${asked} marks agree with the key`);
  return 0;
}
