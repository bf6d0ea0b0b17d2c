import type { ParsedInput } from '@ninefold/contract/call';
import type { Paper } from '@ninefold/contract/practice/paper';
import type { reading } from '@ninefold/contract/reading';
import { isLocked } from '@ninefold/core/practice/attempt-rules';
import { PRACTISED_SKILLS, type PractisedSkill } from '@ninefold/core/practice/practised-skills';
import type { QuestionType } from '@ninefold/core/practice/question-types';
import { AppError } from '#app-error.ts';
import type { Db } from '#db/db.ts';
import type { Deps } from '#deps.ts';
import type { Items } from '#features/content/items.service.ts';
import type { MayOpen } from '#features/content/recordings.service.ts';
import type { Learners } from '#features/identity/learners/learners.service.ts';
import type { Membership } from '#features/membership/membership.service.ts';
import { paged } from '#http/paged.ts';
import type { SkillKits } from '../skill.kit.ts';
import { buildCatalogue, type Catalogue } from './catalogue.ts';
import { learnerResultsRepo } from './learner-results.repo.ts';
import { mineOf } from './learner-results.ts';
import { examSeconds, foundRow, pageOf, type Reader, search, searchConfig, setRow, setsOf } from './lists.ts';
import { type Selection, select, type Wanted } from './selection.ts';
import { numbered, type PaperVersion, paperVersions } from './show-papers.ts';
import { soundsIn } from './sounds-in.ts';

export type { PaperVersion, Selection };
export type Papers = ReturnType<typeof papersService>;
/** The learner as practice needs them. */
export type PracticeLearner = Reader & { id: number; timeZone: string; module: 'academic' | 'general' };

type In<K extends keyof typeof reading> = ParsedInput<(typeof reading)[K]>;

const KINDS = [...PRACTISED_SKILLS, 'collection', 'mock'];
/** The texts and the questions, which no list shows. */
const LONG_FIELDS = ['groups', 'paragraphs', 'glossary', 'figures'];
/** How long a process may show an old catalogue after another one imported a pack. */
const FRESH_MS = 3000;

type Uses = Deps & {
  items: Items;
  learners: Learners;
  membership: Pick<Membership, 'isMember'>;
  kits: SkillKits;
};

