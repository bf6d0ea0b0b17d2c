import { axe } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import { answer, call, handIn, sit } from '../support/practice.ts';
import { shot } from '../support/shot.ts';
import { PHONE_ONLY } from '../support/tags.ts';

type Row = { n: number; right: string | string[]; wrong: string | string[]; why: string };

/** One of each type, as the gallery pack has them. */
const READING: Row[] = [
  { n: 1, right: 'A', wrong: 'B', why: 'multiple choice' },
  { n: 2, right: ['A', 'C'], wrong: ['B', 'D'], why: 'choose TWO' },
  { n: 4, right: 'F', wrong: 'T', why: 'TRUE / FALSE / NOT GIVEN' },
  { n: 5, right: 'N', wrong: 'NG', why: 'YES / NO / NOT GIVEN' },
  { n: 6, right: 'E', wrong: 'A', why: 'which paragraph' },
  { n: 7, right: 'iii', wrong: 'ii', why: 'headings' },
  { n: 8, right: 'i', wrong: 'iv', why: 'headings' },
  { n: 9, right: 'B', wrong: 'A', why: 'features' },
  { n: 10, right: 'C', wrong: 'B', why: 'features' },
  { n: 11, right: 'A', wrong: 'C', why: 'sentence endings' },
  { n: 12, right: 'B', wrong: 'A', why: 'sentence endings' },
  { n: 13, right: 'C', wrong: 'A', why: 'classification' },
  { n: 14, right: 'shallow trench', wrong: 'deep hole', why: 'a sentence' },
  { n: 15, right: 'weight', wrong: 'mortar', why: 'a summary' },
  { n: 16, right: 'pressure', wrong: 'water', why: 'a summary' },
  { n: 17, right: 'A', wrong: 'B', why: 'a summary with a list' },
  { n: 18, right: 'faces', wrong: 'stones', why: 'a table' },
  { n: 19, right: 'largest', wrong: 'smallest', why: 'a flow chart' },
  { n: 20, right: 'B', wrong: 'C', why: 'a flow chart with a list' },
  { n: 21, right: 'hearting', wrong: 'mortar', why: 'a diagram' },
  { n: 22, right: 'A', wrong: 'B', why: 'a diagram with a list' },
  { n: 23, right: '2018', wrong: '2008', why: 'a short answer' },
  { n: 24, right: 'farming background', wrong: 'idea', why: 'notes' },
];

const marksOf = (rows: Row[]) => rows.reduce((sum, { right }) => sum + (Array.isArray(right) ? right.length : 1), 0);

// The right answers are given by mouse, the wrong ones by touch: both devices give and mark every type.
for (const { which, score, device } of [
  { which: 'right', score: marksOf(READING), device: {} },
  { which: 'wrong', score: 0, device: PHONE_ONLY },
] as const)
  test(
    `every kind of reading question, answered ${which} through the page, gives ${score} marks`,
    device,
    async ({ page }) => {
      await sit(page, 'reading', { mode: 'exam', language: 'en', paper: 'mortar' });
      expect(await axe(page, 'reading player, exam')).toEqual([]);
      for (const row of READING) await answer(page, row.n, row[which]);
      await shot(page, `every-type-${which}`, { fullPage: false });
      await handIn(page, 'en');
      const result = await call<{ right: number; questions: { n: number[]; right: number; total: number }[] }>(
        page,
        'attempt/get-result',
        { attempt_id: Number(/attempt=(\d+)/.exec(page.url())?.[1]) },
      );
      const asked = result.questions.filter(({ n }) => READING.some((row) => row.n === n[0]));
      const failed = asked.filter(({ right, total }) => right !== (which === 'right' ? total : 0)).map(({ n }) => n[0]);
      expect(failed, 'questions marked otherwise than expected').toEqual([]);
      expect(result.right).toBe(score);
      expect(await axe(page, `reading review, every type ${which}`)).toEqual([]);
    },
  );
