import type { PackView } from '../pack-view.ts';
import type { Item, Kind } from '../schema/item.ts';
import type { Lesson } from '../schema/lesson.ts';
import { itemCheck, trouble } from './check-list.ts';
import { marksOf } from './papers/numbering.ts';
import { localId } from './references.ts';

/** Lessons, mocks and shelves: each must hold what its kind promises. */

const WRITING = ['writing-task-1', 'writing-task-2'] as const;

/** What a lesson of this kind plays; empty means it stands on its own. */
const PLAYS: Record<Lesson['lesson'], readonly Kind[]> = {
  video: [],
  'basic-practice': ['training', 'sentences'],
  speaking: ['speaking', 'sentences'],
  speaking2: ['speaking', 'sentences'],
  reading: ['reading'],
  listening: ['listening'],
  writing_topic: WRITING,
  writing_ideas: [...WRITING, 'idea-bank'],
  writing_segment: [...WRITING, 'sentences', 'ladder'],
  task: [],
  common: [],
};

const usedBy = (lesson: Lesson, view: PackView) =>
  lesson.uses.map((ref) => view.byId.get(localId(ref, view))).filter((item) => item !== undefined);

const lessonHolds = itemCheck('lesson-content', 'error', ['lesson'], (lesson, view) => {
  const { lesson: kind, uses, video, slides, page, task, steps } = lesson;
  const need = (held: boolean, what: string) => (held ? [] : [trouble('', `a ${kind} lesson needs ${what}`)]);
  if (kind === 'video') return need(Boolean(video) || slides.length > 0 || Boolean(steps), 'a video or slides');
  if (kind === 'task') return need(Boolean(task), 'a task');
  if (kind === 'common') return need(Boolean(page) || Boolean(steps), 'a page');
  const items = usedBy(lesson, view);
  return [
    ...need(uses.length > 0 || plays(lesson), `something to play: ${PLAYS[kind].join(' or ')}`),
    ...items
      .filter((item) => !PLAYS[kind].includes(item.kind))
      .map((item) => trouble('uses', `a ${kind} lesson cannot play ${item.id}`)),
    ...items
      .filter((item) => !hasPart(item, kind))
      .map((item) => trouble('uses', `${item.id} has nothing for a ${kind} lesson`)),
  ];
});

/** A lesson in steps plays what its steps show. */
const plays = ({ steps }: Lesson) => (steps ?? []).some((step) => 'clip' in step && step.clip);

function hasPart(item: Item, kind: Lesson['lesson']): boolean {
  if (kind === 'writing_segment' && 'segments' in item) return item.segments.length > 0;
  if (kind === 'writing_ideas' && item.kind === 'writing-task-1') return item.keyFeatures.length > 0;
  return true;
}

const mockParts = itemCheck('mock-parts', 'error', ['mock'], (mock, view) => {
  const partsOf = (refs: readonly string[] | undefined, where: string) =>
    (refs ?? []).flatMap((ref, at) => {
      const item = view.byId.get(localId(ref, view));
      if (!item || !('part' in item)) return [];
      return [
        ...(item.part === at + 1 ? [] : [trouble(`${where}.${at}`, `${ref} is part ${item.part}, not ${at + 1}`)]),
        ...(item.kind === 'reading' && item.module !== mock.module
          ? [trouble(`${where}.${at}`, `${ref} is ${item.module}`)]
          : []),
      ];
    });
  const empty = !mock.listening && !mock.reading && !mock.writing && !mock.speaking;
  return [
    ...partsOf(mock.listening, 'listening'),
    ...partsOf(mock.reading, 'reading'),
    ...(empty ? [trouble('', 'tests nothing')] : []),
  ];
});

const mockCount = itemCheck('mock-count', 'warning', ['mock'], (mock, view) =>
  (['listening', 'reading'] as const).flatMap((skill) => {
    const papers = (mock[skill] ?? []).map((ref) => view.byId.get(localId(ref, view)));
    const known = papers.flatMap((item) => (item?.kind === 'reading' || item?.kind === 'listening' ? [item] : []));
    const marks = known.reduce((sum, paper) => sum + marksOf(paper), 0);
    if (known.length === 0 || marks === 40 || known.some(({ length }) => length === 'short')) return [];
    return [trouble(skill, `${marks} questions in all, a paper has 40`)];
  }),
);

const basis = itemCheck('collection-basis', 'error', ['collection'], ({ category, basis }) =>
  basis || category === 'school' ? [] : [trouble('', `a ${category} shelf tells its learners what it is based on`)],
);

const year = itemCheck('collection-year', 'warning', ['collection'], ({ category, year }) =>
  category === 'ji_jing' && !year ? [trouble('', 'ji_jing is filtered by year')] : [],
);

const promise = itemCheck('package-promise', 'error', ['package'], ({ from, to }) =>
  from !== undefined && to !== undefined && from >= to ? [trouble('to', `from ${from} to ${to} is no way up`)] : [],
);

export const teachingChecks = [lessonHolds, mockParts, mockCount, basis, year, promise];
