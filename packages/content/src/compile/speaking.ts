import type { Speaking } from '../schema/speaking.ts';
import { headOf, type Parts } from './parts.ts';

type Prompt = Speaking['part3'][number];

export function compileSpeaking(set: Speaking): Parts {
  const { part1, part2, part3, frame, examiner } = set;
  return {
    public: {
      ...headOf(set),
      ...(set.season && { season: set.season }),
      ...(examiner && { examiner: examiner.name }),
      ...(frame && { frame }),
      part1: part1.map(({ topic, questions, opening }) => ({
        topic,
        ...(opening && { opening }),
        questions: questions.map(({ text }) => text),
        ...asked(questions),
      })),
      ...(part2 && {
        part2: {
          cue: part2.cue,
          bullets: part2.bullets,
          rounding: part2.rounding.map((one) => (typeof one === 'string' ? one : one.text)),
          ...(part2.audio && { audio: part2.audio }),
          ...asked(part2.rounding.map((one) => (typeof one === 'string' ? { text: one } : one))),
        },
      }),
      part3: part3.map(({ text }) => text),
      ...(isAsked(part3) && { part3Asked: part3.map(spoken) }),
    },
    key: {},
    review: {
      part1: part1.map(({ questions }) => questions.map(({ samples, tips }) => ({ samples, ...(tips && { tips }) }))),
      ...(part2 && {
        part2: { ideas: part2.ideas, samples: part2.samples, ...(part2.ideaMap && { ideaMap: part2.ideaMap }) },
      }),
      part3: part3.map(({ samples, angle, tips }) => ({ samples, ...(angle && { angle }), ...(tips && { tips }) })),
    },
  };
}

type Asked = Pick<Prompt, 'text'> & Partial<Pick<Prompt, 'audio' | 'followUps'>>;

const isAsked = (prompts: readonly Asked[]) => prompts.some(({ audio, followUps }) => audio || followUps);

/** Questions with their sound and what may follow; a set that has neither keeps its plain list of questions only. */
const asked = (prompts: readonly Asked[]) => (isAsked(prompts) ? { asked: prompts.map(spoken) } : {});

const spoken = ({ text, audio, followUps }: Asked) => ({
  text,
  ...(audio && { audio }),
  ...(followUps && { followUps }),
});
