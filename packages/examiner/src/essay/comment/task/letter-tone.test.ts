import { describe, expect, test } from 'vitest';
import { factsOf } from '../facts.testing.ts';
import { letterDetails } from '../last/letter-details.ts';
import { letterPoints } from './letter-points.ts';

const asked = { task: 1 as const, module: 'general' as const, prompt: 'Write a letter.' };
const letter = (greeting: string, body: string, close: string) => `${greeting},\n\n${body}\n\n${close},\nLi Ming`;
const said = (greeting: string, body: string, close: string) =>
  letterPoints(factsOf(letter(greeting, body, close), 6, asked)).map(({ en, quote }) => `${en} «${quote?.text}»`);
const PLAIN = 'I am writing about the heating in my flat. It has been cold for a week.';

describe('how a letter closes', () => {
  test.each([
    ['Dear Sir or Madam', 'Yours faithfully'],
    ['Dear Mr Bond', 'Yours sincerely'],
    ['Dear Sam', 'Best wishes'],
    ['Dear Manager', 'Yours sincerely'],
    ['Dear Landlord', 'Yours sincerely'],
    ['Dear Anna', 'Yours sincerely'],
    ['Dear Anna', 'Many thanks'],
    ['Dear Professor', 'Yours faithfully'],
  ])('%s … %s', (greeting, close) => expect(said(greeting, PLAIN, close)).toEqual([]));
  test.each([
    ['Dear Sir or Madam', 'Yours sincerely'],
    ['Dear Mrs Bond', 'Yours faithfully'],
    ['Hi Sam', 'Yours faithfully'],
  ])('%s … %s do not go together', (greeting, close) =>
    expect(said(greeting, PLAIN, close).join()).toContain(`The close "${close}" does not go with the greeting.`),
  );
  test('a close in other words is not called missing', () => {
    expect(said('Dear Mr Bond', PLAIN, 'Best wish').join()).toContain('"Best wish" is not how letters are closed.');
    expect(said('Dear Mr Bond', PLAIN, 'Li').join()).toContain('The letter has no close.');
  });
});

describe('tone', () => {
  const ORDER = 'You must give my money back today.';
  test('no orders to a stranger or to somebody with a title; a friend may be told', () => {
    expect(said('Dear Sir or Madam', ORDER, 'Yours faithfully').join()).toContain('"You must" sounds like an order');
    expect(said('Dear Ms Novak', ORDER, 'Yours sincerely').join()).toContain('sounds like an order');
    expect(said('Dear Sam', 'You must come and see us.', 'Best wishes')).toEqual([]);
    for (const polite of [
      'You must be very busy these days.',
      'If you have to call me, my number is 123.',
      'You must have received my letter.',
      'I know that you have to follow rules.',
      'I do not think it is your fault.',
    ])
      expect(said('Dear Ms Novak', polite, 'Yours sincerely'), polite).toEqual([]);
  });
  test('no "How are you?" to a stranger', () => {
    expect(said('Dear Sir or Madam', `How are you? ${PLAIN}`, 'Yours faithfully').join()).toContain('such a greeting');
    expect(said('Dear Sam', `How are you? ${PLAIN}`, 'Best wishes')).toEqual([]);
  });
});

describe('where nothing else is found', () => {
  const long = 'The heating broke down on Monday when I was at work, and since then all the rooms have been cold. ';
  const vague =
    'It would be really kind if somebody could come and look at it and put everything right for all of us here. ';
  const told = (...bodies: string[]) =>
    letterDetails(factsOf(letter('Dear Mr Bond', bodies.join('\n\n'), 'Yours sincerely'), 6, asked)).map(
      ({ en }) => en,
    );
  test('a paragraph in which nothing can be checked', () => {
    expect(told(long, vague, long)[0]).toContain('has no number and no word');
    expect(told(long, vague.replace('somebody', 'two of your men'), long)).toEqual([]);
    expect(told(long, vague.replace('It would', 'I am writing to ask you: it would'), long)).toEqual([]);
    expect(told(long, vague.replace('somebody', 'somebody, because it is cold,'), long)).toEqual([]);
    expect(told(long, 'Please come soon.', long)).toEqual([]);
  });
});
