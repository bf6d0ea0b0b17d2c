import type { SpeakingTopicRow } from '@ninefold/contract/speaking/topics';
import { describe, expect, test } from 'vitest';
import { readHubSearch } from './hub-search.ts';
import { topicTitle, topicWay } from './topic-words.ts';

const both = (en: string, zh: string) => ({ en, zh });
const row = (more: Partial<SpeakingTopicRow>): SpeakingTopicRow => ({
  id: 4,
  part: 2,
  title: both('Someone calm', '遇事不慌的人'),
  topic: 'people',
  level: 6,
  season: 'evergreen',
  lines: [both('Describe someone calm.', '')],
  questions: 3,
  minutes: 4,
  has_audio: 0,
  times: 0,
  record_id: 0,
  state: '',
  kind: '',
  bands: null,
  last_at: 0,
  ...more,
});

describe('what the address of the hub means', () => {
  test.each([
    { search: {}, is: {}, why: 'the front' },
    { search: { part: '2' }, is: { part: 2 }, why: 'the list of one part' },
    { search: { part: '0' }, is: { part: 0 }, why: 'whole tests' },
    { search: { part: '7', q: '  ', state: 'odd' }, is: {}, why: 'nothing that is known' },
    { search: { part: 1, q: 'home', state: 'new' }, is: { part: 1, q: 'home', state: 'new' }, why: 'all of it' },
  ])('$search: $why', ({ search, is }) => expect(readHubSearch(search)).toEqual(is));
});

describe('what a row is called', () => {
  test.each([
    { of: row({}), title: 'Describe someone calm.', why: 'a card is English in both languages' },
    { of: row({ part: 0 }), title: '遇事不慌的人', why: 'a whole test by its title' },
    { of: row({ part: 1, lines: [both('Home', '家'), both('Work', '工作')] }), title: '家 · 工作', why: 'its topics' },
    { of: row({ part: 3, lines: [] }), title: '遇事不慌的人', why: 'without a line by its title' },
  ])('$why', ({ of, title }) => expect(topicTitle(of, 'zh')).toBe(title));
});

describe('where a row leads', () => {
  const bands = { overall: 5.5, fc: 5, lr: 5.5, gra: 5.5, p: 6 };
  test.each([
    { of: row({}), way: 'start', why: 'nobody has spoken about it' },
    { of: row({ record_id: 9, state: 'open' }), way: 'open', why: 'half way' },
    { of: row({ record_id: 9, state: 'scored', bands }), way: 'report', why: 'it has bands' },
    { of: row({ record_id: 9, state: 'scored' }), way: 'report', why: 'too short for a band, but with a transcript' },
    { of: row({ record_id: 9, state: 'scoring' }), way: 'report', why: 'its page tells how far it is' },
    { of: row({ record_id: 9, state: 'failed' }), way: 'report', why: 'its page offers to try again' },
    { of: row({ record_id: 9, state: 'handed_in' }), way: 'report', why: 'its page offers the report' },
  ])('$way: $why', ({ of, way }) => expect(topicWay(of)).toBe(way));
});
