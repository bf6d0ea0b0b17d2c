import type { Purchase } from '@ninefold/core/economy/purchases';
import { nextSignIn, type SignedDay } from '@ninefold/core/economy/sign-in';
import { daysLater, localDay } from '@ninefold/core/time/local-day';
import type { Settings } from '#settings.ts';

/** A month and a half in the life of the demo learner, so that no screen of a first look is empty. */

type Move =
  | { kind: 'sign_in'; signed: SignedDay }
  | { kind: 'buy'; item: Purchase; reference: string; price: number }
  | { kind: 'give_back'; of: string }
  | { kind: 'mobile' }
  | { kind: 'gift'; reason: string; coins: number }
  | { kind: 'friend' };
export type DemoMove = Move & { at: Date; name: string };

const DAYS = 44;
const HOUR_MS = 3_600_000;
/** Days ago on which nobody signed in; yesterday and the two before it make the row of three that the card shows. */
const MISSED = new Set([4, 9, 10, 17, 23, 24, 31, 38]);

export function demoMoves(now: Date, timeZone: string, settings: Settings): DemoMove[] {
  const today = localDay(now, timeZone);
  const ago = (days: number, hour: number) => new Date(now.getTime() - days * 24 * HOUR_MS - hour * HOUR_MS);
  const { PRICE_ESSAY_SCORING: essay, PRICE_MODEL_ESSAY: model, PRICE_SPEAKING_REPORT: report } = settings;
  const bought: DemoMove[] = [
    { ...buy('essay_scoring', 'task2:demo-1', essay), at: ago(33, 1) },
    { ...buy('model_essay', 'task1:demo-1', model), at: ago(27, 1) },
    { ...buy('essay_scoring', 'task1:demo-2', essay), at: ago(19, 1) },
    { kind: 'give_back', of: 'essay_scoring:task1:demo-2', name: 'give-back', at: ago(19, 0.9) },
    { ...buy('speaking_report', 'demo-1', report), at: ago(12, 1) },
    { ...buy('essay_scoring', 'task2:demo-3', essay), at: ago(2, 1) },
  ];
  const gift: DemoMove = { kind: 'gift', reason: '开班礼物', coins: 100, name: 'gift', at: ago(40, 1) };
  const friend: DemoMove = { kind: 'friend', name: 'friend', at: ago(7, 1) };
  const mobile: DemoMove = { kind: 'mobile', name: 'mobile', at: ago(DAYS, 1) };
  const moves = [mobile, gift, friend, ...bought, ...signIns(today, ago, settings)];
  return moves.sort((a, b) => a.at.getTime() - b.at.getTime());
}

function buy(item: Purchase, reference: string, price: number) {
  return { kind: 'buy', item, reference, price, name: `${item}:${reference}` } as const;
}

function signIns(today: string, ago: (days: number, hour: number) => Date, settings: Settings): DemoMove[] {
  const rates = { each: settings.SIGN_IN_POINTS, seventh: settings.SIGN_IN_POINTS_DAY_7 };
  const moves: DemoMove[] = [];
  let last: SignedDay | undefined;
  for (let days = DAYS; days > 0; days--) {
    const signed = MISSED.has(days) ? null : nextSignIn(last, daysLater(today, -days), rates);
    if (!signed) continue;
    moves.push({ kind: 'sign_in', signed, name: `sign-in:${signed.day}`, at: ago(days, 0.5) });
    last = signed;
  }
  return moves;
}
