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
