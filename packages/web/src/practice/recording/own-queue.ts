import { ApiError } from '@ninefold/contract/client';
import { api } from '#lib/api.ts';
import { pieceQueue, type Sent } from '#platform/recorder/piece-queue.ts';
import { type KeptPiece, openPieceStore, type PieceStore } from '#platform/recorder/piece-store.ts';
import { wavOf } from '#platform/recorder/wav.ts';
import type { Giver } from '#practice/kept/kept-queue.ts';
import type { CutOff } from './cut-off.ts';

const KEPT_MS = 14 * 86_400_000;
/** Ends a recording that a reload cut off: the server wants a last piece, and there is nothing left to say in it. */
const BREATH = new Float32Array(1600);

export type Owner = NonNullable<Giver>;

type Tools<About, Answer> = {
  /** Where its pieces are kept on this device. */
  name: string;
  owner: Owner;
  /** The last piece says what the recording is for. */
  sendLast: (about: About, which: Which, wav: Blob) => Promise<Answer>;
  onFinished: (about: About, answer: Answer) => void;
  onRefused: (about: About | null, error: unknown, key: string) => void;
  /** The day's minutes are over: what was said waits here until there are more. Without it that is a refusal. */
  onSaidEnough?: (error: ApiError) => void;
  /** What is said from now on is in memory alone: the device keeps nothing more. */
  onFull?: () => void;
  /** Whether the session has ended: then everything waits for a log-in, not for the network. */
  onSession?: (ended: boolean) => void;
  /** A recording that the server does not take stays: nobody could say it again. */
  keepsRefused?: boolean;
};
type Which = { key: string; seq: number; by: number };

/**
 * Recordings of one learner on this device. The key of each begins with whose it is: others may log in here. Those of
 * guests are sent as well, and the server tells whether it was this learner.
 */
export async function openOwnQueue<About, Answer>(tools: Tools<About, Answer>) {
  const { name, owner, sendLast, onFinished, onRefused, onSaidEnough, onFull, onSession } = tools;
  const whole = await openPieceStore<About>(name, onFull);
  // What was refused goes only when its learner says so.
  for (const { key, seq, at, refused } of await whole.all())
    if (at < Date.now() - KEPT_MS && refused === undefined) await whole.remove(key, seq);
  const prefix = `${owner.id}.`;
  const store: PieceStore<About> = {
    ...whole,
    all: async () => (await whole.all()).filter(({ key, guest }) => key.startsWith(prefix) || guest === true),
  };

  async function send({ key, seq, wav, about }: KeptPiece<About>): Promise<Sent<Answer>> {
    const by = giverOf(key);
    // Always told: in another tab somebody else may have logged in meanwhile.
    const which = { key, seq, by };
    try {
      const sent = about === null ? null : { answer: await sendLast(about, which, wav) };
      if (!sent) await api.recording.addPiece(which, wav);
      onSession?.(false);
      return { is: 'taken', ...sent };
    } catch (error) {
      if (error instanceof ApiError && error.code === 401) onSession?.(true);
      // Somebody else said it: it waits for its owner, or for its time to be over.
      if (error instanceof ApiError && error.error === 'forbidden') return { is: 'in_trouble' };
      if (onSaidEnough && error instanceof ApiError && error.error === 'recorded_enough') {
        onSaidEnough(error);
        return { is: 'in_trouble' };
      }
      return whyNot(error);
    }
  }

  const keepsFor = tools.keepsRefused ? owner.id : undefined;
  const queue = pieceQueue<About, Answer>({ store, send, onFinished, onRefused, keepsFor });
  return {
    ...queue,
    store,
    prefix,
    keyOf: (id: string) => `${prefix}${id}`,
    add: (piece: KeptPiece<About>) => queue.add({ ...piece, ...(owner.role === 'tourist' && { guest: true }) }),
    discard: async (key: string) => {
      for (const piece of await store.all()) if (piece.key === key) await store.remove(key, piece.seq);
    },
    /** What was said until a reload or a crash counts: it gets the end that nobody could give it. */
    async finishCutOff(cutOff: CutOff<About>): Promise<About | null> {
      const cut = await cutOff.take(prefix);
      if (!cut) return null;
      const { key, next, of, guest } = cut;
      const hasEnd = (await store.all()).some((piece) => piece.key === key && piece.about !== null);
      const end = { key, seq: next, wav: wavOf(BREATH), about: of, at: Date.now(), ...(guest && { guest }) };
      if (!hasEnd) await store.put(end);
      return of;
    },
    /** Whether the device holds nothing any more, of nobody who uses it. */
    isEmpty: async (): Promise<boolean> => (await whole.all()).length === 0,
    /** What the whole recordings that wait on this device are for. */
    waiting: async (): Promise<About[]> =>
      (await store.all()).flatMap(({ about, refused }) => (about === null || refused === owner.id ? [] : [about])),
  };
}

const giverOf = (key: string): number => Number(key.slice(0, key.indexOf('.')));

export type OwnQueue<About> = {
  keyOf: (id: string) => string;
  add: (piece: KeptPiece<About>) => Promise<void>;
  discard: (key: string) => Promise<void>;
};

/** No answer, a session that ended or too many requests: later it may work. A server may be in trouble over one alone. */
function whyNot(error: unknown): { is: 'away' } | { is: 'in_trouble' } | { is: 'refused'; error: unknown } {
  if (!(error instanceof ApiError)) return { is: 'refused', error };
  // Not before tomorrow: the learner is told, and sends it again then.
  if (error.error === 'recorded_enough') return { is: 'refused', error };
  if (error.error === 'network' || [401, 429].includes(error.code)) return { is: 'away' };
  return error.code >= 500 ? { is: 'in_trouble' } : { is: 'refused', error };
}
