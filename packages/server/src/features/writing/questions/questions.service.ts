import type { EssayPaper } from '@ninefold/contract/writing/fields';
import { isLocked } from '@ninefold/core/practice/attempt-rules';
import { AppError } from '#app-error.ts';
import type { Db } from '#db/db.ts';
import type { WritingDeps } from '../writing-deps.ts';
import { buildCatalogue, type CatalogueQuestion, QUESTION_ITEMS } from './catalogue.ts';
import { type NewPrompt, type PromptChange, type PromptRow, promptsRepo } from './prompts.repo.ts';
import { type Question, questionOfPrompt, questionOfVersion } from './show-question.ts';

export type { CatalogueQuestion, PromptRow, Question };
export type Questions = ReturnType<typeof questionsService>;

/** What of the questions a learner may see and open. */
export type WritingLearner = {
  userId: number;
  module: 'academic' | 'general';
  timeZone: string;
  /** What this learner may see, as it was when they were looked up: inside a transaction nobody asks again. */
  questions: readonly CatalogueQuestion[];
  access: (access: CatalogueQuestion['access']) => Pick<EssayPaper, 'access' | 'locked'>;
};
/** A paper in the version that was begun, or a learner's own question. */
type Asked = { paper_id: number; paper_hash: string; prompt_id: number | null };

/** How long a process may show an old catalogue after another one imported a pack. */
const FRESH_MS = 3000;
const UNLISTED_FIELDS = ['segments'];

/** The questions of the packs and the learners' own. */
export const questionsService = (deps: WritingDeps) => {
  let held: { version: string; lookedAt: number; catalogue: CatalogueQuestion[] } | null = null;

  return {
    learner,
    /** One paper as it is now; not found when it is not this learner's to see. Locked ones are shown, not opened. */
    async paper(db: Db, reader: WritingLearner, paperId: number): Promise<Question & { hash: string }> {
      const known = reader.questions.find(({ id }) => id === paperId);
      if (!known) throw new AppError('not_found', { fields: ['paper_id'] });
      const [version] = await deps.items.current(db, [paperId]);
      if (!version) throw new AppError('not_found', { fields: ['paper_id'] });
      return { ...questionOfVersion(version, reader.access(known.access), reader.module), hash: version.hash };
    },

    /** The same for somebody who begins it: this version is kept for ever. */
    async begin(tx: Db, reader: WritingLearner, paperId: number): Promise<Question & { hash: string }> {
      const question = await this.paper(tx, reader, paperId);
      if (question.paper.locked) throw new AppError('vip_needed', { details: { skill: 'writing' } });
      const [kept] = await deps.items.keep(tx, [paperId]);
      return { ...question, hash: kept?.hash ?? question.hash };
    },

    /** A task of a mock test, which no list shows: whoever holds the mock has made sure that this learner may sit it. */
    async beginMock(
      tx: Db,
      paperId: number,
      chosen?: { id: number; hash: string },
    ): Promise<Question & { hash: string }> {
      const [kept] = chosen ? [chosen] : await deps.items.keep(tx, [paperId]);
      const [version] = kept ? await deps.items.kept(tx, [kept]) : [];
      if (!kept || !version) throw new AppError('not_found', { fields: ['paper_id'] });
      return { ...questionOfVersion(version, { access: 'free', locked: 0 }, 'academic'), hash: kept.hash };
    },

    async prompt(db: Db, userId: number, promptId: number): Promise<Question> {
      const row = await promptsRepo(db).find(userId, promptId);
      if (!row) throw new AppError('not_found', { fields: ['prompt_id'] });
      return questionOfPrompt(row);
    },

    /** What drafts were written about, in the versions they were begun with; whoever has a draft may see its question. */
    async ofRecords(db: Db, asked: readonly Asked[]): Promise<Question[]> {
      const papers = asked.filter(({ paper_id }) => paper_id > 0);
      const versions = papers.length
        ? await deps.items.kept(
            db,
            papers.map(({ paper_id, paper_hash }) => ({ id: paper_id, hash: paper_hash })),
          )
        : [];
      const prompts = await promptsRepo(db).findMany(asked.flatMap(({ prompt_id }) => prompt_id ?? []));
      return asked.map(({ paper_id, paper_hash, prompt_id }) => {
        const prompt = prompts.find(({ id }) => id === prompt_id);
        if (prompt) return questionOfPrompt(prompt);
        const version = versions.find(({ id, hash }) => id === paper_id && hash === paper_hash);
        if (!version) throw new Error(`paper ${paper_id} ${paper_hash} was not kept`);
        return questionOfVersion(version, { access: 'free', locked: 0 }, 'academic');
      });
    },

    /** Own questions: made with their first draft; picture, words and what the check found come later. */
    findPrompt: (db: Db, userId: number, promptId: number) => promptsRepo(db).find(userId, promptId),
    addPrompt: (tx: Db, prompt: NewPrompt): Promise<PromptRow> => promptsRepo(tx).insert(prompt),
    async changePrompt(tx: Db, userId: number, promptId: number, change: PromptChange): Promise<PromptRow> {
      const [row] = await promptsRepo(tx).change(userId, promptId, change);
      if (!row) throw new AppError('not_found', { fields: ['prompt_id'] });
      return row;
    },
    /** Whether any own question still shows this picture. */
    isShown: async (db: Db, userId: number, subjectUrl: string): Promise<boolean> =>
      (await promptsRepo(db).showing(userId, subjectUrl)) > 0,
    promptPage: promptsOf,
    countPrompts: (db: Db, userId: number, tasks: readonly (1 | 2)[], words = '') =>
      promptsRepo(db).count(userId, tasks, words),
    reownPrompts: (tx: Db, from: number, to: number) => promptsRepo(tx).reown(from, to),
  };

  function promptsOf(db: Db, ...asked: Parameters<ReturnType<typeof promptsRepo>['page']>): Promise<PromptRow[]> {
    return asked[3].limit > 0 ? promptsRepo(db).page(...asked) : Promise.resolve([]);
  }

  async function learner(db: Db, userId: number): Promise<WritingLearner> {
    const row = await deps.learners.find(db, userId);
    if (!row) throw new AppError('not_logged_in');
    const isOperator = row.role === 'backend-system';
    const isMember = await deps.membership.isMember(db, userId, 'writing');
    const rule = deps.settings.WRITING_ACCESS;
    const flag = (locked: boolean) => (locked ? (1 as const) : (0 as const));
    return {
      userId,
      module: row.module,
      timeZone: row.time_zone,
      questions: (await catalogueNow()).filter(
        ({ organisation }) => organisation === null || isOperator || organisation === row.organisation,
      ),
      access: (access) => ({
        access: isLocked({ rule, access, isMember: false, isOperator: false }) ? 'vip' : 'free',
        locked: flag(isLocked({ rule, access, isMember, isOperator })),
      }),
    };
  }

  async function catalogueNow(): Promise<CatalogueQuestion[]> {
    const now = deps.now().getTime();
    if (held && Math.abs(now - held.lookedAt) < FRESH_MS) return held.catalogue;
    const version = await deps.items.version();
    const catalogue =
      held?.version === version
        ? held.catalogue
        : buildCatalogue(await deps.items.heads(QUESTION_ITEMS, UNLISTED_FIELDS));
    held = { version, lookedAt: now, catalogue };
    return catalogue;
  }
};
