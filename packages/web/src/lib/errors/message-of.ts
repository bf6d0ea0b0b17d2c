import { ApiError } from '@ninefold/contract/client';

/** What the server said about a failed call, else our own sentence: an empty message is not shown to anybody. */
export const messageOf = (error: unknown, otherwise: string): string =>
  (error instanceof ApiError && error.message.trim()) || otherwise;
