import type { ErrorKind } from '../error-kinds.ts';
import type { Correction, CriterionReport, Quote, Reason, Report } from './report.ts';

/** Reports of a few words, for tests: places are found by the words themselves. */

export const said = (en: string) => ({ zh: en, en });

export function quoteIn(text: string, words: string): Quote {
  const start = text.indexOf(words);
  if (start < 0) throw new Error(`not in the text: ${words}`);
  return { start, end: start + words.length, text: words };
}

export function correctionIn(
  text: string,
  original: string,
  replacement: string,
  more: { kind?: ErrorKind; rule?: string; certain?: boolean; after?: string } = {},
): Correction {
  const { kind = 'agreement', rule = kind, certain = true, after } = more;
  const { start, end } = after === undefined ? quoteIn(text, original) : behind(quoteIn(text, after).end);
  return { start, end, original, replacement, kind, rule, certain, explanation: said(`${original} → ${replacement}`) };
}

const behind = (at: number) => ({ start: at, end: at });

export const criterion = (band: number, reasons: Reason[] = [], spread = 0.5): CriterionReport => ({
  band,
  low: band - spread,
  high: band + spread,
  reasons,
  raise: said('raise'),
});

export const reportOf = (text: string, more: Partial<Report> = {}): Report => ({
  text,
  overall: { band: 6, low: 5.5, high: 6.5 },
  criteria: { tr: criterion(6), cc: criterion(6), lr: criterion(6), gra: criterion(6) },
  corrections: [],
  good: [],
  ...more,
});
