import { beforeAll, describe, expect, test } from 'vitest';
import { openMender } from './errors.testing.ts';

let mender: ReturnType<typeof openMender>;
beforeAll(() => {
  mender = openMender();
});

describe('errors that Chinese learners make', () => {
  test.each([
    ['The goverment should protect the enviroment.', 'The government should protect the environment.'],
    ['Although it was late, but they stayed.', 'Although it was late, they stayed.'],
    ['There are many informations on this page.', 'There are many information on this page.'],
    ['She have a brother in Beijing.', 'She has a brother in Beijing.'],
    ['He is one of the best student in the class.', 'He is one of the best students in the class.'],
    ['However people still drive to work.', 'However, people still drive to work.'],
    ['It was an useful lesson.', 'It was a useful lesson.'],
    ['He did not went to school.', 'He did not go to school.'],
    ['She visited three museum in London.', 'She visited three museums in London.'],
    ['I am agree with this idea.', 'I agree with this idea.'],
    ['In the other hand, cars are useful.', 'On the other hand, cars are useful.'],
    ['I think i should study more.', 'I think I should study more.'],
    ['We met on monday.', 'We met on Monday.'],
    ['This car is better then that one.', 'This car is better than that one.'],
    ['She can speaks French.', 'She can speak French.'],
    ['They depends on their parents.', 'They depend on their parents.'],
  ])('%s', (wrong, right) => {
    expect(mender.mended(wrong)).toBe(right);
  });
});

describe('good English is left alone', () => {
  test.each([
    'Governments around the world are facing a serious shortage of affordable housing.',
    "It's important that he study the report before the meeting.",
    'The colour of the theatre did not please the programmer, who preferred gray.',
    'Had I known about the traffic, I would have taken the train.',
    'An hour later, a university student and a European visitor arrived.',
    'The number of people is growing, and so is the demand for water.',
    'Economics is a subject that many students choose at university.',
    'Neither the teacher nor the students were aware of what had happened.',
    'People whose lives depend on fishing know how much the sea has changed.',
    'What matters is not how fast children learn but how much they enjoy learning.',
  ])('%s', (sentence) => {
    expect(mender.mended(sentence)).toBe(sentence);
  });

  test('no two corrections touch the same words', () => {
    const text = 'There is many informations and he go to shopping in the other hand the the goverment.';
    const found = mender.found(text);
    found.slice(1).forEach((one, i) => {
      expect(one.start).toBeGreaterThanOrEqual(found[i]!.end);
    });
  });
});
