import type { PackView } from '../pack-view.ts';
import type { Item, Kind } from '../schema/item.ts';
import type { Lesson } from '../schema/lesson.ts';
import { anyItemCheck, itemCheck, trouble } from './check-list.ts';

/** Every id that points at another item must find one of the right kind. */

type Pointer = { to: string; where: string; kinds: readonly Kind[] };

const WRITING: readonly Kind[] = ['writing-task-1', 'writing-task-2'];

const EXERCISES: readonly Kind[] = [
  'training',
  'reading',
  'listening',
  ...WRITING,
  'speaking',
  'wordbook',
  'sentences',
  'idea-bank',
  'ladder',
];

export function pointersOf(item: Item): Pointer[] {
  const all = (list: readonly string[] | undefined, where: string, ...kinds: Kind[]) =>
    (list ?? []).map((to, at) => ({ to, where: `${where}.${at}`, kinds }));
  switch (item.kind) {
    case 'lesson':
      return [...all(item.uses, 'uses', ...EXERCISES), ...clipPointers(item)];
    case 'course':
      return item.units.flatMap(({ lessons }, at) => all(lessons, `units.${at}.lessons`, 'lesson'));
    case 'package':
      return all(item.courses, 'courses', 'course');
    case 'collection':
      return item.units.flatMap(({ items }, at) => all(items, `units.${at}.items`, item.skill));
    case 'mock':
      return [
        ...all(item.listening, 'listening', 'listening'),
        ...all(item.reading, 'reading', 'reading'),
        ...all(item.writing?.slice(0, 1), 'writing', 'writing-task-1'),
        ...all(item.writing?.slice(1), 'writing', 'writing-task-2'),
        ...all(item.speaking ? [item.speaking] : [], 'speaking', 'speaking'),
      ];
    case 'sentences':
      return [
        ...all(item.task ? [item.task] : [], 'task', ...WRITING),
        ...item.sentences.flatMap(({ of }, at) => (of ? all([of.item], `sentences.${at}.of`, ...EXERCISES) : [])),
      ];
    case 'idea-bank':
      return all(item.tasks, 'tasks', ...WRITING);
    case 'ladder':
      return all(item.task ? [item.task] : [], 'task', ...WRITING);
    case 'task':
      return all(item.after ? [item.after] : [], 'after', 'task');
    default:
      return [];
  }
}

/** What the steps of a lesson play; the same item may come in several of them. */
const clipPointers = ({ steps }: Lesson): Pointer[] =>
  (steps ?? []).flatMap((step, at) =>
    'clip' in step && step.clip ? [{ to: step.clip.item, where: `steps.${at}.clip`, kinds: EXERCISES }] : [],
  );

const resolves = anyItemCheck('reference', 'error', (item, view) =>
  pointersOf(item).flatMap(({ to, where, kinds }) => {
    if (isForeign(to)) {
      const known = view.manifest.requires.some(({ pack }) => to.startsWith(`${pack}/`));
      return known ? [] : [trouble(where, `${to} belongs to a pack that is not under requires`)];
    }
    const target = view.byId.get(localId(to, view));
    if (!target) return [trouble(where, `there is no ${to}`)];
    return kinds.includes(target.kind)
      ? []
      : [trouble(where, `${to} is a ${target.kind}, not a ${kinds.join(' or ')}`)];

    function isForeign(ref: string) {
      return ref.includes('/') && !ref.startsWith(`${view.manifest.id}/`);
    }
  }),
);

/** What is published must not lead to a draft. */
const published = anyItemCheck('reference-status', 'warning', (item, view) =>
  item.status !== 'published'
    ? []
    : pointersOf(item).flatMap(({ to, where }) => {
        const status = view.byId.get(localId(to, view))?.status;
        return status && status !== 'published' ? [trouble(where, `${to} is ${status}, this is published`)] : [];
      }),
);

const repeatedRefs = itemCheck(
  'reference-twice',
  'error',
  ['course', 'package', 'collection', 'lesson', 'mock'],
  (item) => {
    const seen = new Set<string>();
    return pointersOf(item).flatMap(({ to, where }) => {
      if (where.startsWith('steps.')) return [];
      if (!seen.has(to)) {
        seen.add(to);
        return [];
      }
      return [trouble(where, `${to} is there twice`)];
    });
  },
);

export const localId = (ref: string, view: PackView): string =>
  ref.startsWith(`${view.manifest.id}/`) ? ref.slice(view.manifest.id.length + 1) : ref;

export const referenceChecks = [resolves, published, repeatedRefs];
