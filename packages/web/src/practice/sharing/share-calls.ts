import type { ShareLink } from '@ninefold/contract/practice/sharing';

export type ShareDays = 7 | 30 | 90;

/** How the report of one record is shared: what a skill hands over, so that all of them share in the same way. */
export type ShareCalls = {
  queryKey: readonly unknown[];
  getLink: () => Promise<ShareLink>;
  create: (days: ShareDays) => Promise<ShareLink>;
  revoke: () => Promise<unknown>;
  /** The page of whoever has the link. */
  pathOf: (encodeId: string) => string;
};

/** A hash address: what stands behind # is never sent to a server, nor to the sites the reader goes on to. */
export const linkTo = (path: string): string => `${window.location.origin}${window.location.pathname}#${path}`;