/** What there is to practise and what a learner did with it. */
export const papersService = (deps: Uses) => {
  const versions = paperVersions(deps.items, deps.kits);
  let held: { version: string; lookedAt: number; catalogue: Catalogue } | null = null;

  return {
    learner,
    async getJianYaList(userId: number, skill: PractisedSkill, { type, page, page_size }: In<'getJianYaList'>) {
      const [catalogue, reader] = [await catalogueNow(), await learner(deps.db, userId, skill)];
      const sets = setsOf(catalogue, reader, 'jian_ya').filter(
        ({ papers }) => type === '' || papers.some((paper) => paper.types.includes(type)),
      );
      return setList(userId, reader, sets, page, page_size);
    },

    async getJiJingList(userId: number, skill: PractisedSkill, { unit, shelf, page, page_size }: In<'getJiJingList'>) {
      const [catalogue, reader] = [await catalogueNow(), await learner(deps.db, userId, skill)];
      const sets = setsOf(catalogue, reader, shelf).filter(({ year }) => unit === 0 || year === unit);
      return setList(userId, reader, sets, page, page_size);
    },

    async getSearchList(
      userId: number,
      skill: PractisedSkill,
      { state, page, page_size, ...wanted }: In<'getSearchList'>,
    ) {
      const [catalogue, reader] = [await catalogueNow(), await learner(deps.db, userId, skill)];
      const found = search(catalogue, reader, wanted);
      // Only a filter by state needs the results of more than one page.
      const asked = state === '' ? pageOf(found, page, page_size) : found;
      const mine = await mineOf(
        deps.db,
        userId,
        skill,
        asked.map(({ id }) => id),
      );
      const wantedOnes = state === '' ? found : found.filter(({ id }) => mine('paper', id).state === state);
      const shown = pageOf(wantedOnes, page, page_size).map((paper) => foundRow(paper, catalogue, reader, mine));
      return paged(shown, wantedOnes.length, { page, page_size });
    },

    async getSearchConfig(userId: number, skill: PractisedSkill) {
      return searchConfig(await catalogueNow(), await learner(deps.db, userId, skill));
    },

    async getPaper(userId: number, skill: PractisedSkill, { id, ids, exam_type }: In<'getPaper'>) {
      const reader = await learner(deps.db, userId, skill);
      const chosen = await practised(reader, ids ? { ids } : { id: id ?? 0 });
      const locked = reader.locked(chosen.access);
      const mine = await mineOf(deps.db, userId, skill, chosen.id ? [chosen.id] : []);
      const { kind, title, shelf, marks, whole, access } = chosen;
      const papers = locked ? [] : numbered(await versions.current(deps.db, chosen.papers));
      return {
        kind,
        id: chosen.id,
        title,
        shelf,
        marks,
        seconds: examSeconds(chosen, reader, exam_type),
        running: locked ? [] : reader.kit.running(papers, reader.kit.checkSeconds(exam_type ?? reader.examType)),
        whole: whole ? (1 as const) : (0 as const),
        access: reader.costs(access),
        locked: locked ? (1 as const) : (0 as const),
        papers: papers as Paper[],
        mine: mine(kind === 'set' ? 'set' : 'paper', chosen.id),
      };
    },

    /** For an attempt: what is wanted, if this learner may have it. */
    async choose(reader: PracticeLearner, wanted: Wanted): Promise<Selection> {
      const chosen = await practised(reader, wanted);
      if (reader.locked(chosen.access)) throw new AppError('vip_needed', { details: { skill: reader.skill } });
      return chosen;
    },

    /** What these papers together take, whoever may open them. A missing one is not found. */
    async sumOf(reader: PracticeLearner, ids: readonly number[], examType?: 1 | 2) {
      const chosen = select(await catalogueNow(), reader, { ids });
      return {
        marks: chosen.marks,
        seconds: examSeconds(chosen, reader, examType),
        isLocked: reader.locked(chosen.access),
        hasAudio: chosen.papers.every((paper) => paper.hasAudio),
      };
    },

    /** The recordings of a mock in the order in which they are heard, each once. */
    async soundsOf(reader: PracticeLearner, ids: readonly number[], examType: 1 | 2): Promise<string[]> {
      if (ids.length === 0) return [];
      const chosen = select(await catalogueNow(), reader, { ids });
      const papers = numbered(await versions.current(deps.db, chosen.papers));
      return soundsIn(reader.kit.running(papers, reader.kit.checkSeconds(examType)), papers as Paper[]);
    },

    doneBefore,

    /** By what they cost now; one that left the shelf by what it cost when it was begun. */
    async requireUnlocked(reader: PracticeLearner, kept: readonly { id: number; hash: string }[]): Promise<void> {
      const { papers } = await catalogueNow();
      const begun = await versions.kept(deps.db, kept);
      const isLockedNow = begun.some(({ id, access }) => reader.locked(papers.get(id)?.access ?? access));
      if (isLockedNow) throw new AppError('vip_needed', { details: { skill: reader.skill } });
    },

    /**
     * Papers with this type of question that this learner may open. Only what stands on a shelf: a paper that is kept
     * for mock tests is used nowhere else.
     */
    async withType(reader: PracticeLearner, type: QuestionType): Promise<PaperVersion[]> {
      const catalogue = await catalogueNow();
      const onShelf = new Set(
        catalogue.sets.filter(({ organisation }) => reader.sees(organisation)).flatMap(({ papers }) => papers),
      );
      const papers = [...onShelf].filter(
        ({ skill, types, organisation, access }) =>
          skill === reader.skill && types.includes(type) && reader.sees(organisation) && !reader.locked(access),
      );
      return versions.current(deps.db, papers);
    },

    /** By kind of item: a recording is for whoever may open its section. */
    mayOpen: Object.fromEntries(
      PRACTISED_SKILLS.map((skill): [string, MayOpen] => [
        skill,
        async (userId, access) => !(await learner(deps.db, userId, skill)).locked(access),
      ]),
    ),

    /** As they are now, with what is told after handing in: for whoever has made sure that it may be told. */
    currentVersions: versions.current,
    /** For what is read or heard, and not for what is marked. */
    currentAsWritten: versions.currentAsWritten,
    keepVersions: versions.keep,
    keptVersions: versions.kept,
    everyVersion: versions.everyKept,
    /** By their authors: what a key was before anything was added to it. */
    asWritten: versions.asWritten,
    noteResult: (db: Db, rows: Parameters<ReturnType<typeof learnerResultsRepo>['noteResult']>[0]) =>
      learnerResultsRepo(db).noteResult(rows),
    raiseBest: (db: Db, rows: Parameters<ReturnType<typeof learnerResultsRepo>['raiseBest']>[0]) =>
      learnerResultsRepo(db).raiseBest(rows),
    /** The last attempt of a paper, open or marked; 0: none. */
    lastAttempt: async (db: Db, userId: number, skill: PractisedSkill, id: number): Promise<number> =>
      (await mineOf(db, userId, skill, [id]))('paper', id).attempt_id,
    bestOf: (db: Db, userId: number, contentId: number) => learnerResultsRepo(db).bestOf(userId, contentId),
    giveMarks: (db: Db, from: number, to: number) => learnerResultsRepo(db).giveMarks(from, to),
  };

  async function setList(userId: number, reader: Reader, sets: ReturnType<typeof setsOf>, page: number, size: number) {
    const shown = pageOf(sets, page, size);
    const ids = shown.flatMap(({ id, papers }) => [id, ...papers.map((paper) => paper.id)]);
    const mine = await mineOf(deps.db, userId, reader.skill, ids);
    const rows = shown.map((set) => setRow(set, reader, mine));
    return paged(rows, sets.length, { page, page_size: size });
  }

  /** Which of these papers the learner has handed in before. */
  async function doneBefore(db: Db, userId: number, ids: readonly number[]): Promise<number[]> {
    return ids.length ? (await learnerResultsRepo(db).bests(userId, [...ids])).map(({ content_id }) => content_id) : [];
  }

  /** For practice. What is kept for mocks is not found, until it has been handed in there. */
  async function practised(reader: PracticeLearner, wanted: Wanted): Promise<Selection> {
    const catalogue = await catalogueNow();
    const chosen = select(catalogue, reader, wanted);
    const kept = chosen.papers.map(({ id }) => id).filter((id) => catalogue.keptForMocks.has(id));
    const seen = await doneBefore(deps.db, reader.id, kept);
    if (seen.length < kept.length) throw new AppError('not_found', { fields: ['ids' in wanted ? 'paper_ids' : 'id'] });
    return chosen;
  }

  async function learner(db: Db, userId: number, skill: PractisedSkill): Promise<PracticeLearner> {
    const row = await deps.learners.find(db, userId);
    if (!row) throw new AppError('not_logged_in');
    const isOperator = row.role === 'backend-system';
    const isMember = await deps.membership.isMember(db, userId, skill);
    const kit = deps.kits[skill];
    const rule = kit.access(deps.settings);
    return {
      id: userId,
      skill,
      kit,
      examType: row.exam_type === 2 ? 2 : 1,
      timeZone: row.time_zone,
      module: row.module,
      sees: (organisation) => organisation === null || isOperator || organisation === row.organisation,
      locked: (access) => isLocked({ rule, access, isMember, isOperator }),
      costs: (access) => (isLocked({ rule, access, isMember: false, isOperator: false }) ? 'vip' : 'free'),
    };
  }

  async function catalogueNow(): Promise<Catalogue> {
    const now = deps.now().getTime();
    if (held && Math.abs(now - held.lookedAt) < FRESH_MS) return held.catalogue;
    const version = await deps.items.version();
    const catalogue =
      held?.version === version
        ? held.catalogue
        : buildCatalogue(await deps.items.heads(KINDS, LONG_FIELDS), deps.kits);
    held = { version, lookedAt: now, catalogue };
    return catalogue;
  }
};
