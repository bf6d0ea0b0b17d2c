import { expect, test } from 'vitest';
import { readEssay } from '../text/essay-text.ts';
import { applyEdits } from './corrections.ts';
import { sureSlips } from './sure-slips.ts';

const mended = (text: string) => applyEdits(text, sureSlips(readEssay(text), { task: 2, prompt: '', essay: '' }, []));

test.each([
  ['They keep works which are belong to the nation.', 'They keep works which belong to the nation.'],
  ['The result is depend on the weather.', 'The result depends on the weather.'],
  ['It was look like a boat.', 'It looked like a boat.'],
  ['They are lack of life skills.', 'They lack life skills.'],
  ['Some firms let the readers to decide.', 'Some firms let the readers decide.'],
  ['A mother let her six-year-old child to cross the road.', 'A mother let her six-year-old child cross the road.'],
  ['We spent two evenings to explain it.', 'We spent two evenings explaining it.'],
  ['They spend a lot of time to prepare.', 'They spend a lot of time preparing.'],
  ['I suggest you to bring a friend.', 'I suggest that you bring a friend.'],
  ['I would rather not to post it.', 'I would rather not post it.'],
  ['They are easy to be cheated.', 'They are easily cheated.'],
  ['Children are easy to get fat.', 'Children easily get fat.'],
  ['Everyone pays, no matter he is rich or poor.', 'Everyone pays, no matter whether he is rich or poor.'],
  ['It was 4 in January and increase to 6.', 'It was 4 in January and increased to 6.'],
  ['It rose, and this was four times of the wind.', 'It rose, and this was four times the wind.'],
  [
    'Please take this matter serious, or I will write again.',
    'Please take this matter seriously, or I will write again.',
  ],
  ['We can meet on next Sunday at noon.', 'We can meet next Sunday at noon.'],
  ['We can meet on next Sunday.', 'We can meet next Sunday.'],
  ['Bring the car in this Saturday afternoon.', 'Bring the car this Saturday afternoon.'],
  ['On next Friday, we leave.', 'Next Friday, we leave.'],
  ['He waits until I come home at weekend.', 'He waits until I come home at the weekend.'],
  ['In the first page there is a wedding.', 'On the first page there is a wedding.'],
  ['Students of twelve years old cook.', 'Students aged twelve cook.'],
  ['They wait most of time.', 'They wait most of the time.'],
  ['They lose all their saving.', 'They lose all their savings.'],
  ['If the steps are less, they will try.', 'If the steps are fewer, they will try.'],
  ['They have moved out, and nobody use them.', 'They have moved out, and nobody uses them.'],
  ['There is not other place to put them.', 'There is no other place to put them.'],
])('%s', (wrong, right) => {
  expect(mended(wrong)).toBe(right);
});

test.each([
  'What you see is belongings of the family.',
  'The main problems are lack of money and bad roads.',
  'What it is, look like it or not, nobody knows.',
  'She let the flat to students.',
  'They let the dog out to play.',
  'He spent the weeks to come in bed.',
  'The state spent money to build a bridge.',
  'I suggested them to the board.',
  'The book is easy to get.',
  'Children are easy to please.',
  'No matter what he is, he votes.',
  'The fee was 20 and the increase to 25 was small.',
  'It opens four times of the day.',
  'They take this serious problem home.',
  'Sales rose in every year shown.',
  'We meet there on every Sunday.',
  'He will be sworn in next Tuesday.',
  'They slept in this morning.',
  'It was gone in next morning.',
  'It is vital that everyone use it.',
  'We saw nobody use it.',
  'The cars are less noisy.',
  'It used their saving grace.',
  'The two are not other people.',
  'They let the children in to see it.',
  'On this Sunday of all Sundays, it rained.',
  "It stood in last week's paper.",
  'He teaches in every evening class.',
  'It is in the second pages of the book.',
  'She meets them at weekends.',
  'A man of twelve years of service spoke.',
])('leaves alone: %s', (right) => {
  expect(mended(right)).toBe(right);
});
