/** Everything that is written into the log of operators. A name is never used for something else later. */
export const AUDIT_ACTIONS = [
  'operator.first',
  'person.ban',
  'person.unban',
  'person.end_sessions',
  'person.grant_coins',
  'person.grant_membership',
  'person.reset_second_factor',
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
  'notice.write',
  'notice.change',
  'notice.remove',
  'challenge.accept',
  'challenge.decline',
  'order.refund',
  'order.refund_failed',
  'job.retry',
  'pack.import',
  'pack.publish',
  'pack.retire',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

export const AUDIT_SUBJECTS = ['person', 'organisation', 'notice', 'challenge', 'order', 'job', 'pack'] as const;
export type AuditSubject = (typeof AUDIT_SUBJECTS)[number];
