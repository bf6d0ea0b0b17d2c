import type { BrowserContext } from '@playwright/test';

export type ConsoleGuard = {
  /** From now on, errors like this are expected (a refused login is a 401 in the console). */
  expectError(pattern: RegExp): void;
  /** Everything that nobody expected. */
  surprises(): string[];
};

/** Listens to every page of a context: an error that the learner does not see is still an error. */
export function guardConsole(context: BrowserContext): ConsoleGuard {
  const said: string[] = [];
  const expected: RegExp[] = [];
  context.on('console', (message) => {
    if (message.type() === 'error') said.push(`${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (event) => said.push(`uncaught: ${event.error().stack ?? event.error().message}`));
  return {
    expectError: (pattern) => expected.push(pattern),
    surprises: () => said.filter((line) => !expected.some((pattern) => pattern.test(line))),
  };
}
