import { ApiError } from '@ninefold/contract/client';
import type { UserInfo } from '@ninefold/contract/identity';
import type { MistakePlace } from '@ninefold/contract/mistakes/mistake';
import type { Answered } from '@ninefold/contract/mistakes/solution';
import { api } from '#lib/api.ts';
import { safeStorage } from '#platform/safe-storage.ts';

/** An answer with its key: however often it is sent, it counts once. */
export type GivenAnswer = { id: number; key: string; value?: string | string[]; place: MistakePlace };
/** Who gives it; undefined while that is not known. */
export type Giver = Pick<UserInfo, 'id' | 'role'> | undefined;
/** With its learner, since others may log in on this device. A guest's goes to the account the guest becomes. */
export type KeptAnswer = Parameters<typeof api.mistakes.answer>[0] & { guest?: boolean };

const NAME = 'nf-mistake-answers';

/** Marked at once, or kept on this device while there is no network. */
export function sendAnswer(given: GivenAnswer, giver: Giver): Promise<Answered | 'kept'> {
  const answer = keptOf(given, giver);
  keep(answer);
  return send(answer);
}

async function send(answer: KeptAnswer): Promise<Answered | 'kept'> {
  const { guest: _, ...input } = answer;
  try {
    const marked = await api.mistakes.answer(input);
    drop(answer.key);
    return marked;
  } catch (error) {
    if (isAway(error)) return 'kept';
    // The server has judged it and will judge it so again: keeping it would only repeat the refusal.
    drop(answer.key);
    throw error;
  }
}

/**
 * Sends what this learner and guests of this device gave, oldest first; the server tells whose guest it was. One that
 * does not get through holds up nothing behind it, unless nobody can be reached at all. Tells how many were marked.
 */
export async function sendKept(giver: Giver): Promise<number> {
  let sent = 0;
  for (const answer of kept().filter((one) => mayBeOf(one, giver))) {
    const outcome = await send(answer).catch(() => null);
    if (outcome === 'kept' && !isForeign(answer, giver)) break;
    if (outcome !== null && outcome !== 'kept') sent += 1;
  }
  return sent;
}

export function kept(): KeptAnswer[] {
  try {
    const stored: unknown = JSON.parse(safeStorage.get(NAME) ?? '[]');
    return Array.isArray(stored) ? (stored as KeptAnswer[]) : [];
  } catch {
    return [];
  }
}

function keptOf({ place, ...answer }: GivenAnswer, giver: Giver): KeptAnswer {
  const whose = giver ? { by: giver.id, ...(giver.role === 'tourist' && { guest: true }) } : {};
  return { ...answer, ...foundBy(place), ...whose };
}

/** By what a mistake is found again when a log-in has put it together with another. */
function foundBy(place: GivenAnswer['place']): Pick<KeptAnswer, 'place'> {
  if (place.source === 'attempt') return { place: { attempt_id: place.attempt_id, key: place.key } };
  if (place.source === 'word') return { place: { vocabulary_id: place.vocabulary_id } };
  const { record_id, start, end } = place;
  return { place: { record_id, start, end } };
}

const isForeign = ({ by }: KeptAnswer, giver: Giver) => by !== undefined && by !== giver?.id;
const mayBeOf = (answer: KeptAnswer, giver: Giver) => !isForeign(answer, giver) || answer.guest === true;

/** Too many requests is the server's "later", no answer is the network's, and a session that ended is renewed by a log-in. */
const isAway = (error: unknown): boolean =>
  error instanceof ApiError && (error.error === 'network' || [401, 403, 429].includes(error.code) || error.code >= 500);

/** In the order they were given: one that is sent again keeps its place. */
function keep(answer: KeptAnswer): void {
  const before = kept();
  if (!before.some(({ key }) => key === answer.key)) write([...before, answer]);
}
const drop = (key: string) => write(kept().filter((one) => one.key !== key));

function write(answers: KeptAnswer[]): void {
  if (answers.length) safeStorage.set(NAME, JSON.stringify(answers));
  else safeStorage.remove(NAME);
}
