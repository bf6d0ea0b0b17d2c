import type { Db } from '#db/db.ts';
import { forget } from '#db/rate-limit.ts';

export const personalDataRepo = (db: Db) => ({
  /** Nobody can enter any more, and the row says nothing about anybody. Codes and counters go by the number. */
  blank: async (userId: number): Promise<void> => {
    const [user] = await db.query<{ number: string | null }>(
      `select country_id || ':' || mobile as number from users where id = $1 for update`,
      [userId],
    );
    const counters = user?.number ? [`sms:day:${user.number}`, `sms:wait:${user.number}`] : [];
    for (const key of [...counters, `prove:${userId}`]) await forget(db, key);
    // Jobs that sent a code or a notice keep the number for some days.
    for (const table of ['pgboss.job', 'pgboss.archive'])
      if ((await db.query<{ there: string | null }>('select to_regclass($1)::text as there', [table]))[0]?.there)
        await db.query(
          `delete from ${table} as job using users where users.id = $1 and job.name in ('send-sms', 'send-notice')
             and job.data->>'mobile' = users.mobile and job.data->>'countryId' = users.country_id::text`,
          [userId],
        );
    await db.query(
      `delete from sms_codes using users where users.id = $1
         and sms_codes.country_id = users.country_id and sms_codes.mobile = users.mobile`,
      [userId],
    );
    await db.query(
      `update users set account = null, country_id = null, mobile = null, password_hash = null, name = '',
         head_sculpture = '', wechat_openid = null, wechat_name = '', exam_type = 1, module = 'academic',
         language = 'zh', time_zone = 'Asia/Shanghai', exam_date = null, exam_purpose = '', is_ielts = 0,
         is_done_learning_plan = false, is_guide = false, is_staff = false, target_score = 6, target_score_listen = 6,
         target_score_read = 6, target_score_speak = 6, target_score_write = 6, past_score_listen = -1,
         past_score_read = -1, past_score_speak = -1, past_score_write = -1, minutes_per_day = 60,
         invite_code = null, organisation_id = null, banned_at = null, updated_at = created_at
       where id = $1`,
      [userId],
    );
  },
});
