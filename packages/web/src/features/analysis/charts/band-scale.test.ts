import { expect, test } from 'vitest';
import { bandScale, spacedLabels } from './band-scale.ts';

const box = { left: 40, right: 640, top: 10, bottom: 210 };

test('time ends on exam day, and bands run from four to nine', () => {
  const scale = bandScale(['2026-09-12'], { today: '2026-11-16', exam: '2026-12-12', box });
  expect([scale.x('2026-09-12'), scale.x('2026-12-12')]).toEqual([40, 640]);
  expect([scale.y(4), scale.y(9), scale.y(2)]).toEqual([210, 10, 210]);
});

test('without an exam, or after it, a week lies ahead of today', () => {
  for (const exam of [null, '2026-11-01'])
    expect(bandScale([], { today: '2026-11-16', exam, box }).x('2026-11-23')).toBe(640);
});

test('of labels too close together the later one stays', () => {
  expect(spacedLabels([{ x: 0 }, { x: 30 }, { x: 100 }], 50)).toEqual([{ x: 30 }, { x: 100 }]);
});
