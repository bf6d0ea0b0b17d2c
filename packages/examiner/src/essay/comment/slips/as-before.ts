/** A word put right keeps the capital of the one it stands for. */
export const asBefore = (wrong: string, right: string) =>
  /^[A-Z]/.test(wrong) ? right[0]!.toUpperCase() + right.slice(1) : right;
export const withoutFirst = (wrong: string) => asBefore(wrong, wrong.replace(/^\S+ /, ''));
