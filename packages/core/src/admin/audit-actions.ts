/** Everything that is written into the log of operators. A name is never used for something else later. */
export const AUDIT_ACTIONS = [
  'operator.first',
  'operator.link',
  'operator.appointed',
  'operator.closed',
  'person.ban',
  'person.unban',
  'person.end_sessions',
  'person.grant_coins',
  'person.refund_coins',
  'person.grant_membership',
  'person.reset_second_factor',
  'person.export',
  'organisation.create',
  'organisation.rename',
  'organisation.logo',
  'organisation.add_members',
  'organisation.set_role',
  'organisation.remove_member',
  'organisation.remove_awaited',
  'organisation.make_invite',
  'organisation.end_invite',
  'organisation.join',
  'organisation.decline',
  'notice.write',
  'notice.change',
  'notice.remove',
  'challenge.accept',
  'challenge.decline',
  'challenge.marked_again',
  'challenge.taken_back',
  'order.refund',
  'order.refunded',
  'order.refund_failed',
  'job.retry',
  'pack.import',
  'pack.publish',
  'pack.retire',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** Who acts where nobody is logged in: a command at the machine itself. */
export const COMMAND_LINE = 0;

export const AUDIT_SUBJECTS = [
  'person',
  'organisation',
  'notice',
  'challenge',
  'order',
  'job',
  'pack',
  'site',
] as const;
export type AuditSubject = (typeof AUDIT_SUBJECTS)[number];
