/** How both databases hand values to JavaScript, so that a query cannot tell which of them it runs on. */

/** PostgreSQL's numbers for the types below. */
export const OID = { bytea: 17, int8: 20, int8Array: 1016, date: 1082, timestamptz: 1184, interval: 1186 } as const;

export const PARSERS: Record<number, (text: string) => unknown> = {
  [OID.bytea]: (text) => Buffer.from(text.slice(2), 'hex'),
  /** Ids and counts are numbers; one that a number cannot hold stays exact. */
  [OID.int8]: (text) => (Number.isSafeInteger(Number(text)) ? Number(text) : BigInt(text)),
  /** A calendar day has no time zone, so it must not become an instant. */
  [OID.date]: (text) => text,
  [OID.timestamptz]: (text) => new Date(text),
  [OID.interval]: (text) => text,
};
