import type { ParsedInput } from '@ninefold/contract/call';
import type { Language } from '@ninefold/contract/errors';
import type { student, UserInfo } from '@ninefold/contract/identity';
import {
  daysLeft,
  isCurrent,
  VIP_SKILLS,
  type VipExpirations,
  type VipSkill,
  vipText,
} from '@ninefold/core/membership/vip';
import { overallOf } from '@ninefold/core/planner/targets';
import { scoreField, scoresIn } from '@ninefold/core/score-fields';
import { forEverySkill, SKILLS } from '@ninefold/core/skills';
import { secondsOf } from '@ninefold/core/time/seconds';
import { isTimeZone } from '@ninefold/core/time/time-zone';
import { AppError } from '#app-error.ts';
import type { Db } from '#db/db.ts';
import type { Deps } from '#deps.ts';
import { countryById } from '../countries.ts';
import { type ProfileRow, profileRepo } from './profile.repo.ts';

const GUEST = { zh: '游客', en: 'Guest' } as const;

export async function readProfile(deps: Deps, db: Db, userId: number, language: Language): Promise<UserInfo> {
  const row = await profileRepo(db).find(userId, deps.now());
  if (!row) throw new AppError('not_logged_in');
  return userInfo(row, secondsOf(deps.now()), language);
}

export async function currentVipSkills(deps: Deps, userId: number): Promise<VipSkill[]> {
  const row = await profileRepo(deps.db).find(userId, deps.now());
  const expirations = expirationsOf(row?.memberships ?? []);
  return VIP_SKILLS.filter((skill) => isCurrent(expirations[skill], secondsOf(deps.now())));
}

type Change = ParsedInput<(typeof student)['updateInfo']>;

/** The contract lists what may be changed; here the values are checked against the rest of the profile. */
export async function changeProfile(deps: Deps, userId: number, change: Change, language: Language) {
  return deps.db.transaction(async (tx) => {
    const info = await readProfile(deps, tx, userId, language);
    const wrong = wrongFields(info, change);
    if (wrong.length) throw new AppError('invalid_input', { fields: wrong });
    const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
    await profileRepo(tx).change(userId, { ...given, target_score: overallTarget(info, change) }, deps.now());
    return readProfile(deps, tx, userId, language);
  });
}

function wrongFields(info: UserInfo, change: Change): string[] {
  const wrong: string[] = [];
  if (change.time_zone !== undefined && !isTimeZone(change.time_zone)) wrong.push('time_zone');
  // With a mobile the country is half of the number: changing it alone would make the number somebody else's.
  const country = change.country_id;
  if (country !== undefined && (!countryById(country) || (info.mobile && country !== info.country_id)))
    wrong.push('country_id');
  for (const skill of SKILLS) {
    const field = scoreField('target_score', skill);
    const target = change[field];
    if (target !== undefined && target < info[scoreField('past_score', skill)]) wrong.push(field);
  }
  if (change.target_score !== undefined && change.target_score !== overallTarget(info, change))
    wrong.push('target_score');
  return wrong;
}

/** The average of the four as they will be: the overall is never a number of its own. */
function overallTarget(info: UserInfo, change: Change): number {
  const targets = scoresIn('target_score', info);
  return overallOf(forEverySkill((skill) => change[scoreField('target_score', skill)] ?? targets[skill]));
}

function userInfo({ user, ...row }: ProfileRow, now: number, language: Language): UserInfo {
  const expirations = expirationsOf(row.memberships);
  const days = (skill: VipSkill) => daysLeft(expirations[skill], now);
  const { organisation_id: _, merged_into: __, created_at: ___, updated_at: ____, ...fields } = user;
  return {
    ...fields,
    name: user.name || (user.role === 'tourist' ? GUEST[language] : ''),
    account: user.account ?? '',
    mobile: user.mobile ?? '',
    country_id: user.country_id ?? 0,
    invite_code: user.invite_code ?? '',
    exam_type: user.exam_type === 2 ? 2 : 1,
    is_ielts: user.is_ielts === 1 || user.is_ielts === 2 ? user.is_ielts : 0,
    is_done_learning_plan: flag(user.is_done_learning_plan),
    is_guide: flag(user.is_guide),
    exam_date: secondsOf(user.exam_date),
    ai_test_num: row.ai_test_num ?? 0,
    has_password: flag(row.has_password),
    organisation: row.organisation,
    expiration_time: expirations.writing,
    reading_expiration_time: expirations.reading,
    listening_expiration_time: expirations.listening,
    vip_days: days('writing'),
    reading_vip_days: days('reading'),
    listening_vip_days: days('listening'),
    vip_level: levelOf(row.memberships, 'writing', now),
    reading_vip_level: levelOf(row.memberships, 'reading', now),
    listening_vip_level: levelOf(row.memberships, 'listening', now),
    vip_text: vipText(expirations, now, language),
  };
}

type Membership = ProfileRow['memberships'][number];

function expirationsOf(memberships: Membership[]): VipExpirations {
  const end = (skill: VipSkill) => {
    return secondsOf(memberships.find((one) => one.skill === skill)?.expires_at);
  };
  return { writing: end('writing'), reading: end('reading'), listening: end('listening') };
}

/** 1 month, 2 season, 3 year; one that has passed is none. */
function levelOf(memberships: Membership[], skill: VipSkill, now: number): 0 | 1 | 2 | 3 {
  const current = memberships.find((one) => one.skill === skill && isCurrent(secondsOf(one.expires_at), now));
  return current ? (Math.min(3, Math.max(1, current.level)) as 1 | 2 | 3) : 0;
}

const flag = (value: boolean) => (value ? 1 : 0);
