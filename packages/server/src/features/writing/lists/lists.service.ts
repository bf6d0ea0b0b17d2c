import type { ParsedInput } from '@ninefold/contract/call';
import type { exercisePapers, QuestionRow, topic, writingPapers } from '@ninefold/contract/writing/papers';
import type { exerciseRecords } from '@ninefold/contract/writing/records';
import { secondsOf } from '@ninefold/core/time/seconds';
import { MIN_WORDS } from '@ninefold/core/writing/essay-limits';
import type { EssayTask } from '@ninefold/core/writing/essay-state';
import { CATEGORIES, SUBJECT_TYPES } from '@ninefold/core/writing/question-kinds';
import { AppError } from '#app-error.ts';
import type { CatalogueQuestion, PromptRow, Questions, WritingLearner } from '../questions/questions.service.ts';
import { titleOfPrompt } from '../questions/show-question.ts';
import type { EssayRecords } from '../records/records.service.ts';
import { stepOfRow } from '../records/views.ts';
import type { Scoring } from '../scoring/scoring.service.ts';
import type { WritingDeps } from '../writing-deps.ts';
import { partsOfPage, sameTitle, search, searchConfig, tasksOf, type Wanted } from './search.ts';

export type WritingLists = ReturnType<typeof listsService>;
type In<K extends keyof typeof writingPapers> = ParsedInput<(typeof writingPapers)[K]>;
type TopicIn = ParsedInput<(typeof topic)['getList']>;
type PageOf = { page: number; page_size: number };
type RecordsIn = ParsedInput<(typeof exerciseRecords)['getEssayRecordList']>;

const EVERYTHING: Wanted = { category: 0, topic: '', year: 0, content: '', type: '', subject_type: 0 };

/** What there is to write about, with what the learner did with it. */
export const listsService = (deps: WritingDeps & { questions: Questions; records: EssayRecords; scoring: Scoring }) => {
  const { db, questions, records, scoring } = deps;

  return {
    async getSearchConfig(userId: number, tasks: readonly EssayTask[]) {
      const reader = await questions.learner(db, userId);
      return searchConfig(ofTasks(reader, tasks), await questions.countPrompts(db, userId, tasks));
    },

    searchList: (userId: number, task: EssayTask, { page, page_size, ...wanted }: In<'getTask1SearchList'>) =>
      listOf(userId, [task], wanted, { page, page_size }),

    paperList: (userId: number, task: EssayTask, { category, page, page_size }: In<'getTask1PaperList'>) =>
      listOf(userId, [task], { ...EVERYTHING, category }, { page, page_size }),

    async getTopicList(userId: number, { module_id, is_accurate, page, page_size, ...wanted }: TopicIn) {
      const tasks = tasksOf(module_id);
      if (!is_accurate) return listOf(userId, tasks, wanted, { page, page_size });
      const reader = await questions.learner(db, userId);
      const found = sameTitle(ofTasks(reader, tasks), wanted.content);
      const offset = (page - 1) * page_size;
      return listed(await rowsOf(reader, found.slice(offset, offset + page_size), []), found.length, {
        page,
        page_size,
      });
    },

    async getPaperInfo(userId: number, { id, prompt_id }: ParsedInput<(typeof exercisePapers)['getEssayPaperInfo']>) {
      if (prompt_id > 0) return (await questions.prompt(db, userId, prompt_id)).paper;
      const { paper } = await questions.paper(db, await questions.learner(db, userId), id);
      // The question of a members' paper is what they pay for.
      return paper.locked ? { ...paper, content: '', figures: [], letter: null } : paper;
    },

    getRecordListByPaperId: (
      userId: number,
      { paper_id, prompt_id, before, page_size }: In<'getRecordListByPaperId'>,
    ) => records.listOf(userId, paper_id > 0 ? `p${paper_id}` : `o${prompt_id}`, before, page_size),

    async recordList(userId: number, task: EssayTask, input: RecordsIn) {
      const { category, content, type, status } = input;
      const own = category === CATEGORIES.all ? null : category === CATEGORIES.own;
      const onShelf = own === false ? await idsOnShelf(userId, task, category) : null;
      return records.page(userId, { task, own, paperIds: onShelf, type, status, words: content }, input);
    },

    /** While an exam on the paper is open its plan stays closed, as it would in the room. */
    async getPracticeHelp(userId: number, paperId: number) {
      const reader = await questions.learner(db, userId);
      const { paper, review } = await questions.paper(db, reader, paperId);
      if (paper.locked) throw new AppError('vip_needed', { details: { skill: 'writing' } });
      if (await records.examIsOpen(userId, paperId)) throw new AppError('attempt_open');
      const phrases = (review?.essays ?? []).flatMap(({ band, phrases: of = [] }) =>
        of.map((one) => ({ ...one, band })),
      );
      return {
        asks: review?.analysis?.asks ?? null,
        outline: (review?.outline ?? []).map(({ role, point, support = [], words }) => ({
          role,
          point,
          support,
          words: words ?? null,
        })),
        ideas: (review?.ideas ?? []).map(({ side, idea, because, example, words = [] }) => ({
          side,
          idea,
          because: because ?? null,
          example: example ?? null,
          words,
        })),
        phrases: phrases.filter(({ text }, at) => phrases.findIndex((one) => one.text === text) === at),
      };
    },
  };

  function ofTasks(reader: WritingLearner, tasks: readonly EssayTask[]): CatalogueQuestion[] {
    return reader.questions.filter(({ task }) => tasks.includes(task));
  }

  async function idsOnShelf(userId: number, task: EssayTask, category: number): Promise<number[]> {
    const reader = await questions.learner(db, userId);
    return ofTasks(reader, [task]).flatMap((one) => (one.category === category ? [one.id] : []));
  }

  /** The learner's own questions first, newest first; then the papers. */
  async function listOf(userId: number, tasks: readonly EssayTask[], wanted: Wanted, page: PageOf) {
    const reader = await questions.learner(db, userId);
    const found = wanted.category === CATEGORIES.own ? [] : search(ofTasks(reader, tasks), wanted);
    const own = mayBeOwn(wanted) ? await questions.countPrompts(db, userId, tasks, wanted.content) : 0;
    const parts = partsOfPage(own, page.page, page.page_size);
    const prompts = own ? await questions.promptPage(db, userId, tasks, wanted.content, parts.own) : [];
    const papers = found.slice(parts.papers.offset, parts.papers.offset + parts.papers.limit);
    return listed(await rowsOf(reader, papers, prompts), found.length + own, page);
  }

  async function rowsOf(
    reader: WritingLearner,
    papers: readonly CatalogueQuestion[],
    prompts: readonly PromptRow[],
  ): Promise<QuestionRow[]> {
    const mine = await mineOf(reader.userId, [
      ...prompts.map(({ id }) => `o${id}`),
      ...papers.map(({ id }) => `p${id}`),
    ]);
    return [
      ...prompts.map((prompt): QuestionRow => ({ ...promptRow(prompt), ...mine(`o${prompt.id}`) })),
      ...papers.map(
        (paper): QuestionRow => ({ ...paperRow(paper), ...reader.access(paper.access), ...mine(`p${paper.id}`) }),
      ),
    ];
  }

  async function mineOf(userId: number, asked: readonly string[]) {
    const summaries = await records.summariesOf(userId, asked);
    const last = await records.listedByIds(
      db,
      userId,
      summaries.map(({ last_record_id }) => last_record_id),
    );
    const left = await scoring.secondsLeft(last.flatMap(({ id, status }) => (status === 2 ? [id] : [])));
    return (question: string) => {
      const summary = summaries.find((one) => one.question === question);
      const record = last.find(({ id }) => id === summary?.last_record_id);
      return {
        record_id: record?.id ?? 0,
        drafts: summary?.drafts ?? 0,
        status: record?.status ?? 0,
        step: record ? stepOfRow(record) : 0,
        score: summary?.last_score ?? -1,
        first_score: summary?.first_score ?? -1,
        words: record?.words ?? 0,
        seconds_left: left.get(record?.id ?? 0) ?? 0,
        last_time: secondsOf(record?.saved_at),
      };
    };
  }
};

