/** The pause in typing that is waited for, and the longest wait: an answer reaches the server within three seconds. */
const QUIET_MS = 800;
const AT_MOST_MS = 2500;
const FIRST_RETRY_MS = 1000;
const LAST_RETRY_MS = 15_000;

type Tools = {
  /** Resolves true when nothing is left, rejects when the server did not answer. */
  deliver: () => Promise<boolean>;
  now: () => number;
};

/** Decides when to save: after a pause in typing, one request at a time, and again after a while when it failed. */
export class SaveQueue {
  private readonly tools: Tools;
  private timer: ReturnType<typeof setTimeout> | null = null;
  private waitingSince: number | null = null;
  private sending: Promise<boolean> | null = null;
  private failures = 0;
  private stopped = false;

  constructor(tools: Tools) {
    this.tools = tools;
  }

  /** Something new has to be sent; more may follow at once. */
  changed(): void {
    this.waitingSince ??= this.tools.now();
    // While the server does not answer, only the retries count: typing must not send a request per letter.
    if (this.failures > 0 || this.sending) return;
    const waited = this.tools.now() - this.waitingSince;
    this.schedule(Math.max(0, Math.min(QUIET_MS, AT_MOST_MS - waited)));
  }

  /** The network is back, or the page is being left. */
  retryNow(): void {
    this.failures = 0;
    this.schedule(0);
  }

  /** Sends until everything is sent; false when the server did not answer. */
  async flush(): Promise<boolean> {
    this.clear();
    if (this.sending) await this.sending;
    return this.send();
  }

  stop(): void {
    this.stopped = true;
    this.clear();
  }

  private schedule(ms: number): void {
    this.clear();
    if (!this.stopped) this.timer = setTimeout(() => void this.send(), ms);
  }

  private clear(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
  }

  private send(): Promise<boolean> {
    this.sending ??= this.sendAll().finally(() => {
      this.sending = null;
    });
    return this.sending;
  }

  private async sendAll(): Promise<boolean> {
    this.waitingSince = null;
    try {
      while (!(await this.tools.deliver()));
      this.failures = 0;
      // An answer given during the last request starts its own wait.
      if (this.waitingSince !== null) this.schedule(QUIET_MS);
      return true;
    } catch {
      this.failures += 1;
      this.schedule(Math.min(FIRST_RETRY_MS * 2 ** (this.failures - 1), LAST_RETRY_MS));
      return false;
    }
  }
}
