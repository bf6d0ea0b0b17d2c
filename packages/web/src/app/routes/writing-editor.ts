import { createRoute, redirect } from '@tanstack/react-router';
import { editorMessages } from '#features/writing/editor/editor.messages.ts';
import { essayQueries } from '#features/writing/essay.queries.ts';
import { figureMessages } from '#features/writing/figure/figure.messages.ts';
import { kindMessages } from '#features/writing/kinds/kinds.messages.ts';
import { lengthMessages } from '#features/writing/length/length.messages.ts';
import { writingListMessages } from '#features/writing/list/list.messages.ts';
import { readWritingFilter, type WritingFilter } from '#features/writing/question-filter.ts';
import { scoringMessages } from '#features/writing/scoring/scoring.messages.ts';
import { essayStartMessages } from '#features/writing/start/start.messages.ts';
import { queryClient } from '#lib/query-client.ts';
import { listMessages } from '#practice/list/list.messages.ts';
import { playerMessages } from '#practice/player.messages.ts';
import { deepPractice } from '../page/page-facts.ts';
import { leadsTo, type Page, page } from './page.ts';
import { getParentRoute } from './root.ts';
import { oneOf, paperOrOwn, paramRules, positiveId } from './route-params.ts';

const task = oneOf(1, 2);

const writingList = page(
  { name: 'writingList', frame: 'menu', menu: 'writingList', record: 'writing', guestReminder: false },
  () => import('#features/writing/list/WritingListPage.tsx').then((file) => file.WritingListPage),
  writingListMessages,
  kindMessages,
  listMessages,
);

const list = {
  params: paramRules({}, { type: task }),
  validateSearch: readWritingFilter,
  ...withQuestions(writingList),
};

type EditorName = 'writingTask1' | 'writingTask2' | 'essay';

const editor = (name: EditorName, guestReminder: boolean) =>
  withDraft(
    page(
      { name, ...deepPractice, guestReminder },
      () => import('../papers/EssayPage.tsx').then((file) => file.EssayPage),
      editorMessages,
      essayStartMessages,
      scoringMessages,
      figureMessages,
      lengthMessages,
      kindMessages,
      playerMessages,
    ),
  );

/** The writing list and the editor; all addresses of one page lead to the same component. */
export const writingEditorPages = [
  createRoute({ getParentRoute, path: '/writing-list-next/{-$type}', ...list }),
  createRoute({ getParentRoute, path: '/writing-list/{-$type}', ...list }),
  createRoute({ getParentRoute, path: '/writing-task-1', ...leadsTo(writingList, () => toWritingList(1)) }),
  createRoute({ getParentRoute, path: '/writing-task-2', ...leadsTo(writingList, () => toWritingList(2)) }),
  createRoute({
    getParentRoute,
    path: '/writing-task-1/$id/{-$recordId}',
    // The paper of a learner's own question is 0: everything about it stands in its record.
    params: paramRules({ id: paperOrOwn }, { recordId: positiveId }),
    ...editor('writingTask1', true),
  }),
  createRoute({
    getParentRoute,
    path: '/writing-task-2/$recordId',
    params: paramRules({ recordId: positiveId }),
    ...editor('writingTask2', true),
  }),
  // Nothing is written on the start page of a question, so nobody is reminded there.
  createRoute({
    getParentRoute,
    path: '/essay/$id',
    params: paramRules({ id: positiveId }),
    ...editor('essay', false),
  }),
  createRoute({
    getParentRoute,
    path: '/essay/$id/$recordId',
    params: paramRules({ id: paperOrOwn, recordId: positiveId }),
    ...editor('essay', true),
  }),
] as const;

/** The list fetches what it shows beside its code, so that a link the pointer rests on opens at once. */
function withQuestions(shown: Page) {
  return {
    ...shown,
    loaderDeps: ({ search }: { search: WritingFilter }) => search,
    loader: ({ params, deps }: { params: { type?: 1 | 2 | undefined }; deps: WritingFilter }): Promise<void> => {
      const type = params.type ?? 1;
      void queryClient.prefetchQuery(essayQueries.config(type));
      void queryClient.prefetchInfiniteQuery(essayQueries.list(type, deps));
      return shown.loader();
    },
  };
}

/** The editor fetches its draft, or the question of its start page, in the same way. */
function withDraft(shown: Page) {
  return {
    ...shown,
    loader: ({ params }: { params: { id?: number; recordId?: number | undefined } }): Promise<void> => {
      if (params.recordId !== undefined) void queryClient.prefetchQuery(essayQueries.record(params.recordId));
      else if (params.id !== undefined) void queryClient.prefetchQuery(essayQueries.paper(params.id));
      return shown.loader();
    },
  };
}

function toWritingList(type: 1 | 2): never {
  throw redirect({ to: '/writing-list-next/{-$type}', params: { type }, replace: true });
}
