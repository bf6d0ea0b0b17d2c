import { z } from 'zod';

/** The kinds of values that settings have. */

export type Setting = { schema: z.core.$ZodType; standard: string; about: string };

export const setting = <S extends z.core.$ZodType>(standard: string, schema: S, about: string) => ({
  schema,
  standard,
  about,
});

export const flag = z.enum(['on', 'off']).transform((word) => word === 'on');
export const auto = z.enum(['auto', 'on', 'off']);
export const whole = (min: number, max: number) => z.coerce.number().int().min(min).max(max);
export const url = z.url().or(z.literal(''));
