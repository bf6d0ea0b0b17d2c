import type { SpeakingFacts, SpeakingReport } from './report.ts';

/** What moved between two reports. Only what a learner can do something about, and only where both have it. */
export type Movement = { what: string; from: number; to: number; better: -1 | 0 | 1 };

/** Which way is better. */
const FACTS: readonly (readonly [keyof SpeakingFacts, 1 | -1])[] = [
  ['words_a_minute', 1],
  ['pauses_inside_a_minute', -1],
  ['run', 1],
  ['less_common', 1],
  ['slips_a_hundred', -1],
  ['clearness', 1],
];

export function movements(before: SpeakingReport, now: SpeakingReport): Movement[] {
  const bands = [
    { what: 'overall', from: before.overall.band, to: now.overall.band },
    ...now.criteria.map(({ criterion, band }) => ({
      what: criterion,
      from: before.criteria.find((one) => one.criterion === criterion)?.band ?? null,
      to: band,
    })),
  ].flatMap(({ what, from, to }) =>
    from === null || to === null ? [] : [{ what, from, to, better: sign(to - from) }],
  );
  const facts = FACTS.map(([what, way]) => {
    const [from, to] = [before.facts[what], now.facts[what]];
    return { what, from, to, better: sign((to - from) * way) };
  });
  return [...bands, ...(before.facts.words > 0 && now.facts.words > 0 ? facts : [])];
}

const sign = (value: number): -1 | 0 | 1 => (value > 0 ? 1 : value < 0 ? -1 : 0);
