import { ApiError } from '@ninefold/contract/client';

/** The ticket for the second step, when the first was right and the server asks for one. */
export function ticketIn(error: unknown): string | null {
  const asked = error instanceof ApiError && error.error === 'second_factor_needed';
  return asked ? String(error.details.ticket ?? '') : null;
}
