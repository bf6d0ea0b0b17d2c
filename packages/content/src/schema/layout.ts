import { z } from 'zod';
import { Asset, English } from './common.ts';
import { MapState } from './writing/map.ts';

/** What the questions of a group are set in. Layout is data, never HTML; a gap is `__7__` inside the text. */

const title = English.optional();

const Text = z.strictObject({ layout: z.literal('text'), title, text: English });

const Notes = z.strictObject({
  layout: z.literal('notes'),
  title,
  lines: z.array(z.union([English, z.strictObject({ head: English }), z.strictObject({ sub: English })])).min(1),
});

const Form = z.strictObject({ layout: z.literal('form'), title, rows: z.array(z.tuple([English, English])).min(1) });

const Table = z.strictObject({
  layout: z.literal('table'),
  title,
  head: z.array(z.string()).min(2),
  /** A cell may be empty. */
  rows: z.array(z.array(z.string())).min(1),
});

const Flow = z.strictObject({
  layout: z.literal('flow'),
  title,
  /** An inner list is steps side by side. */
  steps: z.array(z.union([English, z.array(English).min(2)])).min(2),
});

/** The letters on a picture live here, not in the SVG: one drawing serves several questions, and they stay readable. */
const Pin = z.strictObject({ id: z.string().min(1), x: z.number(), y: z.number() });

const Picture = z.strictObject({
  layout: z.literal('picture'),
  title,
  /** A drawing of the author's, or `map`: the same drawn by us from data. Exactly one. */
  svg: Asset.optional(),
  map: MapState.optional(),
  alt: English,
  pins: z.array(Pin).min(1),
});

export const Body = z.discriminatedUnion('layout', [Text, Notes, Form, Table, Flow, Picture]);
export type Body = z.output<typeof Body>;
export type Picture = z.output<typeof Picture>;
