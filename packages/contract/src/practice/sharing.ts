import { z } from 'zod';
import { Flag, Id, Seconds } from '../fields.ts';

/** What the links and the files of every report have in common. */

/** Opaque, never guessable, and worth nothing once it is revoked or expired. */
const EncodeId = z.string().regex(/^[A-Za-z0-9_-]{22,64}$/);
export const Shared = z.strictObject({ encode_id: EncodeId });

export const ShareOne = z.strictObject({ record_id: Id });
/** days: how long it works. */
export const ShareFor = z.strictObject({
  record_id: Id,
  days: z.union([z.literal(7), z.literal(30), z.literal(90)]).default(30),
});

export const ShareLink = z.object({
  /** '' while it is not shared. */
  encode_id: z.string(),
  expires_time: Seconds,
  create_time: Seconds,
});
export type ShareLink = z.output<typeof ShareLink>;

export const Revoked = z.object({ revoked: Flag });

export const AskPdf = z.strictObject({
  record_id: Id,
  language: z.enum(['zh', 'en']).default('zh'),
  /** A press, not a question how far it is: one that failed is made anew. */
  again: z.boolean().default(false),
});

export const PdfState = z.object({
  /** none: not asked for yet. */
  state: z.enum(['none', 'making', 'ready', 'failed']),
  /** Where the owner can fetch it; '' until it is ready. */
  url: z.string(),
  size: z.int().nonnegative(),
});
export type PdfState = z.output<typeof PdfState>;
