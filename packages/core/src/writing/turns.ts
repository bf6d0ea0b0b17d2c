const REMEMBERED = 200;

/** Whose essays were scored lately, the last one at the end: whoever stands here waits for those who do not. */
export const afterTurn = (lately: readonly number[], userId: number): number[] =>
  [...lately.filter((one) => one !== userId), userId].slice(-REMEMBERED);
