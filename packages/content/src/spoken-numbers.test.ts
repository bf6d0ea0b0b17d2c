import { expect, test } from 'vitest';
import { speaksNumber } from './spoken-numbers.ts';

test.each([
  { text: "Then you'd pay thirty-six.", figure: '36', heard: true, why: 'a hyphenated number' },
  { text: 'from half past six', figure: '6.30', heard: true, why: 'the clock' },
  { text: 'at a quarter to nine', figure: '8:45', heard: true, why: 'counting back from the hour' },
  { text: 'at ten past seven in the evening', figure: '19.10', heard: true, why: 'the evening may be written as 19' },
  { text: 'It starts at six thirty.', figure: '6.30', heard: true, why: 'hour and minutes side by side' },
  { text: 'built in nineteen eighty-five', figure: '1985', heard: true, why: 'years come in pairs' },
  { text: 'in two thousand and eight', figure: '2008', heard: true, why: 'or as an amount' },
  { text: 'in twenty twenty-four', figure: '2024', heard: true, why: 'or as two twenties' },
  { text: 'oh seven seven double four, nine three one', figure: '07744 931', heard: true, why: 'telephone numbers' },
  { text: 'a hundred and ten pounds', figure: '£110', heard: true, why: 'amounts with and' },
  { text: 'twelve pounds fifty', figure: '12.50', heard: true, why: 'the currency in the middle' },
  { text: 'twenty-five thousand people', figure: '25,000', heard: true, why: 'thousands' },
  { text: 'on the fourteenth of March', figure: '14', heard: true, why: 'ordinals' },
  { text: 'There are 36 of them.', figure: '36', heard: true, why: 'written as figures already' },
  { text: 'forty-eight pounds', figure: '36', heard: false, why: 'another number' },
  { text: 'no figures at all', figure: '36', heard: false, why: 'nothing was said' },
  { text: 'twenty-five people', figure: '205', heard: false, why: 'tens and units belong together' },
])('"$text" $heard for $figure: $why', ({ text, figure, heard }) => {
  expect(speaksNumber(text, figure)).toBe(heard);
});
