import { register } from '#features/identity/identity.testing.ts';
import { handIn, keysOf, type PracticeSite, rightAnswers, start } from '../attempts.testing.ts';

/** What the tests of challenges do again and again. */

export async function operatorOf(site: PracticeSite) {
  const operator = await register(site);
  await site.rows(`update users set role = 'backend-system' where id = $1`, [operator.user.id]);
  return operator;
}
export type Operator = Awaited<ReturnType<typeof operatorOf>>;

/** A full set, everything right but these, by their place in it; the first six are gaps of the first passage. */
export async function sat(site: PracticeSite, wrong: Record<number, string>) {
  const learner = await register(site);
  const attempt = await start(learner, { id: site.id('set-1') });
  const papers = attempt.papers.map(({ id }) => id);
  const answers = rightAnswers(await keysOf(site, papers));
  const keys = Object.keys(answers);
  for (const [at, value] of Object.entries(wrong)) answers[keys[Number(at)] ?? ''] = value;
  site.later(1800);
  const result = await handIn(learner, attempt, answers);
  return { ...learner, attempt, keys, result };
}
export type Sat = Awaited<ReturnType<typeof sat>>;

export const resultOf = ({ api, attempt }: Sat) => api.attempt.getResult({ attempt_id: attempt.id });

/** Challenges the question at this place, and finds the challenge on the operator's list. */
export async function challenged({ api }: Operator, learner: Sat, words: string, at = 0): Promise<number> {
  const { attempt, keys } = learner;
  await learner.api.attempt.challengeMark({ attempt_id: attempt.id, key: keys[at] ?? '', words });
  const { list } = await api.attempt.getChallengeList({ page_size: 100 });
  return list.find((row) => row.attempt_id === attempt.id && row.key === keys[at])?.id ?? 0;
}

export const actsOn = async (site: PracticeSite, id: number) =>
  site.rows<{ action: string; actor_id: number; reason: string; details: Record<string, number | string> }>(
    `select action, actor_id, reason, details from audit_entries
     where subject = 'challenge' and subject_id = $1 order by id`,
    [String(id)],
  );
