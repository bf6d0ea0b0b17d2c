import { z } from 'zod';
import { Band, BandOrNone, Flag, Id, Seconds } from '../fields.ts';

/** The user behind the session, as the page knows them. */

export const ROLES = ['tourist', 'student', 'backend-system'] as const;
export type Role = (typeof ROLES)[number];
export const MODULES = ['academic', 'general'] as const;
export const LANGUAGES = ['zh', 'en'] as const;
export const SKILLS = ['writing', 'reading', 'listening'] as const;
export type VipSkill = (typeof SKILLS)[number];

const VipLevel = z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]);

export const UserInfo = z.object({
  id: Id,
  role: z.enum(ROLES),
  account: z.string(),
  name: z.string(),
  mobile: z.string(),
  country_id: z.int(),
  head_sculpture: z.string(),
  wechat_name: z.string(),
  /** 1 computer test, 2 paper test. */
  exam_type: z.union([z.literal(1), z.literal(2)]),
  module: z.enum(MODULES),
  language: z.enum(LANGUAGES),
  time_zone: z.string(),
  exam_date: Seconds,
  exam_purpose: z.string(),
  /** 1 taken before, 2 first time, 0 not said yet. */
  is_ielts: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  is_done_learning_plan: Flag,
  is_guide: Flag,
  target_score: Band,
  target_score_listen: Band,
  target_score_read: Band,
  target_score_speak: Band,
  target_score_write: Band,
  past_score_listen: BandOrNone,
  past_score_read: BandOrNone,
  past_score_speak: BandOrNone,
  past_score_write: BandOrNone,
  /** How long the plan may ask for on a day. */
  minutes_per_day: z.int(),
  invite_code: z.string(),
  ai_test_num: z.int().nonnegative(),
  /** Writing's membership, by the specification's name. */
  expiration_time: Seconds,
  reading_expiration_time: Seconds,
  listening_expiration_time: Seconds,
  vip_days: z.int().nonnegative(),
  vip_level: VipLevel,
  vip_text: z.string(),
  reading_vip_days: z.int().nonnegative(),
  reading_vip_level: VipLevel,
  listening_vip_days: z.int().nonnegative(),
  listening_vip_level: VipLevel,
  has_password: Flag,
  organisation: z.object({ id: Id, name: z.string(), logo: z.string() }).nullable(),
  /** get-info alone: does something at home wait for an answer (a new device, the list of a school)? */
  has_news: Flag.optional(),
});
export type UserInfo = z.output<typeof UserInfo>;
