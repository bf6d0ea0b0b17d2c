import { type KeyedQuestion, markPaper, markQuestion } from '@ninefold/core/practice/marking/mark-paper';
import { expect, test } from 'vitest';
import { compileItem } from './compile.ts';
import { packFolder, shippedPacks } from './packs.ts';
import { readPack } from './read-pack.ts';
import type { Item, Paper } from './schema/item.ts';

/** Keys and marker must agree: what an author calls right is marked right, what they reject is marked wrong. */

const isPaper = (item: Item): item is Paper => item.kind === 'reading' || item.kind === 'listening';

for (const id of await shippedPacks()) {
  const { pack } = await readPack(packFolder(id));
  for (const { item } of pack?.items ?? []) {
    if (!isPaper(item)) continue;
    const { marks, anyOrder } = compileItem(item).key as { marks: KeyedQuestion[]; anyOrder: string[][] };

    test(`${id}/${item.id}: every accepted form is right, every rejected one is wrong`, () => {
      for (const question of marks) {
        const forms = question.interaction === 'choices' ? [question.accept] : question.accept;
        for (const form of forms)
          expect(markQuestion(question, form).marks, `${question.key} "${form}"`).toEqual(question.n.map(() => null));
        for (const wrong of question.reject)
          expect(markQuestion(question, wrong).marks, `${question.key} rejects "${wrong}"`).not.toContain(null);
      }
    });

    test(`${id}/${item.id}: the whole key scores full marks and an empty sheet none`, () => {
      const key = new Map(marks.map((question) => [question.key, question]));
      const best = markPaper(marks, anyOrder, (name) => {
        const question = key.get(name);
        return question?.interaction === 'choices' ? question.accept : question?.accept[0];
      });
      expect(best.flatMap((one) => one.marks).every((mark) => mark === null)).toBe(true);
      expect(best.flatMap((one) => one.marks)).toHaveLength(marks.flatMap(({ n }) => n).length);
      const blank = markPaper(marks, anyOrder, () => undefined);
      expect(blank.flatMap((one) => one.marks).every((mark) => mark === 'BLANK')).toBe(true);
    });
  }
}
