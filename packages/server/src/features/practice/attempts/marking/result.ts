import type { QuestionResult, Result } from '@ninefold/contract/practice/result';
import { nextBand } from '@ninefold/core/bands/band-tables';
import { type Tally, tallyOf } from '@ninefold/core/practice/honest-score';
import type { Reason } from '@ninefold/core/practice/marking/reasons';
import { localDay } from '@ninefold/core/time/local-day';
import type { Db } from '#db/db.ts';
import type { PaperVersion } from '../../papers/papers.service.ts';
import type { SkillKit } from '../../skill.kit.ts';
import { type AttemptPaper, attemptsRepo, type Held } from '../attempts.repo.ts';
import type { AttemptsDeps } from '../attempts-deps.ts';
import { attemptView } from '../views.ts';
import { challengesRepo } from './challenges.repo.ts';
import { bandTest, questionKey } from './score.ts';

const DAY_MS = 86_400_000;

/**
 * Everything the review shows, put together from the marks that were kept and the papers as they were. `timeZone`: where
 * the learner lives, where that is known already.
 */
export async function resultOf(deps: AttemptsDeps, db: Db, held: Held, timeZone?: string): Promise<Result> {
  const { attempt, sheet } = held;
  const papers = await attemptsRepo(db).papers(attempt.id);
  const versions = await deps.papers.keptVersions(
    db,
    papers.map(({ content_id, hash }) => ({ id: content_id, hash })),
  );
  const challenges = await challengesRepo(db).ofAttempt(attempt.id);
  const questions = papers.flatMap((paper) =>
    questionsOf(paper, versionOf(versions, paper), held, (key) => challenges.find(({ question }) => question === key)),
  );
  const { right, checked, wrong, blank } = tally(questions);
  return {
    attempt: attemptView(deps.kits[attempt.skill], held, papers, versions, deps.now()),
    ...{ right, checked, wrong, blank },
    total: attempt.total,
    answered: attempt.answered,
    band: bandView(deps.kits[attempt.skill], held, versions),
    seconds: attempt.seconds,
    closed_by: attempt.closed_by ?? 'learner',
    best_before: attempt.best_before,
    questions,
    types: byType(questions),
    groups: byGroup(questions, sheet.seconds.groups),
    papers: papers.map((paper) => paperReview(versionOf(versions, paper), questions)),
    coins: { paid: attempt.coins, over_limit: attempt.over_limit ? 1 : 0 },
    today: await todayOf(deps, db, held, timeZone),
  };
}

export function versionOf(versions: readonly PaperVersion[], { content_id }: AttemptPaper): PaperVersion {
  const version = versions.find(({ id }) => id === content_id);
  if (!version) throw new Error(`no kept version of paper ${content_id}`);
  return version;
}

type ChallengeOf = (
  key: string,
) => { state: 'open' | 'accepted' | 'declined'; words: string; reply: string } | undefined;

/** As much of an attempt as marks need: a question that is asked alone has no more. */
export type MarkedSheet = {
  attempt: Pick<Held['attempt'], 'only'>;
  sheet: Pick<Held['sheet'], 'answers' | 'marks' | 'checked'>;
};

export function questionsOf(
  { offset }: Pick<AttemptPaper, 'offset'>,
  version: PaperVersion,
  { attempt, sheet }: MarkedSheet,
  challengeOf: ChallengeOf,
): QuestionResult[] {
  return version.marks.flatMap(({ key, n, type }) => {
    const name = questionKey(version.id, key);
    const reasons = sheet.marks?.[name] as (Reason | null)[] | undefined;
    const review = version.review.questions.find((one) => one.key === key);
    if (!reasons || !review || (attempt.only && !attempt.only.includes(name))) return [];
    const value = sheet.answers[name];
    const challenge = challengeOf(name);
    const group = version.shown.groups.findIndex(({ questions }) => questions.some((one) => one.key === key));
    return [
      {
        key: name,
        paper_id: version.id,
        n: n.map((number) => number + offset),
        type,
        group,
        given: value === undefined ? [] : typeof value === 'string' ? [value] : value,
        right: reasons.filter((reason) => reason === null).length,
        total: reasons.length,
        reason: reasons.find((reason) => reason !== null) ?? '',
        marks: reasons.map((reason, at) => ({
          n: (n[at] ?? 0) + offset,
          right: reason === null ? (1 as const) : (0 as const),
          reason: reason ?? ('' as const),
        })),
        answer: review.answer,
        explain: review.explain,
        evidence: review.evidence.map((evidence) => ({ ...evidence, ...heardAt(version, evidence) })),
        paraphrase: review.paraphrase,
        why: review.why,
        checked: sheet.checked.includes(name) ? (1 as const) : (0 as const),
        challenge: challenge ? { state: challenge.state, words: challenge.words, reply: challenge.reply } : null,
      },
    ];
  });
}

