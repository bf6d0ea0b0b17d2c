import { CRITERIA, type Essay } from '../../schema/writing/essay.ts';
import { repeated, says, wordsOf } from '../../text.ts';
import { itemCheck, trouble } from '../check-list.ts';

const TASKS = ['writing-task-1', 'writing-task-2'] as const;
/** Most learners write between 5 and 7: they need to see their own level and the next one, not only the best. */
const BANDS = { 'writing-task-1': [6, 7, 8], 'writing-task-2': [5, 6, 6.5, 7, 8] };
/** Much over the minimum is a model nobody can write in the time. */
const LONG = { 'writing-task-1': 230, 'writing-task-2': 350 };

const textOf = ({ paragraphs }: Essay) => paragraphs.map(({ text }) => text).join(' ');
const countOf = (essay: Essay) => wordsOf(textOf(essay)).length;

const short = itemCheck('essay-short', 'error', TASKS, ({ essays, minWords }) =>
  essays.flatMap((essay, at) =>
    countOf(essay) >= minWords ? [] : [trouble(`essays.${at}`, `${countOf(essay)} words, at least ${minWords}`)],
  ),
);

const long = itemCheck('essay-long', 'warning', TASKS, ({ essays, kind }) =>
  essays.flatMap((essay, at) =>
    countOf(essay) <= LONG[kind]
      ? []
      : [trouble(`essays.${at}`, `${countOf(essay)} words, a model has at most ${LONG[kind]}`)],
  ),
);

const phrases = itemCheck('phrase-in-essay', 'error', TASKS, ({ essays }) =>
  essays.flatMap((essay, at) =>
    essay.phrases
      .filter(({ text }) => !says(textOf(essay), text))
      .map(({ text }) => trouble(`essays.${at}.phrases`, `"${text}" is not in the essay`)),
  ),
);

const overview = itemCheck('essay-overview', 'warning', ['writing-task-1'], ({ essays, module }) =>
  module === 'general'
    ? []
    : essays.flatMap(({ paragraphs }, at) =>
        paragraphs.some(({ role }) => role === 'overview') ? [] : [trouble(`essays.${at}`, 'has no overview')],
      ),
);

const complete = itemCheck('essays-complete', 'warning', TASKS, ({ essays, kind, status }) => {
  if (status !== 'published') return [];
  const bands = essays.map(({ band }) => band);
  return [
    ...BANDS[kind].filter((band) => !bands.includes(band)).map((band) => trouble('essays', `no essay at band ${band}`)),
    ...essays.flatMap(({ comments }, at) =>
      CRITERIA.filter((criterion) => !comments?.[criterion]).map((criterion) =>
        trouble(`essays.${at}.comments`, `nothing is said about ${criterion}`),
      ),
    ),
  ];
});

const segments = itemCheck('segments', 'error', TASKS, ({ segments }) => [
  ...repeated(segments.map(({ id }) => id)).map((id) => trouble('segments', `${id} is there twice`)),
  ...segments.flatMap(({ must, model }, at) =>
    must
      .filter((word) => !model.every((sentence) => says(sentence, word)))
      .map((word) => trouble(`segments.${at}.must`, `the model does not use "${word}" itself`)),
  ),
]);

const sides = itemCheck('idea-sides', 'warning', ['writing-task-2'], ({ ideas, type }) =>
  type === 'discussion' && new Set(ideas.map(({ side }) => side)).size < 2
    ? [trouble('ideas', 'a discussion needs ideas on two sides')]
    : [],
);

export const essayChecks = [short, long, phrases, overview, complete, segments, sides];
