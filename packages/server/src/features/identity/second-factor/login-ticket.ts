import { AppError } from '#app-error.ts';
import type { Deps } from '#deps.ts';
import type { Caller } from '#http/request/caller.ts';

const GOOD_FOR_MS = 10 * 60_000;

type Ticket = { userId: number; isNew: boolean; device: string; until: number };

/** Between the two steps of a log-in: says, sealed, who has shown the first proof, in which browser, and until when. */
export const issueTicket = (deps: Deps, { device }: Caller, account: { userId: number; isNew: boolean }): string =>
  deps.secret.seal(JSON.stringify({ ...account, device, until: deps.now().getTime() + GOOD_FOR_MS } satisfies Ticket));

export function openTicket(deps: Deps, { device }: Caller, sealed: string): Ticket {
  const ticket = read(deps, sealed);
  if (!ticket || ticket.device !== device || ticket.until <= deps.now().getTime()) throw new AppError('login_expired');
  return ticket;
}

function read(deps: Deps, sealed: string): Ticket | null {
  try {
    return JSON.parse(deps.secret.open(sealed)) as Ticket;
  } catch {
    return null;
  }
}
