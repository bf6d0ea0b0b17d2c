import { z } from 'zod';
import { Asset, English } from '../common.ts';
import { MapState } from './map.ts';

/** The figures of Task 1 as data. The page imports these types only; the drawing is in `../figures`. */

const head = { title: English, note: English.optional() };

const Axis = z.strictObject({
  label: English,
  unit: English.optional(),
  min: z.number().default(0),
  max: z.number().optional(),
});

const Categories = z.strictObject({ label: English, values: z.array(z.union([English, z.number()])).min(2) });

const Series = z.strictObject({
  name: English,
  /** Other words essays use for it: `cycl` for Bicycle. For the figure check only. */
  aliases: z.array(z.string().min(2)).default([]),
  values: z.array(z.number().nullable()).min(1),
});

export const Line = z.strictObject({
  type: z.literal('line'),
  ...head,
  x: Categories,
  y: Axis,
  series: z.array(Series).min(1).max(6),
});

const Bar = z.strictObject({
  type: z.literal('bar'),
  ...head,
  stacked: z.boolean().default(false),
  horizontal: z.boolean().default(false),
  x: Categories,
  y: Axis,
  series: z.array(Series).min(1).max(6),
});

const Pie = z.strictObject({
  type: z.literal('pie'),
  ...head,
  unit: z.string().default('%'),
  pies: z
    .array(
      z.strictObject({
        name: English,
        slices: z
          .array(
            z.strictObject({
              name: English,
              aliases: z.array(z.string().min(2)).default([]),
              value: z.number().min(0),
            }),
          )
          .min(2)
          .max(8),
      }),
    )
    .min(1)
    .max(4),
});

const Table = z.strictObject({
  type: z.literal('table'),
  ...head,
  unit: English.optional(),
  head: z.array(z.string()).min(2).max(8),
  rows: z.array(z.array(z.union([z.string(), z.number()]))).min(1),
});

const Step = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]+$/),
  text: English,
  /** What goes in or comes out beside the step, such as "heat" or "waste water". */
  input: English.optional(),
  output: English.optional(),
});

const Process = z.strictObject({
  type: z.literal('process'),
  ...head,
  nodes: z.array(Step).min(3).max(14),
  edges: z.array(z.strictObject({ from: z.string(), to: z.string(), text: English.optional() })).min(2),
  cyclic: z.boolean().default(false),
  /** The author's drawing, where boxes and arrows are not enough. The data stays for readers and checks. */
  svg: Asset.optional(),
});

const MapFigure = z.strictObject({
  type: z.literal('map'),
  ...head,
  states: z
    .array(z.union([z.strictObject({ name: English, svg: Asset }), MapState]))
    .min(1)
    .max(3),
  /** What changed, in words: the figure for those who cannot see it. */
  features: z
    .array(z.strictObject({ name: English, where: English, before: English.nullable(), after: English.nullable() }))
    .min(1),
});

export const Figure = z.discriminatedUnion('type', [Line, Bar, Pie, Table, Process, MapFigure]);
export type Figure = z.output<typeof Figure>;
export type FigureOf<Type extends Figure['type']> = Extract<Figure, { type: Type }>;
