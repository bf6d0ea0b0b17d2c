import { z } from 'zod';
import { calls } from '../call.ts';
import { OfPage, Page, PageSize, Seconds } from '../fields.ts';

/** `/api/student/get-invite-info`: under `student` as the specification has it, answered by the economy. */

const InvitedFriend = z.object({
  /** Masked: 林**. */
  name: z.string(),
  /** registered: has not finished a practice yet; rewarded: both were paid; over_limit: the day's limit of rewards was used up. */
  state: z.enum(['registered', 'rewarded', 'over_limit']),
  /** What this friend brought the inviter. */
  coins: z.int().nonnegative(),
  create_time: Seconds,
  /** When the first practice was finished; 0 before. */
  reward_time: Seconds,
});
export type InvitedFriend = z.output<typeof InvitedFriend>;

export const studentInvite = calls({
  getInviteInfo: {
    summary: 'The invite code and link, and the friends who came with it, newest first',
    access: 'learner',
    input: z.strictObject({ page: Page, page_size: PageSize(10) }),
    output: z.object({
      invite_code: z.string(),
      /** Begins with / when PUBLIC_URL is not set: the page then puts its own origin before it. */
      invite_link: z.string(),
      /** Coins for each side once the friend has finished a first practice. */
      inviter_points: z.int().nonnegative(),
      invitee_points: z.int().nonnegative(),
      /** Friends a day that bring coins. */
      daily_limit: z.int().positive(),
      list: z.array(InvitedFriend),
      ...OfPage,
    }),
  },
});
