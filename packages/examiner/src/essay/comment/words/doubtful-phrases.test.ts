import { describe, expect, test } from 'vitest';
import { factsOf } from '../facts.testing.ts';
import { withoutDoubtfulPhrases } from './doubtful-phrases.ts';

/** Each correction with "?" where it only asks. */
const told = (text: string) =>
  withoutDoubtfulPhrases(factsOf(text, 6).corrections, text)
    .filter(({ rule }) => /phrase|preposition/.test(rule))
    .map(({ original, replacement, certain }) => `${original.trim()} → ${replacement.trim()}${certain ? '' : '?'}`);

describe('a phrase is told only where no other was meant', () => {
  test.each([
    ['In my country, young people earn alot of money.', ['alot of → a lot of']],
    ['The main reason of this problem is the price.', ['reason of → reason for?']],
    ['To my opinion, the town needs a library.', ['To my opinion → In my opinion']],
    ['Most towns get help from the state. In other hand, villages get none.', ['In other hand → On the other hand']],
    ['Both plans were as same as the old one.', ['as same as → the same as?']],
  ])('%s', (text, found) => {
    expect(told(text)).toEqual(found);
  });

  test.each([
    ['When it comes to my opinion, the town needs a library.', 'no clause begins there'],
    ['Both views are discussed, followed by my opinion.', 'no clause begins there'],
    ['In contrary to this, the village grew.', '"contrary to this" was meant'],
    ['It helps players to be in the moment.', 'living in the moment'],
    ['A pupil can get entry in the university.', 'entry to it'],
    ['The plan consists in a new bridge.', 'both exist, with two meanings'],
    ['They can think in a creative way.', 'a manner and no object'],
    ['Our needs are satisfied by work.', 'a passive'],
    ['It has an influence to some extent.', 'a phrase of its own'],
    ['A teacher can help as same as a family.', '"as much as" was meant'],
    ['The team is weak due to lack of competition.', 'a noun and no verb'],
    ['The total grew to 226 during two years.', '"in two years"'],
    ['Other thinks that it does not matter.', '"others think"'],
    ['The company must pay for damages of the storm.', 'what the storm did'],
    ['They study in the university.', 'good English where there is one'],
  ])('silent: %s (%s)', (text) => {
    expect(told(text)).toEqual([]);
  });
});
