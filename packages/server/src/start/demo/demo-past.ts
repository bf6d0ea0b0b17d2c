import type { TaskCondition } from '@ninefold/core/economy/tasks';
import { overallOf } from '@ninefold/core/planner/targets';
import { scoreFields } from '@ninefold/core/score-fields';
import { localDay, weekdayOf } from '@ninefold/core/time/local-day';
import { secondsOf } from '@ninefold/core/time/seconds';
import type { Deps } from '#deps.ts';
import { buildServices, type Services } from '#services.ts';
import { demoPapers, type FoundPaper } from './demo-papers.ts';
import { DEMO_SCORES, type DemoMove, demoStory, EXAM_IN_DAYS } from './demo-story.ts';
import { DEMO_WORDS_LEARNT, demoBooks } from './demo-words.ts';

type People = { learnerId: number; friendId: number; inviteCode: string; coins: number };

/**
 * Gives the demo learner a past by living it: every day of the story goes through the product's own services, whose
 * clock shows that day, so coins, deeds, tasks, plan and results agree. Once; at the end there are so many coins. Tells
 * whether it was lived now.
 */
export async function livePast(deps: Deps, { learnerId, friendId, inviteCode, coins: end }: People): Promise<boolean> {
  // Where nobody may hold that many coins, the story of how they were earned and spent cannot be true.
  if (deps.settings.COIN_CAP < end) return false;
  const now = deps.now();
  let clock = now;
  const services = buildServices({ ...deps, now: () => clock });
  const papers = demoPapers(deps.db, services, (at) => {
    clock = at;
  });
  const story = await papers.onShelf(learnerId, demoStory(now, deps.settings.DEFAULT_TIME_ZONE));
  const before = new Date((story[0]?.move.at ?? now).getTime() - 60_000);
  const start = end - (await worthOfAll());
  const opening = { userId: learnerId, reason: 'opening', reference: '', key: `opening:coins:${learnerId}` } as const;
  const opened = await deps.db.transaction(async (tx) => {
    const given = await services.coins.reward(tx, { ...opening, coins: Math.max(0, start), at: before });
    if (!given.again) await services.invites.bind(tx, friendId, inviteCode, null, before);
    return !given.again;
  });
  // Somebody has lived it before.
  if (!opened) return false;
  for (const { move, paper } of story) {
    clock = move.at;
    await live(services, move, paper);
  }
  return true;

  async function live(
    { coins, deeds, mock, purchases, signIn, planner, courses }: Services,
    move: DemoMove,
    paper: FoundPaper | null,
  ) {
    const at = move.at;
    const userId = learnerId;
    const inOne = deps.db.transaction.bind(deps.db);
    switch (move.kind) {
      case 'sign_in':
        return signIn.signIn(userId);
      case 'mobile':
        return inOne((tx) => deeds.recordDeed(tx, { userId, deed: 'mobile_bound', reference: 'mobile', at }));
      case 'gift': {
        const why = { reason: 'operator', reference: move.reason, key: `demo:${userId}:gift` } as const;
        return inOne((tx) => coins.reward(tx, { userId, coins: move.coins, ...why, at }));
      }
      case 'plan':
        return planner.updateLearningPlan(userId, planOf(now, move.minutesPerDay), 'zh');
      case 'buy': {
        // With coins, although there are free tries: a visitor should find those.
        const why = {
          reason: move.item,
          reference: move.reference,
          key: keyOf(`${move.item}:${move.reference}`),
        } as const;
        return inOne((tx) => coins.charge(tx, { userId, price: purchases.prices[move.item], ...why, at }));
      }
      case 'essay':
        return inOne((tx) =>
          deeds.recordDeed(tx, { userId, deed: 'essay_scored', skill: 'writing', reference: move.reference, at }),
        );
      case 'speaking':
        return inOne((tx) =>
          deeds.recordDeed(tx, { userId, deed: 'speaking_answered', skill: 'speaking', reference: move.reference, at }),
        );
      case 'give_back':
        return inOne((tx) => coins.refund(tx, { key: keyOf(move.of), at }));
      case 'mock':
        return inOne(async (tx) => {
          await mock.recordMock(tx, userId, DEMO_SCORES.mock, at);
          await deeds.recordDeed(tx, { userId, deed: 'mock_completed', reference: 'demo-1', at });
        });
      case 'paper':
        return paper && papers.handIn(move.by === 'friend' ? friendId : userId, paper, at);
      case 'begin':
        return paper && papers.begin(userId, paper, at);
      case 'course': {
        const [first] = (await courses.getPackageList(userId, 0, 'zh')).list;
        const [course] = first ? (await courses.getCourseList(userId, first.id, 'zh')).list : [];
        return first && course && courses.saveLastLearned(userId, { package_id: first.id, course_id: course.id }, 'zh');
      }
    }
  }

  function keyOf(name: string): string {
    return `demo:${learnerId}:${name}`;
  }

  /** What the whole story will have paid and cost, tasks and the friend included. */
  async function worthOfAll(): Promise<number> {
    const { settings } = deps;
    const moves = story.map(({ move }) => move);
    const prices = services.purchases.prices;
    const spent = moves.flatMap((move) => (move.kind === 'buy' ? [prices[move.item]] : []));
    const back = moves.flatMap((move) => (move.kind === 'give_back' ? [prices[itemOf(move.of)]] : []));
    const signed = moves.flatMap((move) => (move.kind === 'sign_in' ? [signInCoins(move.at)] : []));
    const gifts = moves.flatMap((move) => (move.kind === 'gift' ? [move.coins] : []));
    const friend = moves.some((move) => move.kind === 'paper' && move.by === 'friend') ? settings.INVITE_POINTS : 0;
    // From the catalogue and not from the learner's list: what this version cannot offer is paid all the same.
    const rules = (await services.taskCatalogue()).filter(({ published, organisation }) => published && !organisation);
    const words = await wordsToLearn();
    const done = ({ when, times }: (typeof rules)[number]) =>
      (when === 'learn-words' ? words : timesDone(moves, when)) >= times;
    const tasks = rules.filter(done).map(({ coins }) => coins);
    return sum(signed) + sum(gifts) + sum(back) + sum(tasks) + friend + settings.PLAN_POINTS - sum(spent);
  }

  /** What her weeks of words will come to; a site without word books has none to learn. */
  async function wordsToLearn(): Promise<number> {
    const { list } = await services.learning.getBookList(learnerId);
    return Math.min(DEMO_WORDS_LEARNT, sum(demoBooks(list).map(({ word_count }) => word_count)));
  }

  function signInCoins(at: Date): number {
    const sunday = weekdayOf(localDay(at, deps.settings.DEFAULT_TIME_ZONE)) === 7;
    return sunday ? deps.settings.SIGN_IN_POINTS_DAY_7 : deps.settings.SIGN_IN_POINTS;
  }
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

const itemOf = (name: string) => name.split(':')[0] as 'essay_scoring' | 'model_essay' | 'speaking_report';

const KINDS: Partial<Record<TaskCondition, DemoMove['kind']>> = {
  'complete-plan': 'plan',
  'bind-mobile': 'mobile',
  'first-essay': 'essay',
  'first-speaking': 'speaking',
  'first-mock': 'mock',
  'sign-in-days': 'sign_in',
};

function timesDone(moves: readonly DemoMove[], condition: TaskCondition): number {
  const papers = (by: 'learner' | 'friend') => moves.filter((move) => move.kind === 'paper' && move.by === by).length;
  if (condition === 'first-practice') return papers('learner');
  if (condition === 'invite-friend') return Math.min(1, papers('friend'));
  const times = moves.filter(({ kind }) => kind === KINDS[condition]).length;
  // A plan that is changed is still one plan.
  return condition === 'complete-plan' ? Math.min(1, times) : times;
}

function planOf(now: Date, minutesPerDay: number) {
  const { targets, past } = DEMO_SCORES;
  return {
    is_ielts: 1 as const,
    exam_date: secondsOf(now) + EXAM_IN_DAYS * 86_400,
    target_score: overallOf(targets),
    ...scoreFields('target_score', targets),
    ...scoreFields('past_score', past),
    minutes_per_day: minutesPerDay,
  };
}
