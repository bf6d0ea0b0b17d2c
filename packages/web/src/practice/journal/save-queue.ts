/** A pause in typing, and the longest an answer waits: "to the server within three seconds" with room for the way. */
export const QUIET_MS = 800;
export const AT_MOST_MS = 2500;
const FIRST_RETRY_MS = 1000;
const LAST_RETRY_MS = 15_000;

type Round = {
  /** Resolves true when nothing is left, rejects when nobody answered. */
  deliver: () => Promise<boolean>;
  now: () => number;
};

/** Goes when there is something to bring, one way at a time, and comes back later when the door stays shut. */
export class SaveQueue {
  private readonly round: Round;
  private timer: ReturnType<typeof setTimeout> | null = null;
  private waitingSince: number | null = null;
  private onTheWay: Promise<boolean> | null = null;
  private failures = 0;
  private stopped = false;

  constructor(round: Round) {
    this.round = round;
  }

  /** There is something new; more may follow at once. */
  expect(): void {
    this.waitingSince ??= this.round.now();
    // While the server is away its own rhythm counts: a learner who types must not knock at every letter.
    if (this.failures > 0 || this.onTheWay) return;
    const waited = this.round.now() - this.waitingSince;
    this.schedule(Math.max(0, Math.min(QUIET_MS, AT_MOST_MS - waited)));
  }

  /** The network is back, or the page is being left. */
  hurry(): void {
    this.failures = 0;
    this.schedule(0);
  }

  /** Sends until all is sent; false when nobody answered. */
  async now(): Promise<boolean> {
    this.clear();
    if (this.onTheWay) await this.onTheWay;
    return this.go();
  }

  stop(): void {
    this.stopped = true;
    this.clear();
  }

  private schedule(ms: number): void {
    this.clear();
    if (!this.stopped) this.timer = setTimeout(() => void this.go(), ms);
  }

  private clear(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
  }

  private go(): Promise<boolean> {
    this.onTheWay ??= this.walk().finally(() => {
      this.onTheWay = null;
    });
    return this.onTheWay;
  }

  private async walk(): Promise<boolean> {
    this.waitingSince = null;
    try {
      while (!(await this.round.deliver()));
      this.failures = 0;
      // An answer given while the last round was under way starts its own wait.
      if (this.waitingSince !== null) this.schedule(QUIET_MS);
      return true;
    } catch {
      this.failures += 1;
      this.schedule(Math.min(FIRST_RETRY_MS * 2 ** (this.failures - 1), LAST_RETRY_MS));
      return false;
    }
  }
}
