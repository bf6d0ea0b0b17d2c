import { type KeyedQuestion, markPaper, markQuestion } from '@ninefold/core/practice/marking/mark-paper';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compileItem } from './compile.ts';
import { shippedPacks } from './packs.ts';
import { readShipped } from './read-shipped.testing.ts';
import type { Item, Paper } from './schema/item.ts';

/** Keys and marker must agree: what an author calls right is marked right, what they reject is marked wrong. */

const isPaper = (item: Item): item is Paper => item.kind === 'reading' || item.kind === 'listening';

/** Things a keyboard does to a right answer. */
const careless: ((answer: string) => string)[] = [
  (answer) => answer.toUpperCase(),
  (answer) => ` ${answer} `,
  (answer) => answer.replaceAll(' ', '  '),
  (answer) => `${answer}.`,
  (answer) => `“${answer}”`,
  (answer) => answer.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0)),
];

for (const id of await shippedPacks()) {
  const { pack } = await readShipped(id);
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

    test(`${id}/${item.id}: typing it carelessly costs nothing, and writing two answers gains nothing`, () => {
      const gaps = marks.filter(({ interaction }) => interaction === 'gap');
      for (const question of gaps) {
        const form = fc.constantFrom(...question.accept);
        fc.assert(
          fc.property(form, fc.constantFrom(...careless), (answer, type) => {
            expect(markQuestion(question, type(answer)).marks, `${question.key} "${type(answer)}"`).toEqual([null]);
          }),
          { numRuns: 20 },
        );
        for (const wrong of question.reject)
          for (const joint of [' or ', '/', ', ', ' - ', ' (']) {
            const both = `${question.accept[0]}${joint}${wrong}`;
            expect(markQuestion(question, both).marks, `${question.key} "${both}"`).not.toContain(null);
          }
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
