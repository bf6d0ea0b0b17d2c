import type { ParsedInput } from '@ninefold/contract/call';
import type { Language } from '@ninefold/contract/errors';
import type { EssayPlan, ModelEssay, modelEssayFlow, Thought } from '@ninefold/contract/writing/model-essay';
import { secondsOf } from '@ninefold/core/time/seconds';
import { judgeSubject } from '@ninefold/core/writing/subject/judge-subject';
import { AppError } from '#app-error.ts';
import type { Db } from '#db/db.ts';
import type { Deps } from '#deps.ts';
import type { Items } from '#features/content/items.service.ts';
import type { Purchases } from '#features/economy/coins/purchases.service.ts';
import type { Learners } from '#features/identity/learners/learners.service.ts';
import type { Membership } from '#features/membership/membership.service.ts';
import type { Llm } from '#providers/llm/llm.ts';
import { sidesOf } from '../study/study.service.ts';
import { subjectWords } from '../subject/subject-words.ts';
import type { Writing } from '../writing.service.ts';
import { requestOf, usableEssay } from './llm-essay.ts';
import { matchOf, materialFinder, nearView } from './material-finder.ts';
import { type ModelEssayRow, modelEssayRepo } from './model-essay.repo.ts';

export type ModelEssays = ReturnType<typeof modelEssayService>;
type In<K extends keyof typeof modelEssayFlow> = ParsedInput<(typeof modelEssayFlow)[K]>;
type Uses = Deps & {
  items: Items;
  purchases: Purchases;
  learners: Learners;
  membership: Pick<Membership, 'isMember'>;
  llm: Llm | null;
  writing: Pick<Writing, 'questions'>;
};

const DEFAULT_REQUIREMENT: Record<Language, string> = {
  zh: '约 270 词，四段，不用生僻词。最多 500 字。',
  en: 'About 270 words in four paragraphs, no rare words. At most 500 characters.',
};

