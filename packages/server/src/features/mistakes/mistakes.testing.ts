import { randomUUID } from 'node:crypto';
import type { MistakeCard } from '@ninefold/contract/mistakes/card';
import type { PractisedSkill } from '@ninefold/core/practice/practised-skills';
import { register } from '#features/identity/identity.testing.ts';
import {
  handIn,
  type Key,
  keysOf,
  type PracticeSite,
  rightAnswer,
  rightAnswers,
  start,
} from '#features/practice/attempts/attempts.testing.ts';
import type { Visitor } from '#testing/app.ts';

/** What the tests of mistakes do again and again, as a learner would. */

export const DAY = 86_400;
export const PASSAGE = 'set1-passage-1';

export type Api = Pick<Visitor, 'api'>;

/**
 * Sits a passage, all right but for the answers given here by question number; '' leaves it blank. Where an author has
 * made the given answer the right one, another is given.
 */
export async function sit(
  site: PracticeSite,
  learner: Api,
  wrong: Record<number, string>,
  slug = PASSAGE,
  skill: PractisedSkill = 'reading',
) {
  const paper = site.id(slug);
  const keys = await keysOf(site, [paper]);
  const answers = rightAnswers(keys);
  for (const [n, given] of Object.entries(wrong)) {
    const key = numbered(keys, Number(n));
    answers[key.question] = key.accept.includes(given) ? other(given) : given;
  }
  const attempt = await start(learner, { skill, id: paper, mode: 'practice' });
  return handIn(learner, attempt, Object.fromEntries(Object.entries(answers).filter(([, value]) => value !== '')));
}

const other = (verdict: string) => (verdict === 'T' ? 'F' : 'T');

export function numbered(keys: readonly Key[], n: number): Key {
  const key = keys.find((one) => one.n.includes(n));
  if (!key) throw new Error(`there is no question ${n}`);
  return key;
}

/** The right answer to a card, which no learner is ever sent. */
export async function rightFor(site: PracticeSite, card: Pick<MistakeCard, 'drill'>): Promise<string | string[]> {
  if (card.drill.form !== 'question' && card.drill.form !== 'typed') throw new Error('this is no question');
  const { key, paper } = card.drill;
  const found = (await keysOf(site, [paper.id])).find((one) => one.question === key);
  if (!found) throw new Error(`no key for ${key}`);
  return rightAnswer(found);
}

export const answer = ({ api }: Api, id: number, value?: string | string[], key: string = randomUUID()) =>
  api.mistakes.answer({ id, key, ...(value !== undefined && { value }) });

/** Everything that is due today, answered right. */
export async function answerToday(site: PracticeSite, learner: Api) {
  const { list } = await learner.api.mistakes.getToday({});
  const verdicts = [];
  for (const card of list) verdicts.push((await answer(learner, card.id, await rightFor(site, card))).verdict);
  return verdicts;
}

export const newLearner = (site: PracticeSite) => register(site);

/** The running sums beside what counting would say: they must never differ. */
export async function counted(site: PracticeSite, userId: number) {
  const sums = await site.rows(
    `select skill, kind, type, open, practised, closed, removed from mistake_counts
     where user_id = $1 and (open, practised, closed, removed) <> (0, 0, 0, 0) order by skill, kind, type`,
    [userId],
  );
  const rows = await site.rows(
    `select skill, kind, type,
       count(*) filter (where not removed and state = 'open')::integer as open,
       count(*) filter (where not removed and state = 'practised')::integer as practised,
       count(*) filter (where not removed and state = 'closed')::integer as closed,
       count(*) filter (where removed)::integer as removed
     from mistakes where user_id = $1 group by skill, kind, type order by skill, kind, type`,
    [userId],
  );
  return { sums, rows };
}
