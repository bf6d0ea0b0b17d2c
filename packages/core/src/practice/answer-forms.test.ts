import { expect, test } from 'vitest';
import { answerForms, patternFault } from './answer-forms.ts';

test.each([
  { pattern: 'trench', forms: ['trench'], why: 'a plain word is itself' },
  { pattern: 'Thursday|Thursdays', forms: ['Thursday', 'Thursdays'], why: 'alternatives' },
  { pattern: '36 | thirty-six', forms: ['36', 'thirty-six'], why: 'spaces around the bar mean nothing' },
  { pattern: '(the) river', forms: ['the river', 'river'], why: 'a word that may be left out' },
  { pattern: 'car (park)', forms: ['car park', 'car'], why: 'also at the end, without a trailing space' },
  { pattern: 'old (stone) wall', forms: ['old stone wall', 'old wall'], why: 'in the middle, with one space left' },
  { pattern: 'flower(s)', forms: ['flowers', 'flower'], why: 'letters that may be left out' },
  { pattern: 'colo(u)r', forms: ['colour', 'color'], why: 'both spellings in one' },
  {
    pattern: '(the) (old) mill',
    forms: ['the old mill', 'the mill', 'old mill', 'mill'],
    why: 'brackets are independent',
  },
  { pattern: '(a) boat|(a) ferry', forms: ['a boat', 'boat', 'a ferry', 'ferry'], why: 'brackets inside alternatives' },
  { pattern: '14(th) March|March 14(th)', forms: ['14th March', '14 March', 'March 14th', 'March 14'], why: 'dates' },
  { pattern: 'sea|sea', forms: ['sea'], why: 'each form once' },
  { pattern: '£12.50', forms: ['£12.50'], why: 'signs are left to the marking' },
])('$pattern is right as $forms: $why', ({ pattern, forms }) => {
  expect(answerForms(pattern)).toEqual(forms);
});

test.each([
  { pattern: 'river', fault: null },
  { pattern: '(the) river|stream(s)', fault: null },
  { pattern: 'river|', fault: 'an alternative is empty' },
  { pattern: 'river||stream', fault: 'an alternative is empty' },
  { pattern: '(the river', fault: 'the brackets do not match' },
  { pattern: 'the) river', fault: 'the brackets do not match' },
  { pattern: 'the) river (old', fault: 'the brackets do not match' },
  { pattern: 'a) boat|(a ferry', fault: 'the brackets do not match' },
  { pattern: '(the (old)) river', fault: 'the brackets do not match' },
  { pattern: '(its|the) shoulders', fault: 'a | stands inside brackets' },
  { pattern: 'colo(u|)r', fault: 'a | stands inside brackets' },
  { pattern: '() river', fault: 'a bracket is empty' },
  { pattern: '(river)', fault: 'everything may be left out' },
  { pattern: 'sea|(the) (sea)', fault: 'everything may be left out' },
])('the fault of "$pattern" is: $fault', ({ pattern, fault }) => {
  expect(patternFault(pattern)).toBe(fault);
});
