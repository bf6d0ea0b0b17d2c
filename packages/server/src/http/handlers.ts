import type { Call, Calls, Output, ParsedInput } from '@ninefold/contract/call';
import type { Caller } from './request/caller.ts';

export type UploadedFile = { bytes: Uint8Array; contentType: string; extension: string };

/** What a handler gets: parsed input, who calls, and for calls that need a session the caller's user id. */
type Request<C extends Call> = { input: ParsedInput<C>; caller: Caller } & (C['access'] extends 'anyone'
  ? unknown
  : { userId: number }) &
  (C extends { upload: object } ? { file: UploadedFile } : unknown);

/** One handler per call of the group: a missing, misspelt or mistyped one does not compile. */
export type Handlers<G extends Calls> = {
  [K in keyof G]: G[K] extends Call
    ? (request: Request<G[K]>) => Promise<Output<G[K]>>
    : G[K] extends Calls
      ? Handlers<G[K]>
      : never;
};
