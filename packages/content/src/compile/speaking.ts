import type { Speaking } from '../schema/speaking.ts';
import { headOf, type Parts } from './parts.ts';

export function compileSpeaking(set: Speaking): Parts {
  const { part1, part2, part3 } = set;
  return {
    public: {
      ...headOf(set),
      ...(set.season && { season: set.season }),
      part1: part1.map(({ topic, questions }) => ({ topic, questions: questions.map(({ text }) => text) })),
      ...(part2 && { part2: { cue: part2.cue, bullets: part2.bullets, rounding: part2.rounding } }),
      part3: part3.map(({ text }) => text),
    },
    key: {},
    review: {
      part1: part1.map(({ questions }) => questions.map(({ samples, tips }) => ({ samples, ...(tips && { tips }) }))),
      ...(part2 && { part2: { ideas: part2.ideas, samples: part2.samples } }),
      part3: part3.map(({ samples, angle, tips }) => ({ samples, ...(angle && { angle }), ...(tips && { tips }) })),
    },
  };
}
