import { createHash } from 'node:crypto';
import type { Listening } from '../../schema/listening.ts';
import type { Line } from '../lines.ts';

/** Seconds of silence, as people leave them. Sentences keep about a tenth of a second of their own. */
type Manner = { sentence: number; afterAShortOne: number; paragraph: number };
const IN_CONVERSATION: Manner = { sentence: 0.45, afterAShortOne: 0.28, paragraph: 0.8 };
/** Somebody who speaks alone gives the listeners time. */
const IN_A_TALK: Manner = { sentence: 0.62, afterAShortOne: 0.42, paragraph: 1.2 };
const BEFORE_AN_ANSWER = 0.36;
const BETWEEN_SPEAKERS = 0.34;
/** Where the player stops for the next questions, in the middle of the silence. */
const AT_A_STOP = 1.5;
export const LEAD_IN = 0.5;
const LEAD_OUT = 1;

type Script = Pick<Listening, 'script' | 'readingTime'>;

/** The silence after each line, the last one's included. */
export function pausesOf({ script, readingTime }: Script, lines: Line[]): number[] {
  const asked = new Map(script.map(({ id, pause }) => [id, pause ?? 0]));
  const gaps = gapsOf(script);
  const stops = new Set(readingTime.map(({ before }) => before));
  const manner = new Set(lines.map(({ by }) => by)).size > 1 ? IN_CONVERSATION : IN_A_TALK;
  return lines.map((line, at) => {
    const next = lines[at + 1];
    if (!next) return LEAD_OUT + (asked.get(line.turn) ?? 0);
    if (next.turn === line.turn) return isShort(line) ? manner.afterAShortOne : manner.sentence;
    const turning = (line.said.endsWith('?') ? BEFORE_AN_ANSWER : BETWEEN_SPEAKERS) * quickness(next);
    const natural = gaps.get(next.turn) ?? (next.by === line.by ? manner.paragraph : turning);
    return (stops.has(next.turn) ? Math.max(natural, AT_A_STOP) : natural) + (asked.get(line.turn) ?? 0);
  });
}

/** What the author wants before a turn, to the hundredth. */
const gapsOf = (script: Script['script']) =>
  new Map(script.flatMap(({ id, gap }): [string, number][] => (gap === undefined ? [] : [[id, gap]])));

/** People do not take turns by the clock: some answers come at once, others after a thought. As a rule, 1. */
const quickness = ({ turn, said }: Line) =>
  0.45 + (1.1 * (createHash('sha256').update(`${turn} ${said}`).digest()[0] ?? 0)) / 255;

/** "OK." and "Right." belong to what follows. */
const isShort = ({ said }: Line) => said.split(' ').length <= 2 && !said.endsWith('?');

const LEAST_SHARE = 0.7;
const MOST_SHARE = 1.35;

/** The last correction of the pace: pauses shrink or stretch a little, except the stops and what the author asked for. */
export function fittedPauses(script: Script, lines: Line[], speech: number, wantedSeconds: number): number[] {
  const natural = pausesOf(script, lines);
  const asked = new Map(script.script.map(({ id, pause }) => [id, pause ?? 0]));
  const gaps = gapsOf(script.script);
  const isFixed = (at: number) => (natural[at] ?? 0) >= AT_A_STOP || at === lines.length - 1 || fixedBy(at);
  const fixedBy = (at: number) =>
    lines[at + 1]?.turn !== lines[at]?.turn &&
    ((asked.get(lines[at]?.turn ?? '') ?? 0) > 0 || gaps.has(lines[at + 1]?.turn ?? ''));
  const fixed = natural.reduce((sum, pause, at) => sum + (isFixed(at) ? pause : 0), LEAD_IN);
  const free = natural.reduce((sum, pause, at) => sum + (isFixed(at) ? 0 : pause), 0);
  if (free === 0) return natural;
  const share = Math.max(LEAST_SHARE, Math.min(MOST_SHARE, (wantedSeconds - speech - fixed) / free));
  return natural.map((pause, at) => (isFixed(at) ? pause : Math.round(pause * share * 1000) / 1000));
}
