import { z } from 'zod';

/** What somebody sounds like, as a script asks for it; which of our voices that is, the casting decides. */
export const Voice = z.strictObject({
  accent: z.enum(['en-GB', 'en-AU', 'en-US', 'en-NZ', 'en-CA', 'en-IN']),
  sex: z.enum(['f', 'm']),
  age: z.enum(['young', 'adult', 'old']).default('adult'),
  rate: z.number().min(0.7).max(1.3).default(1),
});
