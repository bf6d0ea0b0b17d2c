import { repeated, says } from '../text.ts';
import { itemCheck, trouble } from './check-list.ts';

const SPEAKING = ['speaking'] as const;

const frame = itemCheck('speaking-frame', 'error', SPEAKING, ({ frame, part1, part2, part3 }) => {
  const lines = frame ?? [];
  const missing = { part1: part1.length === 0, part2: !part2, part3: part3.length === 0, start: false, end: false };
  return [
    ...repeated(lines.map(({ id }) => id)).map((id) => trouble('frame', `${id} is there twice`)),
    ...lines.flatMap(({ before }, at) =>
      missing[before] ? [trouble(`frame.${at}.before`, `there is no ${before} in this set`)] : [],
    ),
  ];
});

/** A phrase that is not in the sample cannot be found in it. */
const phrases = itemCheck('sample-phrases', 'error', SPEAKING, ({ part1, part2, part3 }) => {
  const samples = [
    ...part1.flatMap(({ questions }) => questions.flatMap((one) => one.samples)),
    ...(part2?.samples ?? []),
    ...part3.flatMap((one) => one.samples),
  ];
  return samples.flatMap((sample) =>
    (sample.phrases ?? [])
      .filter(({ text }) => !says(sample.text, text))
      .map(({ text }) => trouble('', `"${text}" is not in the sample at band ${sample.band}`)),
  );
});

/** One band, one person and one length is one sample. */
const bands = itemCheck('sample-bands', 'warning', SPEAKING, ({ part2 }) =>
  repeated((part2?.samples ?? []).map(({ band }) => band)).map((band) =>
    trouble('part2.samples', `two samples at band ${band}`),
  ),
);

export const speakingChecks = [frame, phrases, bands];
