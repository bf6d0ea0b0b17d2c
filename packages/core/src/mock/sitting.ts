/**
 * How a mock test runs: its papers in their order, and a break between two of them. The server reads these rules with its
 * own clock; a page only shows what they say.
 */

export const MOCK_PARTS = ['listening', 'reading', 'writing'] as const;
export type MockPart = (typeof MOCK_PARTS)[number];

/** Between two papers, counted from the hand-in. Whoever is not back by then finds the next paper running. */
export const BREAK_SECONDS = 600;

/** A paper that was begun; times are milliseconds of the server's clock. */
export type BegunPart = { part: MockPart; handedInAt: number | null };

export type MockStanding =
  | { at: 'paper'; part: MockPart }
  | { at: 'break'; next: MockPart; until: number }
  /** The break is over: the next paper began at that moment, whoever was there. */
  | { at: 'due'; next: MockPart; since: number }
  | { at: 'over' };

/** Where a mock stands, from what was begun and handed in. `startedAt`: the press that began it. */
export function mockStanding(
  parts: readonly MockPart[],
  begun: readonly BegunPart[],
  { startedAt, now }: { startedAt: number; now: number },
): MockStanding {
  const [first] = parts;
  const last = begun.at(-1);
  if (!first) return { at: 'over' };
  if (!last) return { at: 'due', next: first, since: startedAt };
  if (last.handedInAt === null) return { at: 'paper', part: last.part };
  const next = parts[parts.indexOf(last.part) + 1];
  if (!next) return { at: 'over' };
  const until = last.handedInAt + BREAK_SECONDS * 1000;
  return now < until ? { at: 'break', next, until } : { at: 'due', next, since: until };
}

/** Which parts a mock has, in the order of the test. */
export const partsOf = (has: Readonly<Partial<Record<MockPart, readonly unknown[] | undefined>>>): MockPart[] =>
  MOCK_PARTS.filter((part) => (has[part]?.length ?? 0) > 0);
