import { expect, test } from 'vitest';
import { compare } from './word-errors.ts';

test.each([
  { script: 'It costs £7.50 now.', heard: 'it costs seven pounds fifty now', errors: 0, why: 'figures and words' },
  { script: 'Friday the twelfth of June', heard: 'Friday 12th of June', errors: 0, why: 'a date either way' },
  { script: 'in nineteen eighty-six', heard: 'in 1986', errors: 0, why: 'a year' },
  {
    script: 'oh one six, nine double three',
    heard: '016 933',
    errors: 0,
    why: 'a telephone number',
  },
  { script: "It's H-A-L-L.", heard: "It's H, A, L, L.", errors: 0, why: 'a spelled name' },
  { script: 'I haven’t any more.', heard: "I haven't anymore.", errors: 0, why: 'two words or one' },
  { script: 'it’d be easy', heard: 'it would be easy', errors: 0, why: 'a short form' },
  { script: 'a hundred people', heard: '100 people', errors: 0, why: 'a hundred' },
  { script: 'OK, the café.', heard: 'Okay. The cafe.', errors: 0, why: 'spelling' },
  { script: 'the plan', heard: 'the plans', errors: 1, why: 'a wrong ending' },
  { script: 'well before the trees', heard: 'before the trees', errors: 1, why: 'a word lost' },
  { script: 'before the trees', heard: 'so before the trees', errors: 1, why: 'a word added' },
  { script: 'fifteen pounds', heard: 'fifty pounds', errors: 1, why: 'the mistake that costs a mark' },
])('$why', ({ script, heard, errors }) => {
  expect(compare(script, heard).errors).toBe(errors);
});

test('words that sound alike are one to a listener, when somebody knows how they sound', () => {
  const soundOf = (word: string) => (word === 'write' ? 'right' : word);
  expect(compare('right, dates', 'write dates', soundOf).errors).toBe(0);
  expect(compare('right, dates', 'write dates').differences).toEqual(['right → write']);
});
