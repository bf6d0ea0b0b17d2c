/** The page's own copy of three words: the contract's file brings zod along. */
export const SHELF_NAMES = ['jian_ya', 'ji_jing', 'yu_ce'] as const;
export type ShelfName = (typeof SHELF_NAMES)[number];

/** `pid` of the search. */
export const SHELF_PIDS = { jian_ya: 1, ji_jing: 2, yu_ce: 3 } as const satisfies Record<ShelfName, number>;
