import { describe } from 'vitest';
import { testCases } from './typed.testing.ts';

describe('the word limit of the instruction', () =>
  testCases([
    ['iron spikes', 'spikes', 'OVER_LIMIT', 'wrong even though the answer is inside', '1'],
    ['iron spikes', 'spikes', 'EXTRA_WORD', 'within the limit it is an extra word', '2'],
    ['three iron spikes', 'spikes', 'OVER_LIMIT', 'three words for two', '2'],
    ['key piece', 'key piece', 'right', 'two for two', '2'],
    ['well-known', 'well-known', 'right', 'a hyphenated word is one word', '1'],
    ['state-of-the-art', 'state-of-the-art', 'right', 'however many hyphens', '1'],
    ['7 days', '7 days', 'right', 'one word and a number', '1n'],
    ['7 long days', '7 days', 'OVER_LIMIT', 'two words and a number', '1n'],
    ['7', '7', 'right', 'a number alone', '1n'],
    ['days', 'days', 'right', 'a word alone', '1n'],
    ['7', '7', 'right', 'A NUMBER', '0n'],
    ['seven', '7', 'right', 'A NUMBER in words', '0n'],
    ['7 days', '7', 'OVER_LIMIT', 'A NUMBER and nothing else', '0n'],
    ['seven hundred and fifty', '750', 'right', 'four words, one number', '0n'],
    ['seven days', '7 days', 'right', 'the number in words is still the number', '1n'],
    ['7 8', '7', 'NUMBER', 'two numbers', '1n'],
    ['car park', 'car park', 'right', 'no limit given', ''],
    ['the big car park near the station', 'car park', 'EXTRA_WORD', 'no limit, still too much', ''],
    ['completely wrong words here', 'spikes', 'OVER_LIMIT', 'the limit is told first, right or not', '2'],
    ['spikes spikes', 'spikes', 'OVER_LIMIT', 'written twice it is two words', '1'],
    ['in loading bay', '(the) loading bay|in loading bay', 'right', 'three words the key allows', '3'],
  ]));
