import { attemptsRepo } from '../attempts.repo.ts';
import type { AttemptsDeps } from '../attempts-deps.ts';
import { questionKey } from './score.ts';

/** Which questions an attempt asks. That never changes, so a save need not read it again and again. */
export type QuestionKeys = {
  of(userId: number, attemptId: number): Promise<{ questions: ReadonlySet<string>; endsAt: Date | null } | null>;
};

const MOST_KNOWN = 5000;

export function questionKeys({ db, papers: shelf }: Pick<AttemptsDeps, 'db' | 'papers'>): QuestionKeys {
  const known = new Map<number, { userId: number; questions: ReadonlySet<string>; endsAt: Date | null }>();
  return {
    /** Null: no such attempt of this learner. A guest's may have become an account's, so another owner is looked up. */
    async of(userId, attemptId) {
      const kept = known.get(attemptId);
      if (kept?.userId === userId) return kept;
      const held = await attemptsRepo(db).find(userId, attemptId);
      if (!held) return null;
      const papers = await attemptsRepo(db).papers(attemptId);
      const versions = await shelf.keptVersions(
        db,
        papers.map(({ content_id, hash }) => ({ id: content_id, hash })),
      );
      const all = versions.flatMap(({ id, marks }) => marks.map(({ key }) => questionKey(id, key)));
      const found = { userId, questions: new Set(held.attempt.only ?? all), endsAt: held.attempt.ends_at };
      known.set(attemptId, found);
      const [oldest] = known.keys();
      if (known.size > MOST_KNOWN && oldest !== undefined) known.delete(oldest);
      return found;
    },
  };
}
