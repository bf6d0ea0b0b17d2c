import type { PersonalData } from '#db/personal/personal-data.ts';
import { personalDataRepo } from './personal-data.repo.ts';

/** Coins are handed out to be read and never come back. The ledger is final, so it stays; it names a number. */
export const economyData: PersonalData = {
  feature: 'economy',
  tables: [
    {
      table: 'wallets',
      of: 'user_id',
      holds: { zh: '金币与免费次数的余额', en: 'Coins and free tries that are left' },
      comes: 'coins',
      forget: 'kept',
    },
    {
      table: 'coin_entries',
      of: 'user_id',
      holds: { zh: '金币与免费次数的每一笔', en: 'Every entry of coins and free tries' },
      // Whom somebody invited is that person's number, not theirs; a key may hold it too, and says nothing to a reader.
      withheld: ['key'],
      ids: (row) => (/^invited_/.test(String(row.reason)) ? { ...row, reference: '' } : row),
      csv: ['created_at', 'purse', 'change', 'balance_after', 'reason', 'reference'],
      comes: 'coins',
      forget: 'kept',
    },
    {
      table: 'deeds',
      of: 'user_id',
      holds: { zh: '计入任务的行为', en: 'What was counted for tasks' },
      ids: (row) => (row.deed === 'friend_invited' ? { ...row, reference: '' } : row),
      comes: 'coins',
    },
    {
      table: 'sign_ins',
      of: 'user_id',
      holds: { zh: '每日签到', en: 'Days signed in' },
      comes: 'coins',
    },
    {
      // The row is the inviter's too: it says who was paid for whom, in two numbers.
      table: 'invites',
      of: 'invitee_id',
      holds: { zh: '谁的邀请码带来了这个账号', en: 'Whose code this account came with' },
      withheld: ['inviter_id', 'seq'],
      comes: 'coins',
      forget: 'kept',
    },
  ],
  blank: (tx, userId) => personalDataRepo(tx).blank(userId),
};
