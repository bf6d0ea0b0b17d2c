import { expect, test } from 'vitest';
import { NOTES } from '../../model/margin.ts';
import { readReadings, wantedOf } from './margin-notes.ts';

const note = (name: (typeof NOTES)[number]) => NOTES.indexOf(name);

test('what two readers wrote is worth half each, and half of that where it is doubtful', () => {
  const reading = (notes: Parameters<typeof wantedOf>[1][number]['notes']) => ({ id: 'x', held: false, notes });
  const wanted = wantedOf(3, [
    reading([
      { sentence: 0, note: 'bare', doubtful: false },
      { sentence: 2, note: 'jump', doubtful: true },
    ]),
    reading([{ sentence: 0, note: 'bare', doubtful: false }]),
  ]);
  expect(wanted[0]![note('bare')]).toBe(1);
  expect(wanted[2]![note('jump')]).toBe(0.25);
  expect(wanted[1]!.every((one) => one === 0)).toBe(true);
});

test('every stored line is read, and what is held out was read by two', () => {
  const all = readReadings();
  expect(all.length).toBeGreaterThan(3000);
  const held = all.filter((one) => one.held).map(({ id }) => id);
  expect(new Set(held).size).toBe(200);
  expect(held).toHaveLength(400);
  expect(all.every(({ notes }) => notes.every(({ sentence }) => sentence >= 0))).toBe(true);
});
