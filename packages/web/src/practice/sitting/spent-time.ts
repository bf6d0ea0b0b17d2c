/** After two minutes without a key or a move, the learner counts as away. */
const IDLE_MS = 120_000;
const TICK_MS = 1000;

export type Spent = { active: number; groups: Readonly<Record<string, number>> };

/** Seconds of active time by group of questions. Counted by the page, because only the page notices whether anybody is there. */
export class SpentTime {
  private spent: { active: number; groups: Record<string, number> };
  private lastSign: number;
  private timer: ReturnType<typeof setInterval> | null = null;
  private readonly group: () => string;

  constructor(start: Spent, group: () => string) {
    this.spent = { active: start.active, groups: { ...start.groups } };
    this.group = group;
    this.lastSign = Date.now();
  }

  start(): () => void {
    const sign = () => {
      this.lastSign = Date.now();
    };
    const signs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;
    for (const name of signs) document.addEventListener(name, sign, { passive: true, capture: true });
    this.timer = setInterval(() => this.tick(Date.now()), TICK_MS);
    return () => {
      for (const name of signs) document.removeEventListener(name, sign, { capture: true });
      if (this.timer !== null) clearInterval(this.timer);
    };
  }

  tick(now: number): void {
    if (document.visibilityState === 'hidden' || now - this.lastSign > IDLE_MS) return;
    const group = this.group();
    this.spent.active += 1;
    this.spent.groups[group] = (this.spent.groups[group] ?? 0) + 1;
  }

  total(): Spent {
    return { active: this.spent.active, groups: { ...this.spent.groups } };
  }
}
