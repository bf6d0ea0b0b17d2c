import { z } from 'zod';

/** The field types that the files of the contract are made of. */

/** Epoch seconds; 0 means unset. */
export const Seconds = z.int().nonnegative();
export const Flag = z.union([z.literal(0), z.literal(1)]);
export const Id = z.int().positive().max(Number.MAX_SAFE_INTEGER);
/** 0-9 in half bands. */
export const Band = z.number().min(0).max(9).multipleOf(0.5);
/** A band, or -1 for "none". */
export const BandOrNone = z.union([Band, z.literal(-1)]);
export const Nothing = z.strictObject({});

/** PostgreSQL cannot store NUL, and a lone surrogate is not a character: both are refused here, with the field's name. */
const clean = (text: string) => !text.includes('\0') && text.isWellFormed();
export const Text = (max: number, min = 0) =>
  z.string().max(max).refine(clean, 'contains characters that cannot be stored').pipe(z.string().min(min));
/** One line a person typed: trimmed, without control characters. */
export const Line = (max: number, min = 0) =>
  z
    .string()
    .max(max * 4)
    .refine(clean, 'contains characters that cannot be stored')
    .refine((text) => !/[\p{Cc}\p{Cf}]/u.test(text.trim()), 'contains control characters')
    .transform((text) => text.trim().normalize('NFC'))
    .pipe(z.string().min(min).max(max));

/**
 * A person's name. Joined emoji (a family, a flag, a skin tone) are one sign made of several with an invisible joiner
 * between two of them; nothing else that is invisible belongs into a name.
 */
export const Name = (max: number, min = 0) =>
  z
    .string()
    .max(max * 4)
    .refine(clean, 'contains characters that cannot be stored')
    .refine((text) => !/[\p{Cc}\p{Cf}]/u.test(text.trim().replace(JOINED, '')), 'contains control characters')
    .transform((text) => text.trim().normalize('NFC'))
    .pipe(z.string().min(min).max(max));
const JOINED = /(?<=\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u{FE0F})\u{200D}(?=\p{Extended_Pictographic})/gu;

export const Page = z.int().min(1).max(1_000_000).default(1);
export const PageSize = (standard: number) => z.int().min(1).max(100).default(standard);
/** Which part of a list an answer holds; `pageSize` is spelled as the specification has it. */
export const OfPage = { total: z.int().nonnegative(), page: z.int().positive(), pageSize: z.int().nonnegative() };
export const list = <T extends z.core.$ZodType>(row: T) => z.object({ list: z.array(row), ...OfPage });
