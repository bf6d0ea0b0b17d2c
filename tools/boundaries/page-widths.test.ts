import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** Wider than any part of a page: who writes such a number means the page itself. */
const WIDE = 700;
/** For the people who build the pages. */
const OUTSIDE = ['features/gallery/'];

const SOURCE = join(import.meta.dirname, '../../packages/web/src');

function widthsOfPages(): string[] {
  const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.css') && !OUTSIDE.some((folder) => file.startsWith(folder)),
  );
  return files.flatMap((file) =>
    [...readFileSync(join(SOURCE, file), 'utf8').matchAll(/^\s*max-width: (\d+)px/gm)]
      .filter(([, pixels]) => Number(pixels) >= WIDE)
      .map(([rule]) => `${file}: ${rule.trim()}`),
  );
}

test('a page has one of two widths, and both are tokens', () => {
  expect(widthsOfPages()).toEqual([]);
});
