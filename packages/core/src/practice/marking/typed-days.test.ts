import { describe } from 'vitest';
import { testCases } from './typed.testing.ts';

describe('days', () =>
  testCases([
    ['19 June', '19 June', 'right', 'as the key has it', '1n'],
    ['19th June', '19 June', 'right', 'with the ending', '1n'],
    ['June 19', '19 June', 'right', 'month first', '1n'],
    ['June 19th', '19 June', 'right', 'month first with the ending', '1n'],
    ['June 19th', '19(th) June', 'right', 'a key with letters that may be left out', '1n'],
    ['the 19th of June', '19 June', 'right', 'said in full, where the limit allows it', '3n'],
    ['the 19th of June', '19 June', 'OVER_LIMIT', 'and not where it does not', '1n'],
    ['nineteenth June', '19 June', 'right', 'the day in words', '2n'],
    ['19 Jun', '19 June', 'right', 'the month shortened', '1n'],
    ['19 Jun.', '19 June', 'right', 'with its dot', '1n'],
    ['Sept 3', '3 September', 'right', 'four letters of September', '1n'],
    ['19/6', '19 June', 'right', 'in figures, day first', '1n'],
    ['19/06', '19 June', 'right', 'with a zero', '1n'],
    ['19-06', '19 June', 'right', 'with a hyphen', '1n'],
    ['19.6', '19 June', 'right', 'with a dot, where the key is a day', '1n'],
    ['6/19', '19 June', 'NUMBER', 'month first in figures is the American way and not a day here', '1n'],
    ['6/5', '5 June', 'NUMBER', 'day first: this is the sixth of May', '1n'],
    ['12 June', '19 June', 'NUMBER', 'another day', '1n'],
    ['19 July', '19 June', 'WRONG', 'another month', '1n'],
    ['June', '19 June', 'WRONG', 'half of it', '1n'],
    ['19', '19 June', 'WRONG', 'the other half', '1n'],
    ['19 June 2018', '19 June', 'OVER_LIMIT', 'two numbers where one is allowed', '1n'],
    ['19 June 2018', '19 June 2018', 'right', 'with its year', ''],
    ['19 June 2019', '19 June 2018', 'NUMBER', 'another year', ''],
    ['19 Juny', '19 June', 'SPELLING', 'a month misspelt', '1n'],
    ['31/13', '19 June', 'NUMBER', 'no such day', '1n'],
    ['Thursdays', 'Thursday|Thursdays', 'right', 'both listed by the author', '1n'],
    ['Tuesday', 'Thursday', 'SPELLING', 'close in letters; wrong all the same', '1n'],
  ]));
