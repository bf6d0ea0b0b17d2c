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

describe('words that dictionaries write with a hyphen and without', () =>
  testCases([
    ['co-operation', 'cooperation', 'right', 'with the hyphen', '1'],
    ['cooperation', 'co-operation', 'right', 'and without', '1'],
    ['coordinator', 'co-ordinator', 'right', 'another of the family', '1'],
    ['wellbeing', 'well-being', 'right', 'closed', '1'],
    ['well-being', 'wellbeing', 'right', 'hyphenated', '1'],
    ['well being', 'well-being', 'right', 'apart, where two words are allowed', '2'],
    ['well being', 'wellbeing', 'OVER_LIMIT', 'apart, where one word is', '1'],
    ['e-mail', 'email', 'right', 'e-mail', '1'],
    ['re-use', 'reuse', 'right', 're-use', '1'],
    ['re-elected', 'reelected', 'right', 'two vowels', '1'],
    ['nonprofit', 'non-profit', 'right', 'non-', '1'],
    ['anti-social', 'antisocial', 'right', 'anti-', '1'],
    ['microorganisms', 'micro-organisms', 'right', 'micro-, in the plural', '1'],
    ['pre-school', 'preschool', 'right', 'pre-', '1'],
    ['by-products', 'byproducts', 'right', 'a plural', '1'],
    ['decision maker', 'decision-maker', 'right', 'a space for a hyphen', '2'],
    ['co-operation centre', 'cooperation center', 'right', 'beside a word of two spellings', '2'],
    ['re-cover', 'recover', 'SPELLING', 'the hyphen makes another word', '1'],
    ['recover', 're-cover', 'SPELLING', 'and so does its absence', '1'],
    ['re-sign', 'resign', 'SPELLING', 'to sign again is to stay', '1'],
    ['re-form', 'reform', 'SPELLING', 'to form again is no reform', '1'],
    ['co-op', 'coop', 'SPELLING', 'hens live in one of them', '1'],
    ['non-sense', 'nonsense', 'SPELLING', 'one word', '1'],
    ['co-operations', 'cooperation', 'PLURAL', 'the plural still counts', '1'],
    ['co-operatoin', 'cooperation', 'SPELLING', 'and so does spelling', '1'],
    ['under-stand', 'understand', 'SPELLING', 'a hyphen nobody writes', '1'],
  ]));

describe('accents', () =>
  testCases([
    ['cafe', 'café', 'right', 'without', '1'],
    ['café', 'cafe', 'right', 'with', '1'],
    ['cafe\u0301', 'café', 'right', 'typed in two signs', '1'],
    ['CAFÉ', 'cafe', 'right', 'in capitals', '1'],
    ['naive', 'naïve', 'right', 'naïve', '1'],
    ['facade', 'façade', 'right', 'façade', '1'],
    ['Malmo', 'Malmö', 'right', 'a name', '1'],
    ['cafés', 'cafe', 'PLURAL', 'the plural counts', '1'],
    ['caffé', 'café', 'SPELLING', 'and the spelling', '1'],
  ]));
