import type { QuestionType } from '@ninefold/core/practice/question-types';
import { papersOf } from '../pack-view.ts';
import type { Item } from '../schema/item.ts';
import { plain } from '../text.ts';
import type { PackCheck } from './check-list.ts';

const ids: PackCheck = {
  name: 'unique-ids',
  level: 'error',
  lookAll: ({ items, manifest }) => {
    const seen = new Map(manifest.retired.map(({ id }) => [id, 'pack.yaml, retired']));
    return items.flatMap(({ file, item }) => {
      const first = seen.get(item.id);
      seen.set(item.id, first ?? file);
      return first ? [{ file, where: 'id', what: `"${item.id}" is already used by ${first}` }] : [];
    });
  },
};

const RUN = 9;

/** Two texts that share nine words in a row: one was made from the other, or both from a third. */
const sharedRuns: PackCheck = {
  name: 'shared-text',
  level: 'warning',
  lookAll: ({ items }) => {
    const owner = new Map<string, string>();
    return items.flatMap(({ file, item }) => {
      const words = plain(ownText(item)).split(' ');
      const runs = words
        .slice(0, Math.max(0, words.length - RUN + 1))
        .map((_, at) => words.slice(at, at + RUN).join(' '));
      const shared = runs.find((run) => owner.has(run));
      const other = shared && owner.get(shared);
      for (const run of runs) owner.set(run, item.id);
      return shared ? [{ file, where: '', what: `shares "${shared}" with ${other}` }] : [];
    });
  },
};

function ownText(item: Item): string {
  switch (item.kind) {
    case 'reading':
      return item.paragraphs.map(({ text }) => text).join(' ');
    case 'listening':
      return item.script.map(({ text }) => text).join(' ');
    case 'writing-task-1':
    case 'writing-task-2':
      return (
        item.essays
          .at(-1)
          ?.paragraphs.map(({ text }) => text)
          .join(' ') ?? ''
      );
    default:
      return '';
  }
}

/** The official list; a row is met by any of its types. */
const OFFICIAL: Record<'reading' | 'listening', QuestionType[][]> = {
  reading: [
    ['mcq-single'],
    ['mcq-multi'],
    ['tfng'],
    ['ynng'],
    ['matching-information'],
    ['matching-headings'],
    ['matching-features', 'classification'],
    ['matching-sentence-endings'],
    ['sentence-completion'],
    ['summary-completion'],
    ['summary-completion-bank'],
    ['note-completion'],
    ['table-completion'],
    ['flow-chart-completion', 'flow-chart-completion-bank'],
    ['diagram-labelling', 'diagram-labelling-bank'],
    ['short-answer'],
  ],
  listening: [
    ['mcq-single'],
    ['mcq-multi'],
    ['matching-features', 'classification'],
    ['plan-labelling', 'map-labelling', 'diagram-labelling', 'diagram-labelling-bank'],
    ['form-completion'],
    ['note-completion'],
    ['table-completion'],
    ['flow-chart-completion', 'flow-chart-completion-bank'],
    ['summary-completion', 'summary-completion-bank'],
    ['sentence-completion'],
    ['short-answer'],
  ],
};

const everyType: PackCheck = {
  name: 'every-type',
  level: 'error',
  lookAll: (view) => {
    if (!view.manifest.declares.completeSets) return [];
    return (['reading', 'listening'] as const).flatMap((skill) => {
      const used = new Set(
        papersOf(view)
          .filter(({ item }) => item.kind === skill)
          .flatMap(({ item }) => item.groups.map(({ type }) => type)),
      );
      return OFFICIAL[skill]
        .filter((types) => !types.some((type) => used.has(type)))
        .map((types) => ({
          file: 'pack.yaml',
          where: 'declares.completeSets',
          what: `${skill} never asks ${types.join(' or ')}`,
        }));
    });
  },
};

export const wholeChecks = [ids, sharedRuns, everyType];
