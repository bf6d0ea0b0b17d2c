import { axe } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import { arriveAsGuest } from '../support/learner.ts';
import { shot } from '../support/shot.ts';
import { WORDS } from '../support/words.ts';

test('right answers become bands, four skills an overall, and the missing half band is named', async ({
  page,
  language,
}) => {
  const { calculator, skills } = WORDS[language];
  await arriveAsGuest(page, { language, path: '/ielts-calculator' });
  await expect(page.getByRole('heading', { level: 1, name: calculator.title })).toBeVisible();

  const raw = page.getByRole('region', { name: calculator.rawTitle });
  const band = raw.getByRole('img');
  for (const { test: paper, right, shows } of [
    { test: calculator.listening, right: 32, shows: '7.5' },
    { test: calculator.academic_reading, right: 32, shows: '7.0' },
    { test: calculator.general_reading, right: 32, shows: '6.5' },
  ]) {
    await raw.getByRole('tab', { name: paper }).click();
    await raw.getByRole('slider', { name: calculator.right }).fill(String(right));
    await expect(band).toHaveAttribute('aria-label', new RegExp(shows));
  }
  await raw.getByRole('button', { name: calculator.useReading }).click();

  const four = page.getByRole('region', { name: calculator.overallTitle });
  const press = async (name: string, times: number) => {
    for (let at = 0; at < times; at++) await four.getByRole('button', { name, exact: true }).click();
  };
  // 6.5 6.5 5.0 7.0 is a sum of 25: an average of 6.25, which goes up.
  await press(calculator.more.replace('{name}', skills.listening), 1);
  await press(calculator.less.replace('{name}', skills.writing), 2);
  await press(calculator.more.replace('{name}', skills.speaking), 2);
  await expect(four.getByText(/6\.25/)).toBeVisible();
  await expect(four.getByRole('img', { name: /6\.5/ })).toBeVisible();

  // Four half bands are missing for 7.0. One skill alone can bring them; among equals the lowest has most room.
  const missing = page.getByRole('region', { name: calculator.whatIfTitle });
  await expect(missing.getByRole('listitem').first()).toContainText(skills.writing);
  await expect(missing.getByRole('listitem').first()).toContainText('5.0 → 7.0');

  const writing = page.getByRole('region', { name: calculator.writingTitle });
  for (let at = 0; at < 2; at++)
    await writing.getByRole('button', { name: calculator.more.replace('{name}', calculator.task2) }).click();
  // (6 + 7 + 7) / 3 = 6.67
  await expect(writing.getByRole('img', { name: /6\.5/ })).toBeVisible();
  expect(await axe(page, 'calculator')).toEqual([]);
  await shot(page, `calculator-${language}`);
});
