import { describe, expect, test } from 'vitest';
import { readEssay } from '../../text/essay-text.ts';
import { standOf } from './stand.ts';

const said = (sentence: string) => standOf(readEssay(`Towns grow. ${sentence}\n\nRoads fill.\n\nIt is so.`))?.text;

describe('a side is taken by a verb of the writer', () => {
  test.each([
    'I completely agree with this plan.',
    'This essay disagrees with the plan.',
    'The author agrees with the plan.',
    'I am of the opinion that roads cost too much.',
    'Some people like roads; however, I strongly oppose them.',
    'In my opinion, towns should close their roads to cars on Sundays.',
    'I believe that it is better to walk to work every day.',
  ])('%s', (sentence) => expect(said(sentence)).toBe(sentence));

  test.each([
    'Some people think that towns should close their roads to cars.',
    'Many agree that roads are good.',
    'It is hard to say which side I agree with.',
    'I will give my opinion on this plan in the following essay.',
    'On the one hand, I agree with the plan.',
    'I believe that everything in the world has good and bad sides.',
    'Roads are good and towns must have them.',
  ])('not: %s', (sentence) => expect(said(sentence)).toBeUndefined());
});
