import { test } from '../support/fixtures.ts';
import { look, lookAt } from '../support/layout.ts';
import { arriveAsGuest } from '../support/learner.ts';
import { call } from '../support/practice.ts';
import { PHONE_ONLY } from '../support/tags.ts';
import { WORDS } from '../support/words.ts';

/** Pages of practice whose journeys walk at a desk, drawn on a phone. */

test('what is practised fits a phone: sets, mocks, interviews, words, the calculator', PHONE_ONLY, async ({ page }) => {
  const { calculator, mock, words } = WORDS.en;
  await arriveAsGuest(page, { language: 'en' });
  await lookAt(page, '/training-list/3', 'training list', page.locator('[data-set]'));
  await page.locator('[data-set]').getByRole('link').first().click();
  const start = page.getByRole('button', { name: /^Start/ });
  await look(page, 'training set, not begun', start);
  await start.click();
  await look(page, 'training, a card', page.locator('[data-item]'));

  await lookAt(page, '/mock_list', 'mock list', page.locator('[data-mock]'));
  await page.locator('[data-mock]').getByRole('link').first().click();
  await look(page, 'mock lobby', page.getByRole('button', { name: mock.start, exact: true }));
  await lookAt(page, '/speaking', 'speaking', page.locator('[data-topic]'));
  await lookAt(page, '/ielts-calculator', 'calculator', page.getByRole('heading', { name: calculator.title }));

  await lookAt(page, '/words', 'words, no book yet', page.locator('[data-choose-book]'));
  await page.getByRole('link', { name: words.placeStart }).click();
  await look(page, 'placement', page.locator('[data-item]'));
  const { list } = await call<{ list: { id: number }[] }>(page, 'vocabulary/get-book-list', {});
  await call(page, 'vocabulary/student-book/create', { book_id: list[0]?.id, weight: 0 });
  await call(page, 'vocabulary/learn-plan/save', { unit: 'words', amount: 10, days: [1, 2, 3, 4, 5, 6, 7] });
  await page.goto('/#/words');
  await page.reload();
  await look(page, 'words', page.locator('[data-left]'));
  await page.getByRole('button', { name: words.plan, exact: true }).click();
  await look(page, 'plan of words', page.getByRole('dialog'));
  await lookAt(page, `/word-book/${list[0]?.id}`, 'word book', page.locator('[data-listed]'));
  await lookAt(page, '/word-learning', 'word card, front', page.locator('[data-word]'));
  await page.keyboard.press(' ');
  await look(page, 'word card, turned', page.locator('fieldset button'));
});
