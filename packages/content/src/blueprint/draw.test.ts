import { isVerdictType } from '@ninefold/core/practice/question-types';
import { expect, test } from 'vitest';
import { Blueprint } from './blueprint.ts';
import { drawBlueprint, type Order } from './draw.ts';

const order = (seed: number, kind: Order['kind'], part: number, module?: Order['module']): Order => ({
  blueprint: 'a-paper',
  seed,
  drawn: '2026-11-16',
  kind,
  ...(module && { module }),
  part,
  avoid: { topics: [], countries: [] },
});
const many = (kind: Order['kind'], part: number, module?: Order['module']) =>
  Array.from({ length: 300 }, (_, seed) => drawBlueprint(order(seed, kind, part, module)));

test.each([
  ...[1, 2, 3].flatMap((part) => [
    { kind: 'reading' as const, part, module: 'academic' as const },
    { kind: 'reading' as const, part, module: 'general' as const },
  ]),
  ...[1, 2, 3, 4].map((part) => ({ kind: 'listening' as const, part, module: undefined })),
])('$kind $module part $part: every plan is whole and numbered through', ({ kind, part, module }) => {
  for (const plan of many(kind, part, module)) {
    expect(Blueprint.safeParse(plan).success).toBe(true);
    const numbers = plan.groups.flatMap(({ questions }) => questions.flatMap(({ n }) => n));
    expect(numbers).toEqual(Array.from({ length: numbers.length }, (_, at) => at + 1));
    expect(kind === 'listening' ? [10] : [13, 14]).toContain(numbers.length);
  }
});

test('the same seed gives the same plan, another seed another', () => {
  expect(drawBlueprint(order(5, 'reading', 3, 'academic'))).toEqual(drawBlueprint(order(5, 'reading', 3, 'academic')));
  expect(drawBlueprint(order(5, 'reading', 3))).not.toEqual(drawBlueprint(order(6, 'reading', 3)));
});

test('what the pack has enough of is not drawn', () => {
  const avoid = { topics: ['animals', 'arts'], countries: ['GB'] };
  const plans = Array.from({ length: 200 }, (_, seed) => drawBlueprint({ ...order(seed, 'reading', 1), avoid }));
  expect(plans.filter(({ topic, country }) => avoid.topics.includes(topic) || country === 'GB')).toEqual([]);
});

test('the key is mentioned last as often as first, and neighbouring keys repeat as often as chance has it', () => {
  const asked = many('listening', 3).flatMap(({ groups }) => groups.filter(({ type }) => type === 'mcq-single'));
  const several = asked.flatMap(({ questions }) => questions.filter(({ mention }) => mention && mention.length > 1));
  const share = (place: 0 | -1) =>
    several.filter(({ key, mention }) => mention?.at(place) === key).length / several.length;
  expect(share(-1)).toBeGreaterThan(0.28);
  expect(share(-1)).toBeLessThan(0.39);
  expect(share(0)).toBeGreaterThan(0.28);
  const pairs = asked.flatMap(({ questions }) => questions.slice(1).map(({ key }, at) => key === questions[at]?.key));
  const repeats = pairs.filter(Boolean).length / pairs.length;
  expect(repeats).toBeGreaterThan(0.28);
  expect(repeats).toBeLessThan(0.39);
});

test('a third of the typed answers have no distractor, and a statement group always has something NOT GIVEN', () => {
  const plans = many('listening', 1);
  const sides = plans.flatMap(({ groups }) =>
    groups.flatMap(({ questions }) => questions.map((one) => one.distractor)),
  );
  expect(sides.filter((side) => side === 'none').length / sides.length).toBeCloseTo(0.3, 1);
  const statements = many('reading', 1, 'academic').flatMap(({ groups }) =>
    groups.filter(({ type }) => isVerdictType(type)),
  );
  expect(statements.every(({ questions }) => questions.some(({ key }) => key === 'NG'))).toBe(true);
});

test('a paper that is already there keeps its subject and its kinds of questions; its keys are drawn', () => {
  const kept: Order['kept'] = {
    topic: 'animals',
    country: 'AU',
    register: 'report',
    groups: [
      { type: 'matching-information', questions: [1, 1, 1], options: 8, reuse: true },
      { type: 'mcq-multi', questions: [2, 2], options: 5 },
      { type: 'matching-headings', questions: [1, 1], options: 4 },
      { type: 'note-completion', questions: [1, 1] },
      { type: 'tfng', questions: [1, 1, 1, 1] },
    ],
  };
  const plans = Array.from({ length: 60 }, (_, seed) => drawBlueprint({ ...order(seed, 'reading', 2), kept }));
  for (const plan of plans) {
    expect(Blueprint.safeParse(plan).success).toBe(true);
    expect(plan).toMatchObject({ topic: 'animals', country: 'AU', register: 'report' });
    expect(plan.groups.map(({ type }) => type)).toEqual(kept.groups.map(({ type }) => type));
    expect(plan.groups.flatMap(({ questions }) => questions.flatMap(({ n }) => n))).toEqual(
      Array.from({ length: 15 }, (_, at) => at + 1),
    );
    expect(plan.groups[1]?.questions.every(({ key }) => key?.length === 2)).toBe(true);
    expect(plan.groups[2]?.questions[0]?.key).not.toBe(plan.groups[2]?.questions[1]?.key);
  }
  expect(new Set(plans.map(({ groups }) => groups[0]?.questions[0]?.key)).size).toBe(8);
});
