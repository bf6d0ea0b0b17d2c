/** Sends one text message. Throws when the gateway refuses, so that the job is tried again. */
export type SmsGateway = {
  readonly kind: 'outbox' | 'webhook';
  send(message: SmsMessage): Promise<void>;
};
export type SmsMessage = {
  country: string;
  dialCode: string;
  mobile: string;
  purpose: 'login' | 'bind' | 'reset' | 'delete' | 'prove' | 'notice';
  /** Empty in a notice. */
  code: string;
  text: string;
};