/** From a title to a model essay of the bank, or, where nobody has written one, to a plan (or a scored essay). */
export const modelEssayService = (deps: Uses) => {
  const { readerOf, materialOf, nearTo, ideasFor, planFor } = materialFinder(deps);

  return {
    async checkSubject(userId: number, subject: string, language: Language) {
      const { reader, visible } = await readerOf(userId);
      const exact = matchOf(subject, visible);
      const requirement = DEFAULT_REQUIREMENT[language];
      if (exact) {
        const { ideas, sides } = await materialOf(reader, exact.id);
        return {
          is_available: 1 as const,
          humor_reply: '',
          topic_source: 'auto' as const,
          paper_id: exact.id,
          task: exact.task,
          requirement,
          near: [],
          sides,
          ideas,
        };
      }
      const { usable, reasons } = judgeSubject(subject, { task: 2, hasPicture: false });
      if (!usable)
        return {
          is_available: 2 as const,
          humor_reply: subjectWords(reasons, language),
          topic_source: 'user' as const,
          paper_id: 0,
          task: 2 as const,
          requirement,
          near: [],
          sides: [],
          ideas: [],
        };
      const near = nearTo(subject, visible);
      const ideas = await ideasFor(reader, near);
      const task = reasons.includes('other_task') ? (1 as const) : (2 as const);
      return {
        is_available: 1 as const,
        humor_reply: '',
        topic_source: 'user' as const,
        paper_id: 0,
        task,
        requirement,
        near: near.map(nearView),
        sides: sidesOf({ ideas }),
        ideas,
      };
    },

    async checkAuth(userId: number, paperId: number) {
      const coins = deps.purchases.prices.model_essay;
      const learner = await deps.learners.find(deps.db, userId);
      const purse = learner?.role === 'tourist' ? undefined : await deps.purchases.purseOf(deps.db, userId);
      const remaining_points = purse?.coins ?? 0;
      const pays = (pays_with: 'nothing' | 'membership' | 'free_try' | 'coins' | 'guest', is_auth: boolean) => ({
        is_auth,
        pays_with,
        coins,
        remaining_points,
      });
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
      const { reader, visible } = await readerOf(userId);
      const exact =
        input.paper_id > 0 ? visible.find(({ id }) => id === input.paper_id) : matchOf(input.subject, visible);
      if (input.paper_id > 0 && !exact) throw new AppError('not_found', { fields: ['paper_id'] });
      const verdict = judgeSubject(input.subject, { task: 2, hasPicture: false });
      const refused = !exact && !verdict.usable;
      if (refused && input.create) throw new AppError('invalid_input', { fields: ['subject'] });
      const near = exact ? [] : nearTo(input.subject, visible);
      const fields = {
        subject: exact?.prompt ?? input.subject,
        paper_id: exact?.id ?? 0,
        task: exact?.task ?? (2 as const),
        requirement: input.requirement || DEFAULT_REQUIREMENT[language],
        thought: input.thought,
        topic_source: exact ? ('auto' as const) : ('user' as const),
        near: near.map(({ id }) => id),
        humor_reply: refused ? subjectWords(verdict.reasons, language) : '',
        updated_at: deps.now(),
      };
      // Before the transaction: inside it nobody asks for anything but what it locks.
      const plan = input.create && !exact ? await planFor(reader, input.thought, near) : null;
      const row = await deps.db.transaction(async (tx) => {
        const held = await begin(tx, userId, input, fields);
        if (!input.create || (held.status === 2 && held.made > 0)) return held;
        if (held.status === 3 && sameWish(held, fields)) return held;
        const changed = await modelEssayRepo(tx).change(held.id, {
          ...fields,
          status: 1,
          content: '',
          band: -1,
          plan: null,
          made_by: '',
        });
        return make(tx, changed, plan);
      });
      return shown(row);
    },

    /** The job: a language model writes, our examiner reads it; what fails becomes a plan, and the coins go back. */
    async makeByModel({ userId, id }: { userId: number; id: number }): Promise<void> {
      const row = await modelEssayRepo(deps.db).find(userId, id);
      if (row?.status !== 2 || !deps.llm) return;
      const text = await deps.llm.write(requestOf(row));
      const essay = text && usableEssay(text, row.subject);
      const scored = essay ? await deps.examiner.score({ task: row.task, prompt: row.subject, essay }) : null;
      const report = scored?.ok && scored.report.assessable ? scored.report : null;
      await deps.db.transaction(async (tx) => {
        const held = await modelEssayRepo(tx).lock(userId, id);
        if (held?.status !== 2) return;
        const updated_at = deps.now();
        if (essay && report)
          await modelEssayRepo(tx).change(id, {
            status: 3,
            made_by: 'model',
            content: essay,
            band: report.overall.band,
            updated_at,
          });
        else {
          await deps.purchases.giveBack(tx, keyOf(held));
          await modelEssayRepo(tx).change(id, { status: 3, made_by: 'plan', updated_at });
        }
      });
    },

    mergeGuest: (tx: Db, guestId: number, userId: number) => modelEssayRepo(tx).reown(guestId, userId),
  };

  async function begin(tx: Db, userId: number, input: In<'saveRecord'>, fields: Fields): Promise<ModelEssayRow> {
    if (input.id > 0) {
      const row = await modelEssayRepo(tx).lock(userId, input.id);
      if (!row) throw new AppError('not_found', { fields: ['id'] });
      return row.status === 1 ? modelEssayRepo(tx).change(row.id, fields) : row;
    }
    const row = await modelEssayRepo(tx).begin({
      user_id: userId,
      start_key: input.key,
      created_at: deps.now(),
      ...fields,
    });
    return row.status === 1 ? modelEssayRepo(tx).change(row.id, fields) : row;
  }

  /** Of the bank: free, and at once. Otherwise paid, as a plan at once, or by the model in a job. */
  async function make(tx: Db, row: ModelEssayRow, plan: EssayPlan | null): Promise<ModelEssayRow> {
    if (row.paper_id > 0) return modelEssayRepo(tx).change(row.id, { status: 3, made_by: 'pack' });
    const { user_id: userId } = row;
    const learner = await deps.learners.find(tx, userId);
    if (learner?.role === 'tourist') throw new AppError('not_logged_in');
    const counted = await modelEssayRepo(tx).change(row.id, { made: row.made + 1 });
    const key = keyOf(counted);
    await deps.purchases.payFor(tx, { userId, item: 'model_essay', reference: `model:${row.id}`, key });
    if (!deps.llm) return modelEssayRepo(tx).change(row.id, { status: 3, made_by: 'plan', plan });
    await deps.jobs.send(tx, 'make-model-essay', { userId, id: row.id });
    return modelEssayRepo(tx).change(row.id, { status: 2, plan });
  }

  async function shown(row: ModelEssayRow): Promise<ModelEssay> {
    const { visible } = await readerOf(row.user_id);
    const {
      id,
      subject,
      paper_id,
      task,
      requirement,
      thought,
      topic_source,
      content,
      band,
      made_by,
      plan,
      status,
      humor_reply,
    } = row;
    const near = row.near.flatMap((one) => visible.filter((question) => question.id === one)).map(nearView);
    const is_available = humor_reply === '' ? (1 as const) : (2 as const);
    const update_time = secondsOf(row.updated_at);
    return {
      id,
      subject,
      paper_id,
      task,
      requirement,
      thought,
      topic_source,
      content,
      band,
      made_by,
      plan,
      near,
      status,
      is_available,
      humor_reply,
      update_time,
    };
  }
};

type Fields = Pick<
  ModelEssayRow,
  'subject' | 'paper_id' | 'task' | 'requirement' | 'thought' | 'topic_source' | 'near' | 'humor_reply' | 'updated_at'
>;

const sameWish = (row: ModelEssayRow, fields: Fields): boolean =>
  row.subject === fields.subject &&
  row.requirement === fields.requirement &&
  wishOf(row.thought) === wishOf(fields.thought);

/** The database keeps the fields of an object in an order of its own. */
const wishOf = ({ position, reasons }: Thought): string =>
  JSON.stringify([position, ...reasons.map(({ text, side, own }) => [text, side, own])]);

const keyOf = ({ id, made }: ModelEssayRow): string => `model-essay:${id}:${made}`;
