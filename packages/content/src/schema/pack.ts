import { z } from 'zod';
import { Both, Origin, Slug } from './common.ts';

/** `pack.yaml`: whose content this is, and under which licence. */
export const Manifest = z.strictObject({
  format: z.literal(1),
  id: Slug,
  version: z.string().regex(/^\d+\.\d+\.\d+$/, 'must be a version such as 1.0.0'),
  name: Both,
  publisher: z.string().min(1),
  licence: z.string().min(1),
  locales: z.array(z.string()).default(['en', 'zh-CN']),
  origin: Origin,
  declares: z.strictObject({ noThirdPartyTestMaterial: z.literal(true) }),
});
export type Manifest = z.output<typeof Manifest>;
