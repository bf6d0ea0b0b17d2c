import { z } from 'zod';

/** A stretch of the recording. */
export const Clip = z.object({ url: z.string(), from: z.number(), to: z.number() });
