import { describe, expect, test } from 'vitest';
import type { Criterion, EssayRequest, Reason } from '../../report.ts';
import { raiseFrom } from './raise.ts';

const CRITERIA: Criterion[] = ['tr', 'cc', 'lr', 'gra'];
const ESSAY: EssayRequest = { task: 2, prompt: 'Do you agree or disagree?', essay: '' };
const REPORT: EssayRequest = { task: 1, prompt: 'The chart below shows sales.', essay: '' };
const PROCESS: EssayRequest = { task: 1, prompt: 'The diagram below shows the process of making paper.', essay: '' };
const LETTER: EssayRequest = { task: 1, module: 'general', prompt: 'Write a letter to a friend.', essay: '' };
const REQUESTS = [ESSAY, REPORT, PROCESS, LETTER];
const BANDS = [4, 5.5, 6, 6.5, 7, 7.5, 8, 9];
const raise = (name: Criterion, band: number, request = ESSAY, reasons: Reason[] = []) =>
  raiseFrom(name, reasons, band, { request });
const every = CRITERIA.flatMap((name) =>
  REQUESTS.flatMap((request) => BANDS.map((band) => ({ name, request, band, said: raise(name, band, request) }))),
);

describe('a criterion without a finding', () => {
  test('is told what the scale asks for at the next step and what to look for', () => {
    for (const { said } of every) {
      expect(said.en).toMatch(/^What an? [6-9] asks for: .+ Check: .+[.?]$/);
      expect(said.zh).toMatch(/^[6-9] 分要求：.+自查：.+[。？]$/);
    }
  });

  test.each([
    [5, '6'],
    [5.5, '6'],
    [6, '7'],
    [6.5, '7'],
    [7, '8'],
    [7.5, '8'],
    [8, '9'],
    [9, '9'],
  ])('at %d hears of a %s', (band, next) => {
    for (const name of CRITERIA) expect(raise(name, band).en).toMatch(new RegExp(`^What an? ${next} asks for`));
  });

  test('hears something else at each step', () => {
    for (const request of REQUESTS)
      for (const name of CRITERIA)
        expect(new Set([5, 6, 6.5, 7, 8].map((band) => raise(name, band, request).en)).size).toBe(5);
  });

  test('is told nothing about the text, and never that it holds no fault', () => {
    for (const { said } of every) {
      expect(said.en).not.toMatch(/keep to it|nothing sure|each one checked|your text has|no error in/i);
      expect(said.zh).not.toMatch(/保持现在|没有找到|没有发现/);
    }
  });

  test('in a report is not asked for reasons, positions or ideas', () => {
    for (const { name, request, said } of every)
      if (name === 'tr' && (request === REPORT || request === PROCESS))
        expect(said.en).not.toMatch(/position|reason|example|idea/i);
  });

  test('in a process is not asked for years, comparatives or verbs of change', () => {
    for (const { request, said } of every)
      if (request === PROCESS) expect(said.en).not.toMatch(/year|"than"|verbs for change/);
    expect(raise('gra', 5, REPORT).en).toContain('year');
  });

  test('has no English left over in Chinese but words that are quoted from English', () => {
    for (const { said } of every)
      expect(said.zh.match(/[a-z]{2,}/gi)?.filter((one) => !ENGLISH.test(one)) ?? []).toEqual([]);
  });
  const ENGLISH = /^(?:all|everyone|always|never|good|bad|big|thing|people|this|these|it|they|the|than)$/;
});

describe('a strong criterion', () => {
  const quote = { start: 0, end: 60, text: 'Only then does the town see what it has lost by it.' };
  const praise: Reason = { good: true, zh: '倒装。', en: 'An inversion.', quote };

  test('keeps to what was praised, and is told where', () => {
    const said = raise('gra', 8, ESSAY, [praise]);
    expect(said.en).toMatch(/^Keep to what is praised at "Only then does the town see …"\. What a 9 asks for/);
    expect(said.zh).toMatch(/^保持“Only then does the town see …”这一处的写法。9 分要求/);
  });

  test('below 7.5, or with nothing to point at, keeps to nothing', () => {
    expect(raise('gra', 7, ESSAY, [praise]).en).toMatch(/^What an 8/);
    expect(raise('gra', 8, ESSAY, [{ good: true, zh: '好。', en: 'Good.' }]).en).toMatch(/^What a 9/);
  });

  test('with a weakness shown hears its advice', () => {
    const better = { zh: '断开。', en: 'Break it.' };
    expect(raise('gra', 8, ESSAY, [praise, { good: false, zh: '长。', en: 'Long.', better }])).toEqual(better);
  });
});
