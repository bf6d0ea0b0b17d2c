import { z } from 'zod';
import { English } from '../common.ts';

/** A map or plan as data: drawn by us in one style, so that two states of one place differ only in what changed. */

export const MAP_WIDTH = 100;
export const MAP_HEIGHT = 70;

/** Roads and seas run off the page; a little beyond the edge is allowed. */
const x = z
  .number()
  .min(-20)
  .max(MAP_WIDTH + 20);
const y = z
  .number()
  .min(-20)
  .max(MAP_HEIGHT + 20);
const Point = z.tuple([x, y]);
/** left, top, width, height */
const Box = z.tuple([x, y, z.number().positive(), z.number().positive()]);

const label = { label: English.optional(), labelAt: Point.optional() };

export const AREAS = ['water', 'trees', 'grass', 'field', 'sand', 'paved', 'parking', 'garden'] as const;
const LINES = ['road', 'path', 'rail', 'river', 'wall', 'hedge', 'bridge', 'coast'] as const;

const Area = z.strictObject({
  draw: z.enum(AREAS),
  box: Box.optional(),
  points: z.array(Point).min(3).optional(),
  ...label,
});
const Line = z.strictObject({ draw: z.enum(LINES), points: z.array(Point).min(2), ...label });
const Building = z.strictObject({ draw: z.literal('building'), box: Box, ...label });
const Room = z.strictObject({ draw: z.literal('room'), box: Box, ...label });
/** A gap in a wall. */
const Door = z.strictObject({
  draw: z.literal('door'),
  at: Point,
  side: z.enum(['horizontal', 'vertical']).default('horizontal'),
  ...label,
});
const Houses = z.strictObject({ draw: z.literal('houses'), at: z.array(Point).min(1), ...label });
/** Words alone, or a spot with words: an entrance, a stop, a fountain. */
const Mark = z.strictObject({ draw: z.enum(['label', 'spot']), at: Point, label: English.optional() });

export const MapShape = z.union([Area, Line, Building, Room, Door, Houses, Mark]);
export type MapShape = z.output<typeof MapShape>;

export const MapState = z.strictObject({
  name: English.optional(),
  north: z.boolean().default(true),
  shapes: z.array(MapShape).min(1),
});
export type MapState = z.output<typeof MapState>;
export type MapArea = z.output<typeof Area>;
export type MapLine = z.output<typeof Line>;
