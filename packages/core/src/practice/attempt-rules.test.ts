import { describe, expect, test } from 'vitest';
import {
  countsAsPractice,
  isLocked,
  isRealPractice,
  isWholeTest,
  judgeSave,
  mayBecomeWriter,
} from './attempt-rules.ts';

describe('a save', () => {
  const sheet = { writer: 'tab one', since: 4 };
  const sent = { tab: 'tab one', revision: 6, fresh: 1, anythingElse: false, force: false };
  test.each([
    { change: {}, outcome: 'write', why: 'on top of what is there' },
    { change: { revision: 5 }, outcome: 'write', why: 'the same tab with an old number lost our answer, nothing else' },
    { change: { fresh: 0 }, outcome: 'known', why: 'everything in it was seen before' },
    { change: { fresh: 0, revision: 5 }, outcome: 'known', why: 'sent again after a lost answer' },
    { change: { fresh: 0, anythingElse: true }, outcome: 'write', why: 'notes alone are worth saving' },
    { change: { revision: 3 }, outcome: 'stale', why: 'from before this tab took over: another one wrote since' },
    { change: { tab: 'tab two' }, outcome: 'stale', why: 'another tab writes, even at the right revision' },
    { change: { tab: 'tab two', revision: 5 }, outcome: 'stale', why: 'another tab wrote in between' },
    { change: { tab: 'tab two', fresh: 0 }, outcome: 'known', why: 'what a former writer had saved is saved' },
    { change: { tab: 'tab two', force: true }, outcome: 'write', why: 'the learner said: keep mine' },
  ])('$outcome: $why', ({ change, outcome }) => expect(judgeSave(sheet, { ...sent, ...change })).toBe(outcome));
});

test.each([
  { writer: '', tab: 'b', silent: 0, may: true, why: 'nobody writes yet' },
  { writer: 'b', tab: 'b', silent: 0, may: true, why: 'a reload of the same tab' },
  { writer: 'a', tab: 'b', silent: 20, may: false, why: 'the other tab saved a moment ago' },
  { writer: 'a', tab: 'b', silent: 91, may: true, why: 'the other tab was closed yesterday' },
])('$tab may write ($may): $why', ({ writer, tab, silent, may }) => {
  expect(mayBecomeWriter({ revision: 1, writer, since: 0, savedAt: 1000 }, tab, 1000 + silent)).toBe(may);
});

test.each([
  { done: { answered: 13, right: 5, seconds: 1200 }, real: true, why: 'a learner’s first passage' },
  { done: { answered: 11, right: 1, seconds: 195 }, real: true, why: 'quick, weak and still work' },
  { done: { answered: 13, right: 5, seconds: 20 }, real: false, why: 'handed in at once' },
  { done: { answered: 13, right: 0, seconds: 1200 }, real: false, why: 'rubbish in every gap' },
  { done: { answered: 10, right: 5, seconds: 1200 }, real: false, why: 'a quarter left empty' },
  { done: { answered: 0, right: 0, seconds: 0 }, real: false, why: 'nothing' },
])('a practice of thirteen questions is real ($real): $why', ({ done, real }) => {
  expect(isRealPractice({ ...done, total: 13 })).toBe(real);
});

const parts = (...marks: number[]) => marks.map((mark, at) => ({ part: at + 1, marks: mark }));

test.each([
  { test: 3, papers: parts(13, 13, 14), whole: true, why: 'three passages, forty questions' },
  { test: 3, papers: parts(13), whole: false, why: 'a single passage shows n / total' },
  { test: 3, papers: parts(13, 13, 13), whole: false, why: 'thirty-nine questions have no table' },
  {
    test: 3,
    papers: [
      { part: 1, marks: 13 },
      { part: 1, marks: 13 },
      { part: 3, marks: 14 },
    ],
    whole: false,
    why: 'two easy passages are no test',
  },
  { test: 4, papers: parts(10, 10, 10, 10), whole: true, why: 'four sections' },
  { test: 4, papers: parts(10, 10, 20), whole: false, why: 'three sections' },
] as const)('$test parts: $why', ({ test: wanted, papers, whole }) => expect(isWholeTest(wanted, papers)).toBe(whole));

test.each([
  { answered: 0, total: 40, counts: false, why: 'an empty sheet pays nobody' },
  { answered: 19, total: 40, counts: false, why: 'less than half' },
  { answered: 20, total: 40, counts: true, why: 'half' },
  { answered: 7, total: 13, counts: true, why: 'half of thirteen is seven' },
  { answered: 0, total: 0, counts: false, why: 'nothing was asked' },
])('$answered of $total counts as practice ($counts): $why', ({ answered, total, counts }) =>
  expect(countsAsPractice(answered, total)).toBe(counts),
);

test.each([
  { rule: 'content', access: 'free', isMember: false, locked: false, why: 'free content is free' },
  { rule: 'content', access: 'vip', isMember: false, locked: true, why: 'members’ content' },
  { rule: 'content', access: 'coins', isMember: false, locked: true, why: 'coins buy scorings, not papers' },
  { rule: 'content', access: 'vip', isMember: true, locked: false, why: 'a member of this skill' },
  { rule: 'free', access: 'vip', isMember: false, locked: false, why: 'the operator opened the skill' },
  { rule: 'vip', access: 'free', isMember: false, locked: true, why: 'the operator closed the skill' },
  { rule: 'vip', access: 'free', isMember: true, locked: false, why: 'a member of a closed skill' },
] as const)('$rule, $access, member $isMember: locked $locked, $why', ({ rule, access, isMember, locked }) => {
  expect(isLocked({ rule, access, isMember, isOperator: false })).toBe(locked);
  expect(isLocked({ rule, access, isMember, isOperator: true })).toBe(false);
});
