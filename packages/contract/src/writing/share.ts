import { z } from 'zod';
import { calls } from '../call.ts';
import { Flag, Id, Seconds } from '../fields.ts';
import { PracticeInfo, ScoreDetail } from './feedback.ts';

/** Links that show one scored essay to whoever has them, and the same report as a file. */

/** Opaque, never guessable, and worth nothing once it is revoked or expired. */
const EncodeId = z.string().regex(/^[A-Za-z0-9_-]{22,64}$/);
const Shared = z.strictObject({ encode_id: EncodeId });

const Link = z.object({
  /** '' while it is not shared. */
  encode_id: z.string(),
  expires_time: Seconds,
  create_time: Seconds,
});
export type ShareLink = z.output<typeof Link>;

const Pdf = z.object({
  /** none: not asked for yet. */
  state: z.enum(['none', 'making', 'ready', 'failed']),
  /** Where the owner can fetch it; '' until it is ready. */
  url: z.string(),
  size: z.int().nonnegative(),
});
export type PdfState = z.output<typeof Pdf>;

export const exerciseShare = calls({
  getShareRecordInfo: {
    summary: 'A shared essay and its question, read-only, without an account',
    access: 'anyone',
    input: Shared,
    output: PracticeInfo,
  },
  getShareScoreInfo: {
    summary: 'The report of a shared essay, without an account; nothing in it names the learner',
    access: 'anyone',
    input: Shared,
    output: ScoreDetail,
  },
  exportSoringInfoPdf: {
    summary: 'The report of a scored draft as a PDF: asks for it once, then tells how far it is',
    access: 'visitor',
    input: z.strictObject({
      record_id: Id,
      language: z.enum(['zh', 'en']).default('zh'),
      /** A press, not a question how far it is: one that failed is made anew. */
      again: z.boolean().default(false),
    }),
    output: Pdf,
  },
});

export const writingShare = calls({
  getShareScoreDetail: {
    summary: 'The same report under its other name',
    access: 'anyone',
    input: Shared,
    output: ScoreDetail,
  },
  getShareLink: {
    summary: 'The link of a scored draft, if there is one that still works',
    access: 'visitor',
    input: z.strictObject({ record_id: Id }),
    output: Link,
  },
  createShareLink: {
    summary: 'Make a link, or get the one that works; days: how long it does',
    access: 'visitor',
    input: z.strictObject({ record_id: Id, days: z.union([z.literal(7), z.literal(30), z.literal(90)]).default(30) }),
    output: Link,
  },
  revokeShareLink: {
    summary: 'Whoever has the link gets nothing any more; a new one has another address',
    access: 'visitor',
    input: z.strictObject({ record_id: Id }),
    output: z.object({ revoked: Flag }),
  },
});
