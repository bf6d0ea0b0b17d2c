import { expect, test } from 'vitest';
import { type BandPoint, outlookOf } from './forecast.ts';

const points = (...given: [day: string, band: number][]): BandPoint[] => given.map(([day, band]) => ({ day, band }));
const asked = { today: '2026-11-16', exam: '2026-12-12', target: 7 };
const picture = points(['2026-09-12', 6], ['2026-10-03', 6], ['2026-10-24', 6.5], ['2026-11-08', 6.5]);

test('as in picture 22: four tests towards 6.5, and the target is not promised', () => {
  const outlook = outlookOf(picture, asked);
  if (outlook.outcome !== 'told') throw new Error(outlook.outcome);
  expect(outlook.forecast).toMatchObject({ about: 6.5, low: 6, high: 7.5 });
  expect(outlook.forecast.tenths).toBeGreaterThan(2);
  expect(outlook.forecast.tenths).toBeLessThan(6);
});

test.each([
  { why: 'nothing yet', given: points(), asked, expected: { outcome: 'few', more: 3 } },
  { why: 'two are no trend', given: picture.slice(0, 2), asked, expected: { outcome: 'few', more: 1 } },
  { why: 'no exam day', given: picture, asked: { ...asked, exam: null }, expected: { outcome: 'no_exam' } },
  {
    why: 'the exam is over',
    given: picture,
    asked: { ...asked, exam: '2026-11-15' },
    expected: { outcome: 'no_exam' },
  },
  {
    why: 'three in one weekend',
    given: points(['2026-11-14', 6], ['2026-11-15', 6], ['2026-11-15', 7]),
    asked,
    expected: { outcome: 'short' },
  },
  {
    why: 'the last one is long ago',
    given: picture,
    asked: { ...asked, today: '2027-03-01', exam: '2027-04-01' },
    expected: { outcome: 'stale', since: '2026-11-08' },
  },
])('$why: nothing is forecast', ({ given, asked: about, expected }) => {
  expect(outlookOf(given, about)).toEqual(expected);
});

test('the order of the points does not matter, and a far exam is not reached by a straight line', () => {
  expect(outlookOf([...picture].reverse(), asked)).toEqual(outlookOf(picture, asked));
  const steep = points(['2026-10-20', 5], ['2026-11-01', 6], ['2026-11-15', 7]);
  const far = outlookOf(steep, { ...asked, exam: '2027-11-12' });
  if (far.outcome !== 'told') throw new Error(far.outcome);
  expect(far.forecast.about).toBeLessThan(9);
  expect(far.forecast.high - far.forecast.low).toBeGreaterThanOrEqual(1);
});

test('a target that was passed long ago is almost certain, one far above almost out of reach', () => {
  const tenths = (target: number) => {
    const outlook = outlookOf(picture, { ...asked, target });
    return outlook.outcome === 'told' ? outlook.forecast.tenths : null;
  };
  expect(tenths(4)).toBe(10);
  expect(tenths(9)).toBe(0);
  expect(tenths(-1)).toBeNull();
});

test('a forecast says from how many it was worked out: the newest twelve, however many there are', () => {
  const many = Array.from({ length: 20 }, (_, at) => ({ day: `2026-10-${String(at + 10)}`, band: 6 }));
  const counts = [picture, many].map((given) => {
    const outlook = outlookOf(given, asked);
    return outlook.outcome === 'told' ? outlook.forecast.count : 0;
  });
  expect(counts).toEqual([4, 12]);
});
