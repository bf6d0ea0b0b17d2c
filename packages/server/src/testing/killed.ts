import type { remoteVisitor } from './remote.ts';

type Api = ReturnType<typeof remoteVisitor>['api'];

/** What one feature writes while its server is killed, and what must then be true. Each feature tells its own. */
export type KilledStory = {
  name: string;
  /** Needs a learner of its own: what it does keeps the same learner from other things. */
  alone?: true;
  begin(api: Api): Promise<KilledWrites>;
};

export type KilledWrites = {
  /** So many are under way at any moment. */
  lanes: number;
  /** One write; notes it as acknowledged when the server answers, and rejects when the server is gone. */
  write(lane: number): Promise<void>;
  acknowledged(): number;
  /** After each start that follows a kill. */
  check(): Promise<void>;
  /** After the last one, as a device does that sends again what it got no answer for. */
  end?(): Promise<void>;
};
