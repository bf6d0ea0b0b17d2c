import { z } from 'zod';
import { Menu } from './menu.ts';

/** Every kind of item a pack may hold. A new kind is one file here, one line below, and its checks in `../checks`. */
export const Item = z.discriminatedUnion('kind', [Menu]);
export type Item = z.output<typeof Item>;
