/** Where a value stands in the drawing, in percent of its width and height. */
export type PinPlace = { x: number; y: number };

/**
 * A drawing names the place of every value it shows: `<circle data-cell="row column" cx cy r="0"/>`, both counted from
 * 0. A table and a process have none.
 */
export function pinPlaces(svg: string): Map<string, PinPlace> {
  const [, width, height] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? [];
  const places = new Map<string, PinPlace>();
  if (!width || !height) return places;
  for (const [, cell, x, y] of svg.matchAll(/data-cell="(\d+ \d+)" cx="(-?[\d.]+)" cy="(-?[\d.]+)"/g))
    if (cell) places.set(cell, { x: (Number(x) / Number(width)) * 100, y: (Number(y) / Number(height)) * 100 });
  return places;
}
