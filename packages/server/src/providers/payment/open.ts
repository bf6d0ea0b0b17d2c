import { wantsSandbox } from '#public-site.ts';
import type { Secret } from '#secret.ts';
import { type Settings, SettingsError } from '#settings.ts';
import { alipayProvider } from './alipay.ts';
import { privateKey, publicKey } from './keys.ts';
import type { PaymentProvider, ProviderName } from './payment.ts';
import { type Sandbox, sandboxProvider } from './sandbox.ts';
import { wechatPayProvider } from './wechat-pay.ts';

/** The specification's numbers: 1 = Alipay, 2 (and anything else) = WeChat. */
export type PayType = 1 | 2;

export type Payments = {
  /** What a learner may choose from; empty: nothing is sold here. */
  offered: PayType[];
  of(payType: PayType): PaymentProvider | null;
  named(name: string): PaymentProvider | null;
  sandbox: Sandbox | null;
};

/**
 * Real providers as they are set. With none of them the sandbox stands in for both; with one of them it is gone, so
 * that nobody gets for nothing what others pay for.
 */
export function openPayments(settings: Settings, secret: Secret): Payments {
  const alipay = openAlipay(settings);
  const wechat = openWechatPay(settings);
  const sandbox = alipay || wechat || !wantsSandbox(settings) ? null : sandboxProvider(secret);
  const all = [alipay, wechat, sandbox].filter((one) => one !== null);
  const of = (payType: PayType) => sandbox ?? (payType === 1 ? alipay : wechat);
  return {
    offered: ([1, 2] as const).filter((payType) => of(payType) !== null),
    of,
    named: (name) => all.find((one) => one.name === (name as ProviderName)) ?? null,
    sandbox,
  };
}

function openAlipay(settings: Settings): PaymentProvider | null {
  if (!settings.ALIPAY_APP_ID) return null;
  require(settings, 'ALIPAY_APP_ID', ['ALIPAY_PRIVATE_KEY', 'ALIPAY_PUBLIC_KEY', 'PUBLIC_URL']);
  return alipayProvider({
    appId: settings.ALIPAY_APP_ID,
    sellerId: settings.ALIPAY_SELLER_ID,
    ourKey: privateKey('ALIPAY_PRIVATE_KEY', settings.ALIPAY_PRIVATE_KEY),
    alipayKey: publicKey('ALIPAY_PUBLIC_KEY', settings.ALIPAY_PUBLIC_KEY),
    gatewayUrl: settings.ALIPAY_GATEWAY_URL,
    publicUrl: new URL(settings.PUBLIC_URL).origin,
  });
}

function openWechatPay(settings: Settings): PaymentProvider | null {
  if (!settings.WECHAT_PAY_MCH_ID) return null;
  require(settings, 'WECHAT_PAY_MCH_ID', [
    'WECHAT_PAY_APP_ID',
    'WECHAT_PAY_SERIAL',
    'WECHAT_PAY_PRIVATE_KEY',
    'WECHAT_PAY_API_KEY',
    'WECHAT_PAY_PUBLIC_KEY',
    'WECHAT_PAY_PUBLIC_KEY_ID',
    'PUBLIC_URL',
  ]);
  if (Buffer.byteLength(settings.WECHAT_PAY_API_KEY) !== 32)
    throw new SettingsError('WECHAT_PAY_API_KEY: must be 32 characters');
  return wechatPayProvider({
    mchId: settings.WECHAT_PAY_MCH_ID,
    appId: settings.WECHAT_PAY_APP_ID,
    serial: settings.WECHAT_PAY_SERIAL,
    ourKey: privateKey('WECHAT_PAY_PRIVATE_KEY', settings.WECHAT_PAY_PRIVATE_KEY),
    apiKey: settings.WECHAT_PAY_API_KEY,
    wechatKey: publicKey('WECHAT_PAY_PUBLIC_KEY', settings.WECHAT_PAY_PUBLIC_KEY),
    wechatKeyId: settings.WECHAT_PAY_PUBLIC_KEY_ID,
    apiUrl: settings.WECHAT_PAY_API_URL,
    publicUrl: new URL(settings.PUBLIC_URL).origin,
  });
}

/** Half a provider would take orders that nobody can pay. */
function require(settings: Settings, because: string, names: (keyof Settings)[]): void {
  const missing = names.find((name) => !settings[name]);
  if (missing) throw new SettingsError(`${missing}: needed with ${because}`);
}
