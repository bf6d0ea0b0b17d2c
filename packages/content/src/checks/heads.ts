import { announcerFiles } from '../announcer/announcer-files.ts';
import type { Item } from '../schema/item.ts';
import { TOPICS } from '../topics.ts';
import { anyItemCheck, itemCheck, trouble } from './check-list.ts';

const topic = anyItemCheck('topic', 'error', (item, { manifest }) =>
  !('topic' in item) || item.topic in TOPICS || manifest.topics.some(({ id }) => id === item.topic)
    ? []
    : [trouble('topic', `${item.topic} is neither a topic of the product nor of this pack`)],
);

const STUDIED = [
  'reading',
  'listening',
  'writing-task-1',
  'writing-task-2',
  'speaking',
  'training',
  'sentences',
  'idea-bank',
  'ladder',
] as const;

const level = itemCheck('level', 'warning', STUDIED, ({ status, level }) =>
  status === 'published' && level === undefined ? [trouble('level', 'published without a level')] : [],
);

/** What must have been looked at before learners see it. A key is confirmed by two people who never saw it. */
const NEEDED: Record<(typeof STUDIED)[number], readonly string[]> = {
  reading: ['blind-solve', 'blind-solve', 'facts', 'chinese'],
  listening: ['blind-solve', 'blind-solve', 'chinese'],
  'writing-task-1': ['language', 'chinese'],
  'writing-task-2': ['language', 'chinese'],
  speaking: ['language', 'chinese'],
  training: ['key', 'chinese'],
  sentences: ['language', 'chinese'],
  'idea-bank': ['language', 'chinese'],
  ladder: ['language', 'chinese'],
};

const reviews = itemCheck('reviews', 'warning', STUDIED, (item) => {
  if (item.status !== 'published') return [];
  const done = (item.origin?.reviewed ?? []).map(({ what }) => what as string);
  return NEEDED[item.kind].flatMap((what) => {
    const at = done.indexOf(what);
    if (at >= 0) done.splice(at, 1);
    return at >= 0 ? [] : [trouble('origin.reviewed', `published without a review: ${what}`)];
  });
});

const assets = anyItemCheck('asset-missing', 'error', (item, { assets }) =>
  assetsOf(item)
    .filter((path) => !assets.has(path))
    .map((path) => trouble('', `there is no ${path}`)),
);

/** The files that an item names, and those its announcer's lines are kept in. The schema lets only asset fields begin so. */
export const assetsOf = (item: Item): string[] => [
  ...new Set([...(JSON.stringify(item).match(/(?<=")assets\/[^"]+(?=")/g) ?? []), ...announcedFiles(item)]),
];

const announcedFiles = (item: Item) =>
  item.kind === 'listening' && item.announced ? announcerFiles(item).map(({ file }) => file) : [];

export const headChecks = [topic, level, reviews, assets];
