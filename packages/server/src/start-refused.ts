/** A start that cannot go on, said in one sentence; no stack is printed. */
export class StartRefused extends Error {}
