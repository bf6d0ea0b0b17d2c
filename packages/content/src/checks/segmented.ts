import type { Sentence } from '../schema/sentence.ts';
import { plain, saysPlain } from '../text.ts';
import { itemCheck, type Trouble, trouble } from './check-list.ts';

/** Sentences to write: what an answer is held against must be true of every sentence that is right. */

const SENTENCES = ['sentences'] as const;

const eachSentence = (sentences: readonly Sentence[], look: (sentence: Sentence) => string[]): Trouble[] =>
  sentences.flatMap((sentence, at) =>
    look(sentence).map((what) => trouble(`sentences.${at}`, `${sentence.id}: ${what}`)),
  );

const rightOnes = ({ en, accept = [] }: Sentence): string[] => [en, ...accept].map(plain);

/** Otherwise a learner who writes our own sentence is told that something is missing. */
const points = itemCheck('sentence-points', 'error', SENTENCES, ({ sentences }) =>
  eachSentence(sentences, (sentence) =>
    (sentence.points ?? []).flatMap(({ say, words }) => {
      const forms = words.map(plain);
      const silent = rightOnes(sentence).filter((right) => !forms.some((form) => saysPlain(right, form)));
      return silent.map((right) => `"${say.en}" is not said in "${right}"`);
    }),
  ),
);

const wrongs = itemCheck('sentence-wrongs', 'error', SENTENCES, ({ sentences }) =>
  eachSentence(sentences, (sentence) =>
    (sentence.wrongs ?? []).flatMap(({ words, instead }) => [
      ...(rightOnes(sentence).some((right) => saysPlain(right, plain(words)))
        ? [`"${words}" is called wrong, but a right sentence has it`]
        : []),
      ...(instead !== undefined && !rightOnes(sentence).some((right) => saysPlain(right, plain(instead)))
        ? [`no right sentence has "${instead}"`]
        : []),
    ]),
  ),
);

const accepts = itemCheck('sentence-accept', 'error', SENTENCES, ({ sentences }) =>
  eachSentence(sentences, (sentence) => {
    const right = rightOnes(sentence);
    return new Set(right).size === right.length ? [] : ['a right sentence is there twice'];
  }),
);

/** A few wordings, or a learner with a fourth one is sent away; a few meanings and slips, or there is no reason to give. */
const NEEDED = { accept: 2, points: 2, wrongs: 1 } as const;

const complete = itemCheck('segmented-complete', 'warning', SENTENCES, ({ use, status, sentences }) =>
  use === 'follow-read' || status !== 'published'
    ? []
    : eachSentence(sentences, (sentence) => [
        ...(sentence.cue ? [] : ['does not say what is to be written (cue)']),
        ...(['accept', 'points', 'wrongs'] as const)
          .filter((name) => (sentence[name]?.length ?? 0) < NEEDED[name])
          .map((name) => `${sentence[name]?.length ?? 0} ${name}, at least ${NEEDED[name]}`),
      ]),
);

const task = itemCheck('segmented-task', 'error', SENTENCES, ({ use, task: of }) =>
  of && use === 'follow-read' ? [trouble('task', 'sentences to say belong to no writing task')] : [],
);

export const segmentedChecks = [points, wrongs, accepts, complete, task];