/** The seconds of the sentences in which the quoted words are said. */
export function heardAt(
  { review }: PaperVersion,
  { at, quote }: { at: string; quote: string },
): { from: number; to: number } {
  const said = (review.sentences ?? []).filter(
    ({ turn, content, start }) =>
      turn === at && start !== undefined && start >= 0 && (quote.includes(content) || content.includes(quote)),
  );
  const [first, last] = [said[0], said.at(-1)];
  return { from: first?.start ?? -1, to: last?.end ?? -1 };
}

function bandView(kit: SkillKit, { attempt }: Held, versions: readonly PaperVersion[]): Result['band'] {
  if (attempt.band < 0) return null;
  const test = bandTest(kit, versions);
  const next = nextBand(attempt.right, test);
  return { band: attempt.band, more: next?.more ?? 0, next: next?.band ?? -1, test };
}

/** Counted in one way for the whole, a paper, a type and a group, so that the columns add up. */
const tally = (questions: readonly QuestionResult[]): Tally =>
  tallyOf(
    questions.map(({ marks, checked }) => ({
      reasons: marks.map(({ reason }) => (reason === '' ? null : reason)),
      checked: checked === 1,
    })),
  );

function byType(questions: readonly QuestionResult[]): Result['types'] {
  const types = [...new Set(questions.map(({ type }) => type))];
  return types.map((type) => ({ type, ...countOf(questions.filter((question) => question.type === type)) }));
}

function byGroup(questions: readonly QuestionResult[], seconds: Record<string, number>): Result['groups'] {
  const groups = new Map<string, QuestionResult[]>();
  for (const question of questions) {
    const name = `${question.paper_id}.${question.group}`;
    groups.set(name, [...(groups.get(name) ?? []), question]);
  }
  return [...groups].flatMap(([name, [first, ...rest]]) => {
    if (!first) return [];
    const all = [first, ...rest];
    const numbers = all.flatMap(({ n }) => n);
    return [
      {
        paper_id: first.paper_id,
        group: first.group,
        type: first.type,
        from: Math.min(...numbers),
        to: Math.max(...numbers),
        ...countOf(all),
        seconds: seconds[name] ?? 0,
      },
    ];
  });
}

function paperReview({ id, review }: PaperVersion, questions: readonly QuestionResult[]) {
  const mine = questions.filter(({ paper_id }) => paper_id === id);
  return {
    id,
    ...countOf(mine),
    paragraphs: review.paragraphs ?? [],
    speakers: review.speakers ?? [],
    script: review.script ?? [],
    sentences: (review.sentences ?? []).map(({ start = -1, end = -1, ...sentence }) => ({ ...sentence, start, end })),
  };
}

/** What the learner's own day holds so far, counted from what the server saw. */
async function todayOf(deps: AttemptsDeps, db: Db, { attempt }: Held, known?: string): Promise<Result['today']> {
  const timeZone = known ?? (await deps.papers.learner(db, attempt.user_id, attempt.skill)).timeZone;
  const now = deps.now();
  const deeds = await deps.deeds.deedsSince(db, attempt.user_id, new Date(now.getTime() - 2 * DAY_MS));
  const today = deeds.filter(({ happened_at }) => localDay(happened_at, timeZone) === localDay(now, timeZone));
  const practices = today.filter(({ deed }) => deed === deps.kits[attempt.skill].deed);
  return { practices: practices.length, seconds: sum(today.map(({ seconds }) => seconds)) };
}

function countOf(questions: readonly QuestionResult[]): { right: number; total: number } {
  const { right, total } = tally(questions);
  return { right, total };
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
