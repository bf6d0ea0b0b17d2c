import { describe, expect, test } from 'vitest';
import { changesIn, hasChanges, type Personal, storedDraft } from './personal-draft.ts';

const saved: Personal = {
  name: '林知夏',
  exam_type: 1,
  module: 'academic',
  language: 'zh',
  time_zone: 'Asia/Shanghai',
  country_id: 44,
};

describe('unsaved changes', () => {
  test('only what differs is sent, so a change made on another device is not undone', () => {
    expect(changesIn({ name: '林知秋', module: 'academic' }, saved)).toEqual({ name: '林知秋' });
  });

  test('typing the old value again leaves nothing to save', () => {
    expect(hasChanges({ name: '林知秋' }, saved)).toBe(true);
    expect(hasChanges({ name: '林知夏' }, saved)).toBe(false);
    expect(hasChanges({ name: ' 林知夏 ' }, saved)).toBe(false);
  });

  test('an empty name is a change: the form must say that it is missing', () => {
    expect(changesIn({ name: '' }, saved)).toEqual({ name: '' });
  });
});

describe('a draft found after a reload', () => {
  test('comes back as it was', () => {
    const draft = { name: 'Zhixia', exam_type: 2, time_zone: 'Europe/London' };
    expect(storedDraft(JSON.stringify(draft))).toEqual(draft);
  });

  test.each([
    { stored: '{"exam_type":3,"module":"ielts","name":7,"country_id":1.5}', why: 'no field has a value it can have' },
    { stored: '{"role":"backend-system","toString":1}', why: 'no field is one of ours' },
    { stored: 'null', why: 'nothing is there' },
    { stored: '{"name"', why: 'it is cut off' },
  ])('is dropped when $why', ({ stored }) => expect(storedDraft(stored)).toEqual({}));
});
