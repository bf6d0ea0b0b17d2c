import type { Role } from '@ninefold/contract/identity';

/** A guest has a session too; "logged in" means an account. Unknown (still loading) counts as not logged in. */
export const isLoggedIn = (role: Role | undefined): boolean => role !== undefined && role !== 'tourist';

/** An operator of the site: no coins, no tasks. */
export const isBackend = (role: Role | undefined): boolean => role === 'backend-system';

/** Coins and daily tasks belong to logged-in learners. */
export const ownsCoins = (role: Role | undefined): boolean => isLoggedIn(role) && !isBackend(role);
