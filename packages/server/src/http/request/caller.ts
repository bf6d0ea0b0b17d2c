import type { Language } from '@ninefold/contract/errors';
import type { Role } from '@ninefold/contract/identity';

/** Who is behind a session. `weak`: the site asks for a second factor that this session did not show. */
export type Identity = { userId: number; role: Role; weak?: boolean };

/** What a handler may know about the request; HTTP itself stays in this folder. */
export type Caller = {
  /** null when there is no live session. */
  identity: Identity | null;
  /** The raw token of the session, for logout and for replacing it at login. */
  token: string | null;
  language: Language;
  /** A random name of this browser, kept in a cookie of its own; a new one until a session is set. */
  device: string;
  /** What the browser calls itself, cut short. */
  agent: string;
  /** The client's address, believed from `X-Forwarded-For` only behind a configured proxy. */
  ip: string;
  /** Where this site lives, as the settings and the request say: what an address must begin with to be ours. */
  ownOrigins: readonly string[];
  /** Organisation cookie: display only, never a right. */
  orgId: number | null;
  /** Sets the organisation cookie: a school, `choose` when the page has to ask, null for none. */
  setOrganisation(school: number | 'choose' | null): void;
  /** Sets, or clears with null, the two session cookies on the response. */
  setSession(session: { token: string; role: Role; expiresAt: Date } | null): void;
  /** Gives this browser its name although it has no session. */
  keepDevice(): void;
};
