import { expect, test } from 'vitest';
import { haloFirst } from './halo-first.ts';

test('the letters of a label with a pale outline are written once more on top of it', () => {
  const halo = 'stroke="#fff" stroke-width="4" stroke-linejoin="round" paint-order="stroke"';
  const svg = `<svg><text x="1" y="2">plain</text><text x="3" ${halo} fill="#000">18</text></svg>`;
  expect(haloFirst(svg)).toBe(
    `<svg><text x="1" y="2">plain</text><text x="3" ${halo} fill="#000">18</text><text x="3" fill="#000">18</text></svg>`,
  );
});
