import { type Call, type Calls, isCall } from '@ninefold/contract/call';
import { SUCCESS } from '@ninefold/contract/errors';
import { pathOf } from '@ninefold/contract/path';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { AppError } from '#app-error.ts';
import { readUpload } from './files/upload.ts';
import type { Handlers } from './handlers.ts';
import { refusal } from './request/access.ts';
import { secondsFor } from './request/body-time.ts';
import type { Caller } from './request/caller.ts';

type AnyHandler = (request: { input: unknown; caller: Caller; userId?: number; file?: unknown }) => Promise<unknown>;
/** Runs the work of one learner's call when it is its turn. */
type InTurn = <T>(userId: number, work: () => Promise<T>) => Promise<T>;
type Group = { [name: string]: AnyHandler | Group };

/** Whoever must have a second factor and has none yet may look after their account and set one up, and nothing else. */
const WITHOUT_SECOND_FACTOR = new Set(['student', 'common']);

/** Turns the contract's table into routes: admit, parse, call, parse the answer. */
export function serve<G extends Calls>(
  app: FastifyInstance,
  contract: G,
  handlers: Handlers<G>,
  inTurn: InTurn = (_, work) => work(),
): void {
  walk(contract, handlers as unknown as Group, []);

  function walk(group: Calls, served: Group, names: string[]): void {
    for (const [name, entry] of Object.entries(group)) {
      if (isCall(entry)) route([...names, name], entry, served[name] as AnyHandler);
      else walk(entry, served[name] as Group, [...names, name]);
    }
  }

  function route(names: string[], call: Call, handler: AnyHandler): void {
    const config = { bodySeconds: secondsFor(call.upload?.maxBytes ?? 0) };
    app.post(pathOf(names), { config }, async (request) => {
      const { caller } = request;
      const refused = refusal(call.access, caller.identity?.role ?? null);
      if (refused) throw new AppError(refused);
      if (caller.identity?.weak && call.access !== 'anyone' && !WITHOUT_SECOND_FACTOR.has(names[0] ?? ''))
        throw new AppError('second_factor_missing');

      // The parser of uploads serves every route, and would let a form pass for "no input".
      if (!call.upload && request.isMultipart()) throw new AppError('wrong_content_type');
      const sent = call.upload ? await readUpload(request, call.upload) : undefined;
      const input = parseInput(call, sent ? sent.input : (request.body ?? {}));
      const file = sent?.file;
      const userId = caller.identity?.userId;
      const work = () => handler({ input, caller, ...(userId !== undefined && { userId }), ...(file && { file }) });
      const answer = await (userId === undefined ? work() : inTurn(userId, work));
      // Parsed too, so that nothing unpromised leaves: unknown keys are dropped, a wrong type is our bug.
      return { code: SUCCESS.code, msg: SUCCESS[caller.language], data: z.parse(call.output, answer) };
    });
  }
}

function parseInput(call: Call, sent: unknown): unknown {
  const parsed = z.safeParse(call.input, sent);
  if (parsed.success) return parsed.data;
  throw new AppError('invalid_input', { fields: fieldsOf(parsed.error) });
}

/** `name`, `books.0.weight`; an unknown field is named like any other. */
function fieldsOf(error: z.ZodError): string[] {
  const named = error.issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path],
  );
  return [...new Set(named.map((path) => path.map(String).join('.').slice(0, 100) || 'body'))].slice(0, 20);
}
