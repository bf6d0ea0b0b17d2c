import { expect, test } from 'vitest';
import { namesTopic } from './relevance.ts';

const QUESTION =
  'Information technology dominates our home and work. To what extent do its benefits outweigh the disadvantages?';

test.each([
  ['Information technology is everywhere. I think information technology helps.', true, 'its pair of words, twice'],
  ['Information technology is everywhere. It helps.', false, 'once may be chance'],
  [
    'Parks are green. The benefits outweigh the costs, and the benefits outweigh the noise.',
    false,
    'words of any question',
  ],
])('%s', (essay, named, _why) => {
  expect(namesTopic(essay, QUESTION)).toBe(named);
});
