import { expect, test } from 'vitest';
import { EMPTY, type Flow, flowReducer, type SubjectCheck } from './flow-state.ts';

const check = (more: Partial<SubjectCheck> = {}): SubjectCheck => ({
  is_available: 1,
  humor_reply: '',
  topic_source: 'user',
  paper_id: 0,
  task: 2,
  requirement: 'about 270 words',
  near: [],
  sides: ['for', 'against'],
  ideas: [],
  ...more,
});
const thought: Flow = {
  ...EMPTY,
  subject: 'Old',
  check: check(),
  step: 'idea',
  position: 'for',
  reasons: [{ text: 'a', side: 'for', own: 0 }],
  requirement: 'short',
};

test('changing the title clears paper and sample, and keeps only what was asked for', () => {
  expect(flowReducer({ ...thought, paperId: 7 }, { type: 'subject_changed', subject: 'New' })).toEqual({
    ...EMPTY,
    subject: 'New',
    requirement: 'short',
  });
});

test('a usable title goes on with the default requirement; one that cannot be used stays where it is', () => {
  const used = flowReducer({ ...EMPTY, subject: 'New' }, { type: 'subject_checked', check: check({ paper_id: 5 }) });
  expect(used).toMatchObject({ step: 'idea', paperId: 5, requirement: 'about 270 words' });
  const refused = flowReducer(EMPTY, { type: 'subject_checked', check: check({ is_available: 2, humor_reply: 'no' }) });
  expect(refused.step).toBe('title');
  expect(flowReducer(refused, { type: 'went_to', step: 'create' }).step).toBe('title');
});

test('at most four reasons; a second press takes one away; going back loses nothing', () => {
  const names = ['b', 'c', 'd', 'e'];
  const many = names.reduce<Flow>(
    (flow, text) => flowReducer(flow, { type: 'reason_toggled', reason: { text, side: 'for', own: 1 } }),
    thought,
  );
  expect(many.reasons.map(({ text }) => text)).toEqual(['a', 'b', 'c', 'd']);
  const fewer = flowReducer(many, { type: 'reason_toggled', reason: { text: 'b', side: 'for', own: 1 } });
  expect(fewer.reasons).toHaveLength(3);
  expect(flowReducer(fewer, { type: 'went_to', step: 'title' })).toEqual({ ...fewer, step: 'title' });
});
