import type { PersonalData } from '#db/personal/personal-data.ts';
import { personalDataRepo } from './personal-data.repo.ts';

/** The account itself. Its row stays, empty: orders and the ledger point to it, and its number is never given again. */
export const identityData: PersonalData = {
  feature: 'identity',
  tables: [
    {
      table: 'users',
      of: 'id',
      holds: { zh: '账号、个人资料、目标与设置', en: 'The account, personal details, goals and settings' },
      withheld: ['password_hash', 'wechat_openid', 'merged_into', 'organisation_id'],
      ids: (row, ids) => ({ ...row, head_sculpture: picture(row.head_sculpture, (name) => ids.file(name, 'avatar')) }),
      comes: 'account',
      forget: 'kept',
    },
    {
      table: 'sessions',
      of: 'user_id',
      holds: { zh: '登录中的浏览器', en: 'Browsers that are logged in' },
      withheld: ['token_hash', 'device_hash'],
      comes: 'account',
    },
    {
      table: 'known_devices',
      of: 'user_id',
      holds: { zh: '登录过的浏览器', en: 'Browsers that have logged in before' },
      withheld: ['device_hash', 'address_hash'],
      comes: 'account',
    },
    {
      table: 'second_factors',
      of: 'user_id',
      holds: { zh: '两步验证', en: 'Two-step verification' },
      handedOut: false,
      comes: 'account',
    },
    {
      table: 'recovery_codes',
      of: 'user_id',
      holds: { zh: '恢复码', en: 'Recovery codes' },
      handedOut: false,
      comes: 'account',
    },
  ],
  blank: (tx, userId) => personalDataRepo(tx).blank(userId),
};

/** Pictures stand in rows by their address. */
function picture(address: unknown, name: (file: string) => string): string {
  const own = /^\/files\/(.+)$/.exec(String(address));
  return own?.[1] ? name(own[1]) : String(address);
}
