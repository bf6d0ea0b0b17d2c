import type { ReadingMeasures } from '../measure/measure-reading.ts';

/** What each line looks at. Values far out are cut off: there no expert marked anything. */
export const accuracyRow = ({ fit, rank, saidShare }: ReadingMeasures) => [fit, rank, saidShare];
export const fluencyRow = (measures: ReadingMeasures) => [
  Math.min(measures.silence, 0.5),
  measures.fit,
  rateOf(measures),
];
export const matchRow = ({ gain, saidShare }: ReadingMeasures) => [gain, saidShare];
export const totalRow = (accuracy: number, fluency: number, measures: ReadingMeasures) => [
  accuracy,
  fluency,
  10 * measures.saidShare,
  rateOf(measures),
];

/** Sounds a second, pauses included. */
const rateOf = ({ phones, seconds }: ReadingMeasures) => Math.max(3, Math.min(14, phones.length / seconds));

const SHORT_FRAMES = 3;

/** A word is judged by its own sounds, and by the company it keeps: experts do so too. */
export function wordRow(measures: ReadingMeasures, word: number): number[] {
  const phones = measures.phones.filter((phone) => phone.word === word);
  const mean = (of: (phone: (typeof phones)[number]) => number) =>
    phones.reduce((sum, phone) => sum + of(phone), 0) / Math.max(1, phones.length);
  return [
    mean(({ fit }) => fit),
    mean(({ rank }) => Math.min(rank, 10)),
    mean(({ from, to }) => (to - from <= SHORT_FRAMES ? 1 : 0)),
    measures.said.has(word) ? 1 : 0,
    measures.fit,
    measures.rank,
    Math.min(measures.silence, 0.5),
  ];
}
