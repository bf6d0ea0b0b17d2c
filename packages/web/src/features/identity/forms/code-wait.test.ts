import { describe, expect, test } from 'vitest';
import { secondsLeft, startWait, storedWait } from './code-wait.ts';

const china = { countryId: 44, mobile: '138 0013 8000' };
const start = 1_800_000_000_000;

describe('the wait between two codes', () => {
  test('counts down in whole seconds and never below zero', () => {
    const wait = startWait(china, 60, start);
    expect(secondsLeft(wait, china, start)).toBe(60);
    expect(secondsLeft(wait, china, start + 1)).toBe(60);
    expect(secondsLeft(wait, china, start + 59_001)).toBe(1);
    expect(secondsLeft(wait, china, start + 60_000)).toBe(0);
    expect(secondsLeft(wait, china, start + 999_000)).toBe(0);
  });

  test('is the same number however it is spaced', () => {
    const wait = startWait(china, 60, start);
    expect(secondsLeft(wait, { countryId: 44, mobile: '13800138000' }, start)).toBe(60);
  });

  test('holds for one number only: a mistyped one can be corrected at once', () => {
    const wait = startWait(china, 60, start);
    expect(secondsLeft(wait, { countryId: 44, mobile: '13800138001' }, start)).toBe(0);
    expect(secondsLeft(wait, { countryId: 1, mobile: '13800138000' }, start)).toBe(0);
  });

  test('never lasts longer than it was, even when the clock is set back a day', () => {
    const wait = startWait(china, 60, start);
    expect(secondsLeft(wait, china, start - 86_400_000)).toBe(60);
  });

  test('survives a reload, and is forgotten once it is over', () => {
    const stored = JSON.stringify(startWait(china, 60, start));
    expect(storedWait(stored, start + 30_000)).toMatchObject({ mobile: '13800138000', seconds: 60 });
    expect(storedWait(stored, start + 60_000)).toBeNull();
  });

  test.each(['', 'null', '{', '[]', '{"until":"soon"}', '{"countryId":1,"mobile":"1","until":null,"seconds":60}'])(
    'a damaged note (%s) means no wait',
    (stored) => expect(storedWait(stored, start)).toBeNull(),
  );
});
