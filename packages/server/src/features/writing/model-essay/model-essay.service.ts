import type { ParsedInput } from '@ninefold/contract/call';
import type { Language } from '@ninefold/contract/errors';
import type { ModelEssay, modelEssayFlow } from '@ninefold/contract/writing/model-essay';
import { secondsOf } from '@ninefold/core/time/seconds';
import { judgeSubject } from '@ninefold/core/writing/subject/judge-subject';
import { AppError } from '#app-error.ts';
import type { Db } from '#db/db.ts';
import { subjectWords } from '../subject/subject-words.ts';
import { closeStuck, makeByModel } from './by-model.ts';
import { checkTitle, DEFAULT_REQUIREMENT } from './check-title.ts';
import { begin, makeOnce, type Wish } from './making.ts';
import { matchOf, materialFinder, nearView } from './material-finder.ts';
import { type ModelEssayRow, modelEssayRepo } from './model-essay.repo.ts';
import type { ModelEssayDeps } from './model-essay-deps.ts';

export type ModelEssays = ReturnType<typeof modelEssayService>;
type In<K extends keyof typeof modelEssayFlow> = ParsedInput<(typeof modelEssayFlow)[K]>;
type PaysWith = 'nothing' | 'membership' | 'free_try' | 'coins' | 'guest';

/** From a title to a model essay of the bank, or, where nobody has written one, to a plan (or a scored essay). */
export const modelEssayService = (deps: ModelEssayDeps) => {
  const finder = materialFinder(deps);

  return {
    checkSubject: (userId: number, subject: string, language: Language) =>
      checkTitle(finder, userId, subject, language),

    async checkAuth(userId: number, paperId: number) {
      const coins = deps.purchases.prices.model_essay;
      const learner = await deps.learners.find(deps.db, userId);
      const purse = learner?.role === 'tourist' ? undefined : await deps.purchases.purseOf(deps.db, userId);
      const remaining_points = purse?.coins ?? 0;
      const pays = (pays_with: PaysWith, is_auth: boolean) => ({ is_auth, pays_with, coins, remaining_points });
      // The essays of the bank are there to be read: nobody pays for a text that was not made for them.
      if (paperId > 0) return pays('nothing', true);
      if (!purse) return pays('guest', false);
      if (await deps.membership.isMember(deps.db, userId, 'writing')) return pays('membership', true);
      if (purse.model_essay_num > 0) return pays('free_try', true);
      return pays('coins', remaining_points >= coins);
    },

    async getRecord(userId: number, id: number | undefined): Promise<ModelEssay | null> {
      const row = id ? await modelEssayRepo(deps.db).find(userId, id) : await modelEssayRepo(deps.db).newest(userId);
      if (!row && id) throw new AppError('not_found', { fields: ['id'] });
      return row ? shown(row) : null;
    },

    /** Pressed twice, it is one record and one payment: the record is locked, and each making has a key of its own. */
    async saveRecord(userId: number, input: In<'saveRecord'>, language: Language): Promise<ModelEssay> {
      const { wish, plan } = await wishOf(userId, input, language);
      const row = await deps.db.transaction(async (tx) => {
        const held = await begin(tx, userId, input, wish);
        return input.create ? makeOnce(deps, tx, held, wish, plan) : held;
      });
      return shown(row);
    },

    /** The job. */
    makeByModel: (made: { userId: number; id: number }) => makeByModel(deps, made),
    /** The job that tidies up. */
    closeStuck: () => closeStuck(deps),

    mergeGuest: (tx: Db, guestId: number, userId: number) => modelEssayRepo(tx).reown(guestId, userId),
  };

  /** What is wanted, and its plan. Before the transaction: inside it nobody asks for anything but what it locks. */
  async function wishOf(userId: number, input: In<'saveRecord'>, language: Language) {
    const { reader, visible } = await finder.readerOf(userId);
    const exact =
      input.paper_id > 0 ? visible.find(({ id }) => id === input.paper_id) : matchOf(input.subject, visible);
    if (input.paper_id > 0 && !exact) throw new AppError('not_found', { fields: ['paper_id'] });
    const verdict = judgeSubject(input.subject, { task: 2, hasPicture: false });
    const refused = !exact && !verdict.usable;
    if (refused && input.create) throw new AppError('invalid_input', { fields: ['subject'] });
    const near = exact ? [] : finder.nearTo(input.subject, visible);
    const wish: Wish = {
      subject: exact?.prompt ?? input.subject,
      paper_id: exact?.id ?? 0,
      task: exact?.task ?? 2,
      requirement: input.requirement || DEFAULT_REQUIREMENT[language],
      thought: input.thought,
      topic_source: exact ? 'auto' : 'user',
      near: near.map(({ id }) => id),
      humor_reply: refused ? subjectWords(verdict.reasons, language) : '',
      updated_at: deps.now(),
    };
    return { wish, plan: input.create && !exact ? await finder.planFor(reader, input.thought, near) : null };
  }

  async function shown(row: ModelEssayRow): Promise<ModelEssay> {
    const { visible } = await finder.readerOf(row.user_id);
    const { user_id: _user, start_key: _key, made: _made, created_at: _created, updated_at, ...told } = row;
    return {
      ...told,
      near: row.near.flatMap((one) => visible.filter((question) => question.id === one)).map(nearView),
      is_available: row.humor_reply === '' ? 1 : 2,
      update_time: secondsOf(updated_at),
    };
  }
};
