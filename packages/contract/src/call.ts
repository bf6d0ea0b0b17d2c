import type { z } from 'zod';

/**
 * Who may make a call. The page never decides this; `server/http/serve.ts` does.
 * - anyone: no session needed
 * - visitor: any session, a guest's too
 * - account: somebody who has logged in (learner or operator)
 * - learner: a logged-in learner, not an operator
 * - operator: the backend role
 */
export type Access = 'anyone' | 'visitor' | 'account' | 'learner' | 'operator';

/** A multipart call: its one file is judged by content, not by name or header. */
export type Upload = {
  maxBytes: number;
  /** piece: any bytes, a part of something that is judged once it is whole. */
  kinds: readonly ('image' | 'audio' | 'zip' | 'piece')[];
};

export type Call = {
  access: Access;
  input: z.core.$ZodType;
  output: z.core.$ZodType;
  upload?: Upload;
  /** One line for the API description. */
  summary: string;
};

/** Calls by name; the path is the name in kebab-case, so there is nothing to keep in step. */
export type Calls = { readonly [name: string]: Call | Calls };

/** Checks the group's shape while keeping the exact schemas of each call. */
export const calls = <const G extends Calls>(group: G): G => group;

export const isCall = (entry: Call | Calls): entry is Call => 'access' in entry && typeof entry.access === 'string';

export type Input<C extends Call> = z.input<C['input']>;
export type ParsedInput<C extends Call> = z.output<C['input']>;
export type Output<C extends Call> = z.output<C['output']>;
