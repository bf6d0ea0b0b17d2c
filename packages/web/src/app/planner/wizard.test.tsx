import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { closeApp, learner, openApp } from '../app.testing.tsx';

afterEach(closeApp);

const MOCK = {
  score: 6.5,
  listening_score: 6.5,
  reading_score: 7.5,
  writing_score: 6,
  speaking_score: 5,
  taken_at: 1_790_000_000,
};

/** On a phone the wizard begins with the exam; the last mock scores arrive when `arrive` is called. */
async function openSlowWizard() {
  let arrive = () => {};
  const mock = new Promise((resolve) => {
    arrive = () => resolve(MOCK);
  });
  await openApp('/ielts-planner', {
    width: 390,
    answers: {
      'student/get-info': { ...learner, is_done_learning_plan: 0 },
      'exam/get-simulate-exam-last-score': () => mock,
    },
  });
  await screen.findByText('你考过雅思吗？', {}, { timeout: 10_000 });
  return { arrive: () => act(async () => arrive()) };
}

const press = (name: string) => act(async () => void fireEvent.click(screen.getByText(name)));
const goOn = () => press('下一步');

test('whoever answers differently while the mock scores are on their way goes on with the new answer', async () => {
  const { arrive } = await openSlowWizard();
  await press('考过');
  await goOn();
  // Meant first of all, but the scores took their time.
  await press('没有，第一次考');
  await arrive();
  expect(await screen.findByRole('slider', { name: '听力' })).toBeTruthy();
});

test('pressed twice while the mock scores are on their way, no step is skipped', async () => {
  const { arrive } = await openSlowWizard();
  await press('没有，第一次考');
  await goOn();
  await goOn();
  await arrive();
  await waitFor(() => expect(screen.getByRole('slider', { name: '听力' })).toBeTruthy());
});
