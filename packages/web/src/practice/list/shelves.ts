/** A copy of three names of the contract, whose file would bring zod into the page. */
export const SHELF_NAMES = ['jian_ya', 'ji_jing', 'yu_ce'] as const;
export type ShelfName = (typeof SHELF_NAMES)[number];

/** `pid` of the search. */
export const SHELF_PIDS = { jian_ya: 1, ji_jing: 2, yu_ce: 3 } as const satisfies Record<ShelfName, number>;
