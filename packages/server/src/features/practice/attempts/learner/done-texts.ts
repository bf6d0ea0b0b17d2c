import type { Paper } from '@ninefold/contract/practice/paper';
import type { PractisedSkill } from '@ninefold/core/practice/practised-skills';
import type { PaperVersion } from '../../papers/papers.service.ts';
import type { AttemptsDeps } from '../attempts-deps.ts';
import { learnerAttemptsRepo } from './learner-attempts.repo.ts';

/** A paper that a learner has handed in, in the version that was attempted. */
export type DonePaper = { attempt_id: number; skill: PractisedSkill; paper_id: number; hash: string };

/** Its text: paragraphs of a passage by their letters, turns of a script by their ids. */
export type DoneText = {
  paper_id: number;
  hash: string;
  title: { en: string; zh: string };
  blocks: { at: string; text: string }[];
};
export type DoneTexts = ReturnType<typeof doneTexts>;

/** What a learner has read and heard, for whoever looks for a word in it. */
export const doneTexts = ({ db, papers }: Pick<AttemptsDeps, 'db' | 'papers'>) => ({
  /** The last ones, each once with its last attempt, the newest first. */
  list: (userId: number): Promise<DonePaper[]> => learnerAttemptsRepo(db).donePapers(userId),

  async texts(done: readonly Pick<DonePaper, 'paper_id' | 'hash'>[]): Promise<DoneText[]> {
    if (done.length === 0) return [];
    const versions = await papers.keptVersions(
      db,
      done.map(({ paper_id, hash }) => ({ id: paper_id, hash })),
    );
    return versions.map((version) => ({
      paper_id: version.id,
      hash: version.hash,
      title: version.shown.title,
      blocks: blocksOf(version),
    }));
  },
});

function blocksOf({ shown, review }: PaperVersion): DoneText['blocks'] {
  const paper = shown as Paper;
  if (paper.kind === 'reading') return paper.paragraphs.map(({ label, text }) => ({ at: label, text }));
  return (review.script ?? []).map(({ id, text }) => ({ at: id, text }));
}
