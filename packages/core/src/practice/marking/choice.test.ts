import { expect, test } from 'vitest';
import { markChoice, markChoices } from './choice.ts';

type Case = [given: string, key: string, type: string, worth: string, why: string];

test.each<Case>([
  ['T', 'T', 'tfng', 'right', 'the initial'],
  ['TRUE', 'T', 'tfng', 'right', 'the whole word'],
  ['true', 'T', 'tfng', 'right', 'in small letters'],
  ['Ｔ', 'T', 'tfng', 'right', 'full-width'],
  ['True.', 'T', 'tfng', 'right', 'with a full stop'],
  ['YES', 'T', 'tfng', 'WRONG', 'YES is not TRUE'],
  ['Y', 'T', 'tfng', 'WRONG', 'nor is its initial'],
  ['NO', 'F', 'tfng', 'WRONG', 'NO is not FALSE'],
  ['F', 'F', 'tfng', 'right', 'false'],
  ['FALSE', 'T', 'tfng', 'WRONG', 'the other verdict'],
  ['NG', 'NG', 'tfng', 'right', 'the initials of NOT GIVEN'],
  ['Not Given', 'NG', 'tfng', 'right', 'in words'],
  ['not  given', 'NG', 'tfng', 'right', 'with two spaces'],
  ['N', 'NG', 'tfng', 'WRONG', 'N alone could be anything'],
  ['given', 'NG', 'tfng', 'WRONG', 'half of it'],
  ['T/F', 'T', 'tfng', 'WRONG', 'both is neither'],
  ['Y', 'Y', 'ynng', 'right', 'yes'],
  ['yes', 'Y', 'ynng', 'right', 'in words'],
  ['TRUE', 'Y', 'ynng', 'WRONG', 'TRUE is not YES'],
  ['T', 'Y', 'ynng', 'WRONG', 'nor is its initial'],
  ['N', 'N', 'ynng', 'right', 'no'],
  ['No', 'N', 'ynng', 'right', 'in words'],
  ['FALSE', 'N', 'ynng', 'WRONG', 'FALSE is not NO'],
  ['N', 'NG', 'ynng', 'WRONG', 'NO is not NOT GIVEN'],
  ['NOT GIVEN', 'NG', 'ynng', 'right', 'not given'],
  ['constructor', 'T', 'tfng', 'WRONG', 'a word every object knows is no verdict'],
  ['A', 'A', 'mcq-single', 'right', 'an option by its letter'],
  ['a', 'A', 'mcq-single', 'right', 'in small'],
  ['A.', 'A', 'mcq-single', 'right', 'with a dot'],
  ['（A）', 'A', 'mcq-single', 'right', 'in full-width brackets'],
  ['a boy', 'A', 'mcq-single', 'WRONG', 'words that begin with the letter are not the letter'],
  ['AB', 'A', 'mcq-single', 'WRONG', 'two letters where one is asked for'],
  ['A B', 'A', 'mcq-single', 'WRONG', 'also apart'],
  ['B', 'A', 'mcq-single', 'WRONG', 'another option'],
  ['1', 'A', 'mcq-single', 'WRONG', 'a number is no letter'],
  ['iv', 'iv', 'matching-headings', 'right', 'a heading by its numeral'],
  ['IV', 'iv', 'matching-headings', 'right', 'in capitals'],
  ['ⅳ', 'iv', 'matching-headings', 'right', 'typed as one sign'],
  ['vi', 'iv', 'matching-headings', 'WRONG', 'six is not four'],
  ['4', 'iv', 'matching-headings', 'WRONG', 'the list has no figures'],
  ['', 'A', 'matching-features', 'BLANK', 'nothing chosen'],
  [' ', 'NG', 'tfng', 'BLANK', 'nothing but a space'],
])('"%s" for %s in %s is %s: %s', (given, key, type, worth) => {
  expect(markChoice(given, [key], type) ?? 'right').toBe(worth);
});

type Several = [given: string | string[], key: string[], worth: string[], why: string];

test.each<Several>([
  [['B', 'E'], ['B', 'E'], ['right', 'right'], 'both'],
  [['E', 'B'], ['B', 'E'], ['right', 'right'], 'in any order'],
  [['B', 'C'], ['B', 'E'], ['right', 'WRONG'], 'one of two'],
  [['A', 'C'], ['B', 'E'], ['WRONG', 'WRONG'], 'neither'],
  [['B'], ['B', 'E'], ['right', 'BLANK'], 'one letter given, and it is right'],
  [['A'], ['B', 'E'], ['WRONG', 'BLANK'], 'one letter given, and it is wrong'],
  [['B', 'C', 'E'], ['B', 'E'], ['OVER_LIMIT', 'OVER_LIMIT'], 'more letters than asked for: none'],
  [['A', 'B', 'C', 'D', 'E'], ['B', 'E'], ['OVER_LIMIT', 'OVER_LIMIT'], 'ticking all is no answer'],
  [['B', 'B'], ['B', 'E'], ['right', 'BLANK'], 'the same letter twice counts once'],
  [[], ['B', 'E'], ['BLANK', 'BLANK'], 'nothing'],
  ['B, E', ['B', 'E'], ['right', 'right'], 'typed with a comma'],
  ['B，E', ['B', 'E'], ['right', 'right'], 'with a Chinese comma'],
  ['B、E', ['B', 'E'], ['right', 'right'], 'with the Chinese mark between items'],
  ['b and e', ['B', 'E'], ['right', 'right'], 'in words'],
  ['BE', ['B', 'E'], ['right', 'right'], 'joined'],
  [['A', 'C', 'F'], ['A', 'C', 'F'], ['right', 'right', 'right'], 'choose THREE'],
  [['F', 'A', 'G'], ['A', 'C', 'F'], ['right', 'right', 'WRONG'], 'two of three'],
  [['C'], ['A', 'C', 'F'], ['right', 'BLANK', 'BLANK'], 'one of three'],
  [['A', 'C', 'F', 'G'], ['A', 'C', 'F'], ['OVER_LIMIT', 'OVER_LIMIT', 'OVER_LIMIT'], 'four for three: none'],
  ['ACF', ['A', 'C', 'F'], ['right', 'right', 'right'], 'joined'],
])('%j for %j is %j: %s', (given, key, worth) => {
  expect(markChoices(given, key, key.length).map((reason) => reason ?? 'right')).toEqual(worth);
});
