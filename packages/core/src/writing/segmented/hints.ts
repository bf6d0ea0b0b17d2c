/** From weak to strong; the last one is the model itself. No zod: the page needs it. */
export const HINTS = ['letters', 'words', 'order', 'model'] as const;
export type Hint = (typeof HINTS)[number];
