import { weekdayOf } from '../time/local-day.ts';
import type { CoinReason } from './coin-reasons.ts';

type Language = 'zh' | 'en';
/** `name`: what the reference is called in the caller's language (a task, a friend), where there is one. */
export type CoinMove = { reason: CoinReason; reference: string; change: number; name?: string | undefined };

/** What the learner's list says about an entry. */
export const coinDesc = (move: CoinMove, language: Language): string => DESC[language][move.reason](move);

/** A purchase says for which task it was, and a positive one is a purchase given back. */
const bought =
  (what: string, back: (what: string) => string) =>
  ({ reference, change }: CoinMove) => {
    const task = /^task([12])\b/.exec(reference)?.[1];
    const thing = task ? `${what} · Task ${task}` : what;
    return change > 0 ? back(thing) : thing;
  };
const backZh = (what: string) => `退回：${what}`;
const backEn = (what: string) => `Given back: ${what}`;
const isSunday = (reference: string) => /^\d{4}-\d{2}-\d{2}$/.test(reference) && weekdayOf(reference) === 7;

const DESC: Record<Language, Record<CoinReason, (move: CoinMove) => string>> = {
  zh: {
    opening: () => '期初余额',
    welcome: () => '新学员礼物',
    sign_in: ({ reference }) => (isSunday(reference) ? '周日签到' : '每日签到'),
    task: ({ name }) => (name ? `完成任务：${name}` : '完成任务'),
    plan_completed: () => '完成学习计划',
    invited_friend: ({ name }) => (name ? `好友「${name}」完成首次练习` : '好友完成首次练习'),
    invited_by_friend: () => '受邀注册，完成首次练习',
    essay_scoring: bought('写作批改', backZh),
    model_essay: bought('范文生成', backZh),
    speaking_report: bought('口语报告', backZh),
    operator: ({ reference, change }) => (change > 0 ? `老师发放：${reference}` : `老师调整：${reference}`),
  },
  en: {
    opening: () => 'Opening balance',
    welcome: () => 'Welcome gift',
    sign_in: ({ reference }) => (isSunday(reference) ? 'Sunday sign-in' : 'Daily sign-in'),
    task: ({ name }) => (name ? `Task done: ${name}` : 'Task done'),
    plan_completed: () => 'Study plan completed',
    invited_friend: ({ name }) => (name ? `${name} finished a first practice` : 'A friend finished a first practice'),
    invited_by_friend: () => 'First practice as an invited friend',
    essay_scoring: bought('Essay scoring', backEn),
    model_essay: bought('Model essay', backEn),
    speaking_report: bought('Speaking report', backEn),
    operator: ({ reference, change }) =>
      change > 0 ? `From the school: ${reference}` : `Changed by the school: ${reference}`,
  },
};
