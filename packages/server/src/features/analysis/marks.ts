import { TOPICS } from '@ninefold/content/topics';
import { addLosses, addTallies, type Tallies } from '@ninefold/core/analysis/paper-counts';
import { neededShare } from '@ninefold/core/analysis/weakest';
import type { PractisedSkill } from '@ninefold/core/practice/practised-skills';
import type { QuestionType } from '@ninefold/core/practice/question-types';
import { addDays } from '@ninefold/core/time/day';
import type { AnalysisDeps } from './analysis-deps.ts';
import { learnerOf } from './learner.ts';
import { type Counted, markedPapersRepo } from './marked-papers.repo.ts';

type Asked = { skill: PractisedSkill; days: number };

/** Only papers done for the first time: the second time a learner remembers the answers. */
export async function marksOf(deps: AnalysisDeps, userId: number, { skill, days }: Asked) {
  const learner = await learnerOf(deps, userId);
  const from = days ? learner.startOf(addDays(learner.today, 1 - days)) : null;
  const rows = await markedPapersRepo(deps.db).since(userId, skill, from);
  const [first, again] = [rows.filter((row) => !row.is_repeat), rows.filter((row) => row.is_repeat)];
  const target = learner.targets[skill];
  // Academic and general reading differ by a mark or two: the line is drawn by the one most learners sit.
  const needed = neededShare(target, skill === 'listening' ? 'listening' : 'academic_reading');
  return {
    ...sumOf(first),
    repeats: sumOf(again),
    types: listed(addTallies(first.map(({ types }) => types))).map(({ name, ...tally }) => ({
      type: name as QuestionType,
      ...tally,
    })),
    topics: listed(addTallies(first.map((row) => under(row.topic, row)))).map(({ name, ...tally }) => ({
      topic: name,
      name: nameOf(name),
      ...tally,
    })),
    parts: listed(addTallies(first.map((row) => under(String(row.part), row))))
      .map(({ name, ...tally }) => ({ part: Number(name), ...tally }))
      .sort((a, b) => a.part - b.part),
    minutes: listed(addTallies(first.map(({ minutes }) => minutes)))
      .map(({ name, ...tally }) => ({ from: Number(name), ...tally }))
      .sort((a, b) => a.from - b.from),
    losses: addLosses(first.map(({ losses }) => losses)),
    target,
    needed: needed === null ? -1 : Math.round(needed * 100),
  };
}

const sumOf = (rows: readonly Counted[]) => ({
  papers: rows.length,
  right: rows.reduce((sum, { right }) => sum + right, 0),
  total: rows.reduce((sum, { total }) => sum + total, 0),
});

const under = (name: string, { right, total }: Counted): Tallies => ({ [name]: [right, total] });

const listed = (tallies: Tallies) =>
  Object.entries(tallies)
    .map(([name, [right, total]]) => ({ name, right, total }))
    .filter(({ total }) => total > 0);

const isTopic = (value: string): value is keyof typeof TOPICS => value in TOPICS;
/** A school's own topic goes by the name it was given in its pack. */
const nameOf = (topic: string) => (isTopic(topic) ? TOPICS[topic] : { en: topic, zh: topic });
