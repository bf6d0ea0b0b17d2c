import { describe } from 'vitest';
import { testCases } from './typed.testing.ts';

describe('hyphens', () =>
  testCases([
    ['well-off', 'well-off', 'right', 'as it stands', '1'],
    ['well‑off', 'well-off', 'right', 'a hyphen that does not break', '1'],
    ['well–off', 'well-off', 'right', 'a dash for a hyphen', '1'],
    ['well－off', 'well-off', 'right', 'a full-width hyphen', '1'],
    ['well off', 'well-off', 'right', 'a space for the hyphen, where two words are allowed', '2'],
    ['well off', 'well-off', 'OVER_LIMIT', 'but written apart it is two words', '1'],
    ['welloff', 'well-off', 'SPELLING', 'written together it is misspelt', '2'],
    ['loading-bay', 'loading bay', 'right', 'a hyphen for the space', '2'],
    ['part-time', 'part-time|part time', 'right', 'hyphenated counts as one word', '1'],
    ['key-card', '(a) key card', 'right', 'two words of the key joined by a hyphen', '2'],
    ['keycard', '(a) key card', 'SPELLING', 'joined without the key allowing it', '2'],
    ['keycard', 'key card|keycard', 'right', 'joined where the key allows it', '1'],
    ['mother-in-law', 'mother in law', 'right', 'three words as one', '1'],
    ['book-case', 'bookcase', 'SPELLING', 'a hyphen that does not belong', '1'],
  ]));
