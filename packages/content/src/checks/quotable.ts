import type { Item, ItemOf, WritingTask } from '../schema/item.ts';

/** `undefined` where a text is optional. */
type Texts = (string | undefined)[];

type Readers = { [K in Item['kind']]?: (item: ItemOf<K>) => Texts };

/**
 * What an item says in its own voice. Questions, options, keys, explanations, instructions and comments are left out:
 * a sentence to be judged may be untrue, and a word book that prints it tells it as a fact, or gives a key away.
 */
const READERS: Readers = {
  reading: ({ paragraphs }) => paragraphs.map(({ text }) => text),
  listening: ({ script }) => script.map(({ text }) => text),
  'writing-task-1': (task) => [...written(task), ...task.keyFeatures.map(({ text }) => text.en)],
  'writing-task-2': (task) => [
    ...written(task),
    ...task.ideas.flatMap(({ idea, because, example }) => [idea.en, because?.en, example?.en]),
  ],
  speaking: spoken,
  'idea-bank': ({ entries }) =>
    entries.flatMap(({ idea, because, example, counter, bands }) => [
      ...[idea, because, example, counter].map((one) => one?.en),
      ...bands.map(({ text }) => text),
    ]),
  lesson: ({ page, slides, steps = [] }) => [page?.en, ...[...slides, ...steps].map(({ text }) => text?.en)],
};

/** The question, the sentences offered as models, and the essays. */
const written = ({ prompt, segments, essays }: WritingTask): Texts => [
  prompt,
  ...segments.flatMap(({ model }) => model),
  ...essays.flatMap(({ paragraphs }) => paragraphs.map(({ text }) => text)),
];

/** What the examiner says and what is answered. */
function spoken({ frame = [], part1, part2, part3 }: ItemOf<'speaking'>): Texts {
  const asked = [...part1.flatMap(({ questions }) => questions), ...part3];
  return [
    ...frame.map(({ text }) => text),
    ...asked.flatMap(({ text, samples, followUps = [] }) => [
      text,
      ...[...samples, ...followUps].map((one) => one.text),
    ]),
    part2?.cue,
    ...(part2?.rounding ?? []).map((one) => (typeof one === 'string' ? one : one.text)),
    ...(part2?.samples ?? []).map(({ text }) => text),
  ];
}

/** The texts that may be quoted as examples of a word; none of an item that teaches nothing by its own text. */
export function quotable<K extends Item['kind']>(item: ItemOf<K>): string[] {
  const read = READERS[item.kind as K] as ((one: ItemOf<K>) => Texts) | undefined;
  return (read?.(item) ?? []).filter((text) => text !== undefined);
}
