import { describe } from 'vitest';
import { testCases } from './typed.testing.ts';

describe('telephone numbers and codes', () =>
  testCases([
    ['0161 496 0000', '01614960000', 'right', 'groups are nobody’s mistake', '1n'],
    ['0161-496-0000', '0161 496 0000', 'right', 'hyphens neither', '1n'],
    ['01614960000', '0161 496 0000', 'right', 'nor none at all', '1n'],
    ['+44 161 496 0000', '+441614960000', 'right', 'with the country', '1n'],
    ['0161 496 0001', '0161 496 0000', 'NUMBER', 'one figure is wrong', '1n'],
    ['161 496 0000', '0161 496 0000', 'NUMBER', 'the zero is missing', '1n'],
    ['555 0134', '5550134', 'right', 'no thousands are grouped like this', '1n'],
    ['sw1a 1aa', 'SW1A 1AA', 'right', 'a postcode in small letters', '2n'],
    ['SW1A1AA', 'SW1A 1AA', 'right', 'without its space', '1n'],
    ['SW1A 1AB', 'SW1A 1AA', 'NUMBER', 'another postcode', '2n'],
    ['BH 4072', 'BH4072', 'right', 'a booking code with a space', '1n'],
    ['BH4027', 'BH4072', 'NUMBER', 'another booking code', '1n'],
  ]));

describe('a code is one number, whatever its spaces', () =>
  testCases([
    ['BS8 4QX', 'BS8 4QX', 'right', 'a postcode', '1n'],
    ['BS8 4QX', 'BS8 4QX', 'right', 'where a number is asked for', '0n'],
    ['bs84qx', 'BS8 4QX', 'right', 'small and without its space', '0n'],
    ['BS84 QX', 'BS8 4QX', 'right', 'a space in the wrong place', '1n'],
    ['ＢＳ８　４ＱＸ', 'BS8 4QX', 'right', 'typed full-width', '1n'],
    ['B S 8 4 Q X', 'BS8 4QX', 'right', 'letter by letter, as it was spelled', ''],
    ['BS8 4QX', 'BS84QX', 'right', 'a key without the space', '1n'],
    ['BA2490', 'BA 2490', 'right', 'a flight number joined', '1n'],
    ['BA 2490', 'BA 2490', 'right', 'as the key has it', '0n'],
    ['ba-2490', 'BA 2490', 'right', 'with a hyphen', '1n'],
    ['CO 2', 'CO2', 'right', 'one word, whatever its space', '1'],
    ['1215', '12-15', 'NUMBER', 'a span is no code', '1n'],
    ['19901995', '1990-1995', 'NUMBER', 'nor are two years', '1n'],
    ['BS8 4QX Bristol', 'BS8 4QX', 'EXTRA_WORD', 'a word too many', '1n'],
    ['BS8 4QY', 'BS8 4QX', 'NUMBER', 'one letter of a postcode', '1n'],
    ['B58 4QX', 'BS8 4QX', 'NUMBER', 'a five for an S', '1n'],
    ['BS8 4Q', 'BS8 4QX', 'NUMBER', 'a letter missing', '1n'],
    ['BS8 4QXX', 'BS8 4QX', 'NUMBER', 'a letter too many', '1n'],
    ['4QX BS8', 'BS8 4QX', 'NUMBER', 'the halves changed places', '1n'],
    ['BS18 4QX', 'BS8 4QX', 'NUMBER', 'another district', '1n'],
    ['BA 2940', 'BA 2490', 'NUMBER', 'two figures changed places', '1n'],
    ['AB 2490', 'BA 2490', 'WRONG', 'another airline', '1n'],
    ['2490', 'BA 2490', 'WRONG', 'half of it', '1n'],
  ]));

describe('figures read out in groups', () =>
  testCases([
    ['8 3 3', '833', 'right', 'one by one', '1n'],
    ['48 62 15', '486215', 'right', 'in pairs', '1n'],
    ['079 4655 123', '0794655123', 'right', 'a telephone number in any groups', '1n'],
    ['496 000 123', '496000123', 'right', 'nine figures without commas are no amount', '1n'],
    ['oh one six one', '0161', 'right', 'in words', '1n'],
    ['zero one six one', '0161', 'right', 'with zero', '1n'],
    ['8 3 8', '833', 'NUMBER', 'another figure', '1n'],
    ['48 62 51', '486215', 'NUMBER', 'two figures changed places', '1n'],
    ['486 215', '486215', 'NUMBER', 'this looks like a thousand, and English has a comma there', '1n'],
    ['2 500 000', '2500000', 'NUMBER', 'so does this', '1n'],
    ['079 4655 1233', '0794655123', 'NUMBER', 'a figure too many', '1n'],
    ['0794655123 0161', '0794655123', 'NUMBER', 'two numbers', '1n'],
  ]));
