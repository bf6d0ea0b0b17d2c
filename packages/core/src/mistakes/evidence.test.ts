import { expect, test } from 'vitest';
import { acceptChallenge, loseSightings, mergeMistakes, putBack, takeBackChallenge } from './evidence.ts';
import { made, moment, simpleScheduler } from './mistakes.testing.ts';
import { see } from './sightings.ts';
import { tryAgain } from './tries.ts';

const twice = see(made(), 'question', moment(3), simpleScheduler);
const practised = tryAgain(made(), { right: true, sentence: '' }, moment(1), simpleScheduler).mistake;

test('a removed attempt takes the mistakes with it that were seen nowhere else', () => {
  expect(loseSightings(made(), 1)).toEqual({ gone: true });
  expect(loseSightings(twice, 1)).toEqual({ gone: false, mistake: { ...twice, seen: 1 } });
});

test('an accepted challenge closes the mistake as “was right”; a loss elsewhere stands', () => {
  expect(acceptChallenge(made())).toMatchObject({ state: 'closed', closedAs: 'was_right' });
  expect(acceptChallenge(twice)).toMatchObject({ state: 'open', closedAs: null, seen: 1 });
});

test('a challenge that is taken back opens what it closed, and nothing that practice closed', () => {
  expect(takeBackChallenge(acceptChallenge(made()))).toEqual(made());
  const mended = { ...made(), state: 'closed', closedAs: 'mended' } as const;
  expect(takeBackChallenge(mended)).toEqual(mended);
});

test('put back it is as it was, and rests one night if it fell due meanwhile', () => {
  expect(putBack(practised, '2026-11-10')).toEqual(practised);
  expect(putBack(practised, '2026-12-01')).toEqual({ ...practised, due: '2026-12-02' });
});

test('of a guest’s and the account’s the less mended one counts, with the sightings of both', () => {
  const closed = { ...made(), state: 'closed', closedAs: 'mended' } as const;
  expect(mergeMistakes(closed, twice)).toMatchObject({ state: 'open', closedAs: null, seen: 3 });
  expect(mergeMistakes(practised, closed)).toMatchObject({ state: 'practised', seen: 2, rights: practised.rights });
  expect(mergeMistakes(made(), twice).lastSeen).toEqual(moment(3).at);
});
