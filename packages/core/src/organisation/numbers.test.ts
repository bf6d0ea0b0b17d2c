import { expect, test } from 'vitest';
import { numbersOf } from './numbers.ts';

for (const { pasted, numbers, why } of [
  { pasted: '13900000001\n13900000002', numbers: ['13900000001', '13900000002'], why: 'one a line' },
  {
    pasted: '139 0000 0001，13900000002、13900000001',
    numbers: ['139 0000 0001', '13900000002', '13900000001'],
    why: 'Chinese commas',
  },
  { pasted: '13900000001\r\n\r\n 13900000001 ', numbers: ['13900000001'], why: 'each once' },
  {
    pasted: '姓名\t手机\n王一\t13900000001',
    numbers: ['13900000001'],
    why: 'a column of a table: words are no numbers',
  },
  { pasted: ' \n', numbers: [], why: 'nothing there' },
])
  test(why, () => expect(numbersOf(pasted)).toEqual(numbers));
