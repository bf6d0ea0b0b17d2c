import type { Call, Calls, Input, Output } from './call.ts';
import type { Envelope, ErrorDetails, ErrorName } from './errors.ts';
import { pathOf } from './path.ts';

/** A refusal by the server (`name` from the closed list) or no answer at all (`network`). */
export class ApiError extends Error {
  readonly error: ErrorName | 'network';
  readonly code: number;
  readonly fields: string[];
  readonly details: ErrorDetails;
  constructor(refusal: {
    error: ErrorName | 'network';
    code: number;
    msg: string;
    fields?: string[];
    details?: ErrorDetails;
  }) {
    super(refusal.msg);
    this.error = refusal.error;
    this.code = refusal.code;
    this.fields = refusal.fields ?? [];
    this.details = refusal.details ?? {};
  }
}

type Args<C extends Call> = C extends { upload: object }
  ? [input: Input<C>, file: Blob]
  : Record<never, never> extends Input<C>
    ? [input?: Input<C>]
    : [input: Input<C>];

export type Client<G extends Calls> = {
  [K in keyof G]: G[K] extends Call
    ? (...args: Args<G[K]>) => Promise<Output<G[K]>>
    : G[K] extends Calls
      ? Client<G[K]>
      : never;
};

/** Moves bytes: the page passes fetch, the tests pass the app's own inject. Throws when no JSON comes back. */
export type Send = (path: string, input: unknown, file?: Blob) => Promise<Envelope<unknown>>;

/**
 * The contract is needed as a type only: paths follow from names, so neither zod nor
 * any schema reaches the page. The server has already parsed what it answers.
 */
export function createClient<G extends Calls>(send: Send): Client<G> {
  return names([]) as Client<G>;

  function names(path: string[]): unknown {
    return new Proxy(() => {}, {
      get: (_, name) => (typeof name === 'string' && name !== 'then' ? names([...path, name]) : undefined),
      apply: async (_, __, [input, file]: [unknown, Blob | undefined]) => {
        const answer = await send(pathOf(path), input ?? {}, file);
        if (answer.code === 200) return answer.data;
        throw new ApiError(answer as Extract<typeof answer, { error: ErrorName }>);
      },
    });
  }
}
