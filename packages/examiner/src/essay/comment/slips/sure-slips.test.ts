import { expect, test } from 'vitest';
import type { EssayRequest } from '../../report.ts';
import { readEssay } from '../../text/essay-text.ts';
import { applyEdits } from '../corrections.ts';
import { sureSlips } from './sure-slips.ts';

const request: EssayRequest = {
  task: 1,
  prompt: '',
  essay: '',
  figure: {
    type: 'table',
    head: ['Item', '2000'],
    rows: [
      ['Letters', 400],
      ['Guided tours', 38],
      ['Languages', 12],
    ],
  },
};
const mended = (text: string) => {
  const essay = readEssay(text);
  return applyEdits(text, sureSlips(essay, request, []));
};

test.each([
  ['In 2000 letters was 400.', 'In 2000 letters were 400.'],
  ['Guided tours was the smallest.', 'Guided tours were the smallest.'],
  ['Young people was more interested.', 'Young people were more interested.'],
  ['Everyone have a phone.', 'Everyone has a phone.'],
  ['It is late and he do homework until twelve.', 'It is late and he does homework until twelve.'],
  ['It is the most high of all.', 'It is the highest of all.'],
  ['The number was dropped to 1,900.', 'The number dropped to 1,900.'],
  ['The figure was risen to 40%.', 'The figure rose to 40%.'],
  ['Computing had the similar trend.', 'Computing had a similar trend.'],
  ['It fell and reached to 70 in 2024.', 'It fell and reached 70 in 2024.'],
  ['Less and less young people learn it.', 'Fewer and fewer young people learn it.'],
  ['Children have chance to see it.', 'Children have the chance to see it.'],
  ['A bowl may cost ten times than a cup.', 'A bowl may cost ten times as much as a cup.'],
  ['I am worry that it will be lost.', 'I am worried that it will be lost.'],
  ['There are some problems need to be solved.', 'There are some problems that need to be solved.'],
  ['We talk for one and half hours.', 'We talk for one and a half hours.'],
  ['Could you tell me how much does it cost to use it?', 'Could you tell me how much it costs to use it?'],
  ['The boss want them work more.', 'The boss want them to work more.'],
  ['Belmere was the second, it had 6,300 bicycles.', 'Belmere was the second. It had 6,300 bicycles.'],
  ['In 2000 fiction was 60 thousand, it was the highest.', 'In 2000 fiction was 60 thousand. It was the highest.'],
])('%s', (wrong, right) => {
  expect(mended(wrong)).toBe(right);
});

test.each([
  'Languages was the most popular subject.',
  'The number of people was small.',
  'Does everyone have a phone?',
  'The most high-ranking officers came.',
  'When the shop was closed, it had lost its visitors.',
  'The town, which was small, it is said, grew.',
  'What it can do it does.',
  'The fee was increased to 25 euros.',
  'The number of those who were dropped to the ground grew.',
  'He reached to the top shelf.',
  'There is less and less time.',
  'They have every chance to win.',
  'What they are is worry about nothing.',
  'There are some people who need to rest.',
  'How much does it cost?',
  'I want them to work.',
  'I want her work to be read.',
  'There are many things people need to do before noon.',
])('leaves alone: %s', (right) => {
  expect(mended(right)).toBe(right);
});
