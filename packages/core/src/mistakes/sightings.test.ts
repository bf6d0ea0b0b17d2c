import { expect, test } from 'vitest';
import { made, moment, simpleScheduler } from './mistakes.testing.ts';
import { lookAtKey, see, slotOf } from './sightings.ts';
import { tryAgain } from './tries.ts';

test.each([
  {
    one: ['question', '31.q7'],
    other: ['question', '31.q7'],
    same: true,
    why: 'the same question, however it was lost',
  },
  { one: ['question', '31.q7'], other: ['question', '32.q7'], same: false, why: 'question 7 of another paper' },
  {
    one: ['spelling', 'environment'],
    other: ['spelling', 'Environment '],
    same: true,
    why: 'a word is a word in any case',
  },
  {
    one: ['spelling', 'car park'],
    other: ['spelling', 'car  park'],
    same: true,
    why: 'a second space is no other word',
  },
  { one: ['spelling', 'groove'], other: ['plural', 'groove'], same: false, why: 'the s left out is not a misspelling' },
  {
    one: ['spelling', 'tar'],
    other: ['word', 'tar'],
    same: false,
    why: 'to know a word and to spell it are two things',
  },
] as const)('one mistake or two: $why', ({ one, other, same }) => {
  expect(slotOf(one[0], one[1]) === slotOf(other[0], other[1])).toBe(same);
});

test('a mistake made today is due tomorrow, not while its answer is still in view', () => {
  expect(made()).toMatchObject({ state: 'open', seen: 1, due: '2026-11-09', rights: [] });
});

test('seen again, everything practised so far is void', () => {
  const practised = tryAgain(made(), { right: true, sentence: '' }, moment(1), simpleScheduler).mistake;
  expect(practised.state).toBe('practised');
  const again = see(practised, 'spelling', moment(2), simpleScheduler);
  expect(again).toMatchObject({ state: 'open', seen: 2, rights: [], kind: 'spelling', due: '2026-11-11' });
  expect(again.firstSeen).toEqual(moment(0).at);
  expect(again.lastSeen).toEqual(moment(2).at);
});

test('a closed one that is lost again opens again', () => {
  const closed = { ...made(), state: 'closed', closedAs: 'mended' } as const;
  expect(see(closed, 'question', moment(30), simpleScheduler)).toMatchObject({ state: 'open', closedAs: null });
});

test('an old attempt that is reported late adds a sighting and takes nothing back', () => {
  const practised = tryAgain(made(), { right: true, sentence: '' }, moment(1), simpleScheduler).mistake;
  const late = see(practised, 'question', moment(-20), simpleScheduler);
  expect(late).toEqual({ ...practised, seen: 2, firstSeen: moment(-20).at });
});

test('a look at the key moves only the moment it was seen, and never backwards', () => {
  expect(lookAtKey(made(), moment(3).at).keySeen).toEqual(moment(3).at);
  expect(lookAtKey(made(), moment(-3).at)).toEqual(made());
});
