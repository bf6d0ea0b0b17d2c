import { expect, test } from '../support/fixtures.ts';
import { arriveAsGuest } from '../support/learner.ts';
import { everyListeningType } from '../support/pack-key.ts';
import { answer, attemptId, call, handIn, paperId, questions } from '../support/practice.ts';
import { giveRecordings } from '../support/recording.ts';
import { shot } from '../support/shot.ts';
import { PHONE_ONLY } from '../support/tags.ts';
import { WORDS } from '../support/words.ts';

const { start } = WORDS.en;

/** A set of one's own holds six papers. */
const SITTING = 6;

// The right answers are given by mouse, the wrong ones by touch: both devices give and mark every type.
for (const { which, device } of [
  { which: 'right', device: {} },
  { which: 'wrong', device: PHONE_ONLY },
] as const)
  test(
    `every kind of listening question, answered ${which} through the page, is marked ${which}`,
    device,
    async ({ page }) => {
      const papers = await everyListeningType();
      expect(new Set(papers.flatMap((paper) => paper.questions.map(({ type }) => type))).size).toBeGreaterThanOrEqual(
        14,
      );
      await arriveAsGuest(page, { language: 'en' });
      await giveRecordings(page, { seconds: 1 });

      for (let from = 0; from < papers.length; from += SITTING) {
        const sitting = papers.slice(from, from + SITTING);
        const ids: number[] = [];
        for (const { title } of sitting) ids.push(await paperId(page, 'listening', title));
        await page.goto(`/#/listening-next/${ids[0]}?own=${ids.join('-')}`);
        await page.getByRole('radio', { name: new RegExp(start.practice) }).check({ force: true });
        await page.getByRole('button', { name: start.start, exact: true }).click();
        await expect(questions(page)).toBeVisible();

        const asked: { n: number; type: string }[] = [];
        let before = 0;
        for (const paper of sitting) {
          for (const question of paper.questions) {
            asked.push({ n: before + question.n, type: question.type });
            await answer(page, before + question.n, question[which]);
          }
          before += paper.marks;
        }
        await shot(page, `listening-every-type-${which}-${from}`, { fullPage: false });
        await handIn(page, 'en');
        const result = await call<{ questions: { n: number[]; right: number; total: number }[] }>(
          page,
          'attempt/get-result',
          { attempt_id: attemptId(page) },
        );
        const otherwise = asked.filter(({ n }) => {
          const found = result.questions.find((question) => question.n[0] === n);
          return found?.right !== (which === 'right' ? found?.total : 0);
        });
        expect(otherwise, 'questions marked otherwise than expected').toEqual([]);
      }
    },
  );