/** Own questions have neither topic, year nor type: a filter by one of them leaves them out. */
const mayBeOwn = ({ category, topic: about, type, subject_type }: Wanted): boolean =>
  (category === CATEGORIES.all || category === CATEGORIES.own) &&
  about === '' &&
  (type === '' || type === 'own') &&
  subject_type === SUBJECT_TYPES.all;

const listed = (list: QuestionRow[], total: number, { page, page_size }: PageOf) => ({
  list,
  total,
  page,
  pageSize: page_size,
  has_more: page * page_size < total ? (1 as const) : (0 as const),
});

const subjectTypeOf = (module: CatalogueQuestion['module']) =>
  module === 'both' ? SUBJECT_TYPES.all : module === 'academic' ? SUBJECT_TYPES.academic : SUBJECT_TYPES.general;

const paperRow = ({
  id,
  task,
  title,
  prompt,
  category,
  topic: about,
  year,
  type,
  module,
  level,
  drawn,
}: CatalogueQuestion) => ({
  id,
  prompt_id: 0,
  module_type: 1 as const,
  task,
  title,
  content: prompt,
  category,
  topic: about,
  year,
  type,
  subject_type: subjectTypeOf(module),
  ...(level !== undefined && { level }),
  img: '',
  drawn,
  min_words: MIN_WORDS[task],
});

const promptRow = ({ id, task, module, prompt, subject_url }: PromptRow) => ({
  id: 0,
  prompt_id: id,
  module_type: 1 as const,
  task,
  title: titleOfPrompt(prompt, task),
  content: prompt,
  category: CATEGORIES.own,
  topic: '',
  year: 0,
  type: 'own' as const,
  subject_type: subjectTypeOf(module),
  img: subject_url,
  drawn: '',
  access: 'free' as const,
  locked: 0 as const,
  min_words: MIN_WORDS[task],
});
