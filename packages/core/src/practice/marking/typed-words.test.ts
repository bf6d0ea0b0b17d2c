import { describe } from 'vitest';
import { testCases } from './typed.testing.ts';

describe('plurals count, and the reason says so', () =>
  testCases([
    ['spike', 'spikes', 'PLURAL', 'singular for plural', '1'],
    ['spikes', 'spike', 'PLURAL', 'plural for singular', '1'],
    ['brush', 'brushes', 'PLURAL', 'a plural in -es', '1'],
    ['dormitory', 'dormitories', 'PLURAL', 'a plural in -ies', '1'],
    ['child', 'children', 'PLURAL', 'an irregular plural', '1'],
    ['larva', 'larvae', 'PLURAL', 'a Latin plural', '1'],
    ['leaf', 'leaves', 'PLURAL', 'f and v', '1'],
    ['phenomenon', 'phenomena', 'PLURAL', 'a Greek plural', '1'],
    ['woman', 'women', 'PLURAL', 'women', '1'],
    ['craftsman', 'craftsmen', 'PLURAL', 'a plural inside a longer word', '1'],
    ['timber post', 'timber posts', 'PLURAL', 'of the second word', '2'],
    ['gas', 'gases', 'PLURAL', 'gas / gases', '1'],
    ['glass', 'glasses', 'PLURAL', 'glass / glasses', '1'],
    ['magnet', 'magnets|magnet', 'right', 'unless the key allows both', '1'],
    ['flowers', 'flower(s)', 'right', 'letters that may be left out', '1'],
    ['flower', 'flower(s)', 'right', 'left out', '1'],
    ['new', 'news', 'PLURAL', 'told by form: news looks like one', '1'],
  ]));

describe('an article is a word, and no mistake where the limit has room for it', () =>
  testCases([
    ['reference', '(a) reference', 'right', 'left out', '2'],
    ['a reference', '(a) reference', 'right', 'written', '2'],
    ['the reference', '(a) reference', 'right', 'another article, inside the limit', '2'],
    ['the gravel', 'gravel', 'right', 'an article the key does not have, inside the limit', '2'],
    ['the gravel', 'gravel', 'OVER_LIMIT', 'and over the limit where one word is asked for', '1'],
    ['a', 'a', 'right', 'the article itself may be the answer', '1'],
    ['a reference', 'an reference', 'SPELLING', 'a slip in the article', '2'],
  ]));

describe('optional words and alternatives', () =>
  testCases([
    ['river', '(the) river', 'right', 'without the optional word', '2'],
    ['the river', '(the) river', 'right', 'with it', '2'],
    ['old river', '(the) river', 'EXTRA_WORD', 'another word in its place', '2'],
    ['insect larvae', '(insect) larvae', 'right', 'a describing word', '2'],
    ['larvae', '(insect) larvae', 'right', 'or none', '2'],
    ['insect', '(insect) larvae', 'WRONG', 'the optional word alone is not the answer', '2'],
    ['ferry', '(a) boat|(a) ferry', 'right', 'the second alternative', '2'],
    ['a ferry', '(a) boat|(a) ferry', 'right', 'with its optional word', '2'],
    ['boat ferry', '(a) boat|(a) ferry', 'EXTRA_WORD', 'both at once', '2'],
    ['boat/ferry', '(a) boat|(a) ferry', 'WRONG', 'a choice left to the marker is no answer', '2'],
    ['boat or ferry', '(a) boat|(a) ferry', 'EXTRA_WORD', 'in words too', '3'],
    ['color', 'colo(u)r', 'right', 'both spellings in the key', '1'],
    ['stables', 'stable|stables', 'right', 'the plural as an alternative', '1'],
  ]));

describe('spelling counts: a near miss is wrong and says why', () =>
  testCases([
    ['Hallwell', 'Hallewell', 'SPELLING', 'a letter missing in a spelled name', '1n'],
    ['Quale', 'Quayle', 'SPELLING', 'a name heard but not spelled', '1n'],
    ['Qualye', 'Quayle', 'SPELLING', 'two letters changed places', '1n'],
    ['resturant', 'restaurant', 'SPELLING', 'letters missing in a long word', '1'],
    ['accomodation', 'accommodation', 'SPELLING', 'the classic', '1'],
    ['enviroment', 'environment', 'SPELLING', 'another classic', '1'],
    ['goverment', 'government', 'SPELLING', 'and another', '1'],
    ['calender', 'calendar', 'SPELLING', 'a vowel', '1'],
    ['wensday', 'Wednesday', 'SPELLING', 'two letters missing', '1n'],
    ['Febuary', 'February', 'SPELLING', 'a month', '1n'],
    ['rythm', 'rhythm', 'SPELLING', 'a silent letter', '1'],
    ['shelterr', 'shelter', 'SPELLING', 'a letter too many', '1'],
    ['die', 'dye', 'WRONG', 'a short word with one letter changed is another word', '1'],
    ['cat', 'car', 'WRONG', 'as here', '1'],
    ['oak', 'pine', 'WRONG', 'nothing alike', '1'],
    ['rotting', 'rot', 'WRONG', 'another form of the word', '1'],
    ['farm', 'farming', 'WRONG', 'the root is not the word', '1'],
    ['piece', 'key piece', 'WRONG', 'half of it', '2'],
    ['piece key', 'key piece', 'WRONG', 'the words in the wrong order', '2'],
    [
      'transparent copy',
      'copy',
      'OVER_LIMIT',
      'rejected by the author, explained by the limit',
      '1',
      ['transparent copy'],
    ],
  ]));
