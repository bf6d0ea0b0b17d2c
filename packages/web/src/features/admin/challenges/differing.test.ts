import { expect, test } from 'vitest';
import { differing } from './differing.ts';

test.each([
  { one: 'gray clay', other: 'grey clay', told: ['gr', 'a', 'y clay'], why: 'one letter' },
  { one: 'tickets', other: 'ticket', told: ['ticket', 's', ''], why: 'a letter more' },
  { one: 'ticket', other: 'tickets', told: ['ticket', '', ''], why: 'a letter fewer has nothing to show' },
  { one: 'Grey clay', other: 'grey clay', told: ['Grey clay', '', ''], why: 'capitals never decide' },
  { one: 'iron', other: 'spikes', told: ['', 'iron', ''], why: 'nothing is the same' },
  { one: '', other: 'x', told: ['', '', ''], why: 'a blank' },
])('$one beside $other: $why', ({ one, other, told }) => {
  expect(differing(one, other)).toEqual(told);
});
