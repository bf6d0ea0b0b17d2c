/**
 * While somebody logs out nothing else may be asked: the answer would be "not logged in", and belongs to nobody. Calls
 * that come now wait; after the log-out the page is loaded anew and they are gone with it.
 */
let shut: { opened: Promise<void>; open: () => void } | null = null;
const underway = new Set<Promise<unknown>>();

/** Longer than a call usually takes; a stuck one must not keep anybody logged in. */
const LONGEST_WAIT_MS = 2000;

export const callGate = {
  /** undefined: go on at once. */
  waiting: (): Promise<void> | undefined => shut?.opened,

  /** A call that has been sent. */
  watch<Answer>(call: Promise<Answer>): Promise<Answer> {
    underway.add(call);
    const done = () => void underway.delete(call);
    call.then(done, done);
    return call;
  },

  /** Keeps new calls waiting, and resolves when those underway have been answered. */
  async close(longestMs = LONGEST_WAIT_MS): Promise<void> {
    if (!shut) {
      let open = () => {};
      const opened = new Promise<void>((resolve) => {
        open = resolve;
      });
      shut = { opened, open };
    }
    const tooLong = new Promise((resolve) => setTimeout(resolve, longestMs));
    await Promise.race([Promise.allSettled([...underway]), tooLong]);
  },

  /** It was not left after all: what waited is sent now. */
  open(): void {
    shut?.open();
    shut = null;
  },
};
