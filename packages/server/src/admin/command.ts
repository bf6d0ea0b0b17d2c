export type Command = { about: string; run(args: string[]): Promise<void> };
