/** Why coins or tries moved. Stored with every entry; what the learner reads is made from it in their language. */
export const COIN_REASONS = [
  /** What a wallet held before there was a ledger. */
  'opening',
  'welcome',
  'sign_in',
  'task',
  'plan_completed',
  'invited_friend',
  'invited_by_friend',
  'essay_scoring',
  'model_essay',
  'speaking_report',
  'operator',
] as const;
export type CoinReason = (typeof COIN_REASONS)[number];
