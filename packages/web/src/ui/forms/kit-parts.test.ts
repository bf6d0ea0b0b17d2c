import { expect, test } from 'vitest';

const sources = import.meta.glob<string>('../../**/*.tsx', { query: '?raw', import: 'default', eager: true });

/** Written by the browser's maker, they look different on every device and ignore our tokens. */
const BARE = /<select[\s>]|type="(range|date|color)"/;

test('lists to choose from and sliders come from the kit, not from the browser', () => {
  const bare = Object.entries(sources)
    .filter(([path, source]) => BARE.test(source) && !path.endsWith('/Slider.tsx'))
    .map(([path]) => path);
  expect(Object.keys(sources).length).toBeGreaterThan(200);
  expect(bare).toEqual([]);
});
