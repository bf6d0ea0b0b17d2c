import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { show } from '#ui/ui.testing.tsx';
import { AnswerBars } from './AnswerBars.tsx';
import type { Challenge } from './ChallengeEvidence.tsx';
import { Consequences } from './Consequences.tsx';
import { challengeMessages } from './challenges.messages.ts';

afterEach(cleanup);

const challenge = { user_id: 7 } as Challenge;
const effect = {
  can_add: 1,
  ...{ add: ['iron spikes'], looked: 2000, people: { key: 30, given: 40, other: 2 } },
  mine: { right: 37, right_after: 38, total: 40, band: 8.5, band_after: 8.5 },
  again: { learners: 40, attempts: 41, bands: 3 },
} as const;

test.each([
  { language: 'en', is_more: 0, says: '40 marked again, 3 estimates rise', why: 'everybody was looked at' },
  { language: 'en', is_more: 1, says: 'At least 40 marked again, at least 3 estimates rise', why: 'there are older' },
  { language: 'zh', is_more: 1, says: '至少重算 40 人，至少 3 次估分会升', why: 'there are older' },
] as const)('$language: $says ($why)', async ({ language, is_more, says }) => {
  await challengeMessages.load(language);
  await show(
    <Consequences challenge={challenge} effect={{ ...effect, add: [...effect.add], is_more }} addsToKey />,
    language,
  );
  expect(screen.getByText(says)).toBeTruthy();
  expect(screen.queryByText(/2,?000/) !== null).toBe(is_more === 1);
});

test('the bars say of how many attempts they tell, where they do not tell of all', async () => {
  await challengeMessages.load('en');
  const { again } = await show(<AnswerBars people={effect.people} newest={2000} />, 'en');
  expect(screen.getByText('How 72 people answered, in the newest 2,000 attempts')).toBeTruthy();
  await again(<AnswerBars people={effect.people} newest={0} />);
  expect(screen.getByText('How 72 people answered')).toBeTruthy();
});
