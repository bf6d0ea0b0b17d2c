import { isAtWork } from '@ninefold/core/practice/active-time';

const TICK_MS = 1000;
/** Browsers slow the timers of a hidden page down to one a minute; a longer gap means that the device slept. */
const LONGEST_TICK_MS = 70_000;

export type Spent = { active: number; groups: Readonly<Record<string, number>> };

type Facts = {
  /** In a timed paper every second counts, because the clock counts it. */
  timed: boolean;
  isPlaying: () => boolean;
  group: () => string;
};

/** Seconds of work by group of questions. Counted by the page, because only the page notices whether anybody is there. */
export class SpentTime {
  private spent: { active: number; groups: Record<string, number> };
  private lastSign = Date.now();
  private lastTick = Date.now();
  private timer: ReturnType<typeof setInterval> | null = null;
  private readonly facts: Facts;

  constructor(start: Spent, facts: Facts) {
    this.spent = { active: start.active, groups: { ...start.groups } };
    this.facts = facts;
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
    const { timed, isPlaying, group } = this.facts;
    const passed = now - this.lastTick;
    const seconds = Math.round(passed / 1000);
    // What is rounded off stays for the next tick.
    this.lastTick += seconds * 1000;
    const visible = document.visibilityState !== 'hidden';
    const working = isAtWork({ timed, visible, silentMs: now - this.lastSign, playing: isPlaying() });
    if (!working || seconds <= 0 || (!timed && passed > LONGEST_TICK_MS)) return;
    const name = group();
    this.spent.active += seconds;
    // While the paper is still being opened nobody is at a question, and the server would refuse a group without a name.
    if (name === '') return;
    this.spent.groups[name] = (this.spent.groups[name] ?? 0) + seconds;
  }

  total(): Spent {
    return { active: this.spent.active, groups: { ...this.spent.groups } };
  }
}
