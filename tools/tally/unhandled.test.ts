import { expect, test } from 'vitest';
import { asFailures, asUnsteady, unhandledErrors } from './unhandled.ts';

/** As vitest prints it, colours and all. */
const OUTPUT = `
\u001b[31m⎯⎯⎯⎯⎯⎯\u001b[39m\u001b[1m\u001b[41m Unhandled Errors \u001b[49m\u001b[22m\u001b[31m⎯⎯⎯⎯⎯⎯\u001b[39m
Vitest caught 2 unhandled errors during the test run.

⎯⎯⎯⎯⎯\u001b[1m\u001b[41m Uncaught Exception \u001b[49m\u001b[22m⎯⎯⎯⎯⎯
\u001b[31m\u001b[1mTypeError\u001b[22m: later\u001b[39m
 ❯ Timeout._onTimeout tools/one.test.ts:2:50

This error originated in "\u001b[1mtools/one.test.ts\u001b[22m" test file. It doesn't mean the error was thrown inside the file itself.

⎯⎯⎯⎯ Unhandled Rejection ⎯⎯⎯⎯⎯
Error: [vitest-worker]: Timeout calling "onTaskUpdate"
 ❯ somewhere
⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯
`;

test('each error that no test caught is found with its file, if it has one', () => {
  expect(unhandledErrors(OUTPUT)).toEqual([
    { message: 'TypeError: later', file: 'tools/one.test.ts' },
    { message: 'Error: [vitest-worker]: Timeout calling "onTaskUpdate"', file: null },
  ]);
  expect(unhandledErrors('3 passed')).toEqual([]);
});

test('the end of a run names it: as a failure, or as something that did not come again', () => {
  const errors = unhandledErrors(OUTPUT);
  expect(asFailures(errors)).toMatchObject({ failed: 2 });
  expect(asFailures(errors).failures[0]).toBe('not caught by any test (tools/one.test.ts): TypeError: later');
  expect(asUnsteady(errors)).toMatchObject({ failed: 0, passed: 0 });
  expect(asUnsteady(errors).unsteady).toHaveLength(2);
});
