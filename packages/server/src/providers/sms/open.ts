import type { Settings } from '#settings.ts';
import { outboxGateway } from './outbox.ts';
import type { SmsGateway } from './sms.ts';
import { webhookGateway } from './webhook.ts';

type SmsSettings = Pick<Settings, 'SMS_GATEWAY' | 'SMS_WEBHOOK_URL' | 'SMS_WEBHOOK_SECRET' | 'DATA_DIR'>;

export function openSms(settings: SmsSettings, now: () => Date): SmsGateway {
  if (settings.SMS_GATEWAY === 'webhook')
    return webhookGateway({ url: settings.SMS_WEBHOOK_URL, secret: settings.SMS_WEBHOOK_SECRET });
  return outboxGateway({ dataDir: settings.DATA_DIR, now });
}
