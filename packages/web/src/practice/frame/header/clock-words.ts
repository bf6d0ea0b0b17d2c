const MINUTE = 60_000;
/** The test warns at ten and at five minutes. */
const WARN_AT_MINUTES = [10, 5] as const;

type ClockFace = {
  /** Whole minutes, as in the test: 38 min 59 s is "38 minutes left". */
  minutes: number;
  /** mm:ss, for the last five minutes and while the pointer is on the clock. */
  exact: string;
  /** In the last five minutes the seconds are always shown (our one departure from the test). */
  showExact: boolean;
  warn: boolean;
};

export function clockFace(leftMs: number): ClockFace {
  const seconds = Math.ceil(leftMs / 1000);
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
  return {
    minutes,
    exact: `${String(minutes).padStart(2, '0')}:${String(rest).padStart(2, '0')}`,
    showExact: leftMs <= 5 * MINUTE,
    warn: leftMs <= 10 * MINUTE,
  };
}

/** The warning that is due now, to be announced and shown by two pulses; null when none is. */
export function warningAt(beforeMs: number, nowMs: number): number | null {
  return WARN_AT_MINUTES.find((minute) => beforeMs > minute * MINUTE && nowMs <= minute * MINUTE) ?? null;
}
