import { type FarSide, type FarSideKind, openFarSide } from './far-side.ts';

/** Ours: the same thing may be tried again. closed: the stop ended it, which is nobody's failure. */
export type EngineFailure = { ok: false; failure: 'timed_out' | 'crashed' | 'out_of_memory' | 'closed'; about: string };

export type EngineSettings = {
  timeoutMs: number;
  memoryMb: number;
  /** Without work for so long it gives its memory back; the next request starts a fresh one. */
  idleMs: number;
  /** The first file of the far side; another one is for tests of what happens when it hangs or dies. */
  start: URL;
  kind: FarSideKind;
};
export type OneAtATime<Asked, Told> = {
  /** One at a time: the caller waits for the outcome before the next. */
  ask: (asked: Asked) => Promise<Told | EngineFailure>;
  close: () => Promise<void>;
};

/** An engine on a far side of its own, loaded with the first request. A crash costs that request and nothing else. */
export function openOneAtATime<Asked, Told>({
  timeoutMs,
  memoryMb,
  idleMs,
  start: file,
  kind,
}: EngineSettings): OneAtATime<Asked, Told> {
  let far: FarSide | undefined;
  let open: { id: number; answer: (outcome: Told | EngineFailure) => void } | undefined;
  let idle: NodeJS.Timeout | undefined;
  let next = 0;
  const rest = () => {
    far?.hold(false);
    idle = setTimeout(() => void end(), idleMs).unref();
  };
  const end = async () => {
    const last = far;
    far = undefined;
    await last?.end();
  };
  const giveUp = (about: string) => {
    void end();
    open?.answer({ ok: false, failure: failureOf(about), about });
  };
  const start = (): FarSide => {
    const fresh = openFarSide(
      { kind, file, memoryMb },
      {
        told: ({ id, outcome }) => {
          if (open?.id === id) open.answer(outcome as Told);
        },
        broke: (about) => {
          if (far === fresh) giveUp(about);
        },
      },
    );
    return fresh;
  };
  return {
    ask: (asked) =>
      new Promise((resolve) => {
        clearTimeout(idle);
        try {
          far ??= start();
        } catch (error) {
          // No memory or no file handle for another process: a try like one that broke down.
          resolve({ ok: false, failure: 'crashed', about: String(error) });
          return;
        }
        far.hold(true);
        const id = next++;
        const timer = setTimeout(() => giveUp(`it took longer than ${timeoutMs} ms`), timeoutMs);
        open = {
          id,
          answer: (outcome) => {
            clearTimeout(timer);
            open = undefined;
            rest();
            resolve(outcome);
          },
        };
        far.post({ id, asked });
      }),
    close: async () => {
      clearTimeout(idle);
      const last = end();
      open?.answer({ ok: false, failure: 'closed', about: 'the engine was closed' });
      clearTimeout(idle);
      await last;
    },
  };
}

function failureOf(about: string) {
  if (about.includes('took longer')) return 'timed_out' as const;
  return /out of memory|memory limit|bad_alloc/i.test(about) ? ('out_of_memory' as const) : ('crashed' as const);
}
