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

/** Arrays of plain values: of booleans, bytes, names, numbers, texts, days, moments, times, JSON and ids. */
export const ARRAYS = [
  ...[1000, 1001, 1002, 1003, 1005, 1007, 1009, 1014, 1015, OID.int8Array, 1021, 1022, 1028],
  ...[1115, 1182, 1183, 1185, 1187, 1231, 199, 2951, 3807],
];
