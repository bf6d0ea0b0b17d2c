import type { ParsedInput } from '@ninefold/contract/call';
import type { IdeasBoard, writingIdeas } from '@ninefold/contract/writing/ideas';
import { secondsOf } from '@ninefold/core/time/seconds';
import { mergeBoards } from '@ninefold/core/writing/ideas/board';
import type { Db } from '#db/db.ts';
import type { Deps } from '#deps.ts';
import type { QuestionMaterial } from '../study/material.ts';
import { type Study, sidesOf } from '../study/study.service.ts';
import { type BoardRow, ideasRepo } from './ideas.repo.ts';

export type WritingIdeas = ReturnType<typeof ideasService>;
type Board = ParsedInput<(typeof writingIdeas)['saveIdeas']>;

const EMPTY: IdeasBoard = { own: [], picked: [], plan: [], seconds: 0, compared: 0, revision: 0, update_time: 0 };

/** The ideas board of a question. What the pack offers stays on the server until the learner has thought alone. */
export const ideasService = (deps: Pick<Deps, 'db' | 'now'> & { study: Pick<Study, 'open'> }) => ({
  async getIdeas(userId: number, id: number) {
    const { paper, material } = await deps.study.open(userId, id);
    const row = await ideasRepo(deps.db).find(userId, id);
    const board = row ? shown(row) : EMPTY;
    const ideas = paper.task === 1 ? featuresAsIdeas(material) : (material.ideas ?? []);
    return {
      paper,
      sides: sidesOf({ ideas }),
      ideas: board.compared ? ideas : [],
      outline: material.outline,
      board,
    };
  },

  async saveIdeas(userId: number, { id, revision, ...board }: Board) {
    await deps.study.open(userId, id);
    return deps.db.transaction(async (tx) => {
      const saved = await ideasRepo(tx).save(userId, id, board, revision, deps.now());
      if (saved) return { outcome: 'saved' as const, board: shown(saved) };
      const stored = await ideasRepo(tx).find(userId, id);
      return { outcome: 'stale' as const, board: stored ? shown(stored) : EMPTY };
    });
  },

  /** Thought about alone, and compared with what the pack offers. */
  isCompared: async (db: Db, userId: number, id: number): Promise<boolean> =>
    (await ideasRepo(db).find(userId, id))?.board.compared === 1,

  /** At login a guest's boards come along. Where the account has one of the same question, the two become one. */
  async mergeGuest(tx: Db, guestId: number, userId: number): Promise<number> {
    const repo = ideasRepo(tx);
    const boards = await repo.all(guestId);
    for (const { paper_id, board } of boards) {
      const own = await repo.find(userId, paper_id);
      if (!own) continue;
      await repo.replace(userId, paper_id, mergeBoards(own.board, board), deps.now());
      await repo.remove(guestId, paper_id);
    }
    await repo.reown(guestId, userId);
    return boards.length;
  },
});

/** A figure has no sides: what there is to find in it stands in one column. */
const FEATURES = 'What a reader should find';
const featuresAsIdeas = ({ keyFeatures = [] }: QuestionMaterial) =>
  keyFeatures.map(({ text }) => ({ side: FEATURES, idea: text, words: [] }));

const shown = ({ board, revision, updated_at }: BoardRow): IdeasBoard => ({
  ...board,
  revision,
  update_time: secondsOf(updated_at.getTime()),
});
