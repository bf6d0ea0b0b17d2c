import { centsOfYuan } from '@ninefold/core/membership/money';
import { z } from 'zod';
import { auto, setting, whole } from './kinds.ts';

/** `68,168,498`: yuan for a month, a season, a year; becomes cents. */
const prices = z
  .string()
  .transform((text) => text.split(',').map((price) => centsOfYuan(price.trim())))
  .refine((list): list is number[] => list.length === 3 && list.every((cents) => cents !== null), {
    message: 'three prices in yuan, e.g. 68,168,498',
  });

/** Memberships and payment. */
export const PAYMENT = {
  VIP_PRICES_WRITING: setting('68,168,498', prices, 'Yuan for a month, a season and a year of writing; 0: not sold'),
  VIP_PRICES_READING: setting('48,118,348', prices, 'The same for reading'),
  VIP_PRICES_LISTENING: setting('48,118,348', prices, 'The same for listening'),
  PAY_SANDBOX: setting(
    'auto',
    auto,
    'Built-in cashier that moves no real money, only while no real provider is set; auto: only for this machine alone, like the demo accounts',
  ),
  PAY_ORDER_MINUTES: setting('30', whole(5, 1440), 'An order that is not paid closes after this long'),
  PAY_ORDERS_PER_HOUR: setting('30', whole(1, 10_000), 'Orders an hour for one learner'),
  ALIPAY_APP_ID: setting('', z.string(), 'Alipay app for page payment; empty: Alipay is off'),
  ALIPAY_SELLER_ID: setting('', z.string(), 'Its seller (2088…); callbacks for another seller are refused'),
  ALIPAY_PRIVATE_KEY: setting('', z.string(), 'Our RSA2 key: PEM, its base64, or the path of a file'),
  ALIPAY_PUBLIC_KEY: setting('', z.string(), 'Alipay’s public key, in the same forms'),
  ALIPAY_GATEWAY_URL: setting('https://openapi.alipay.com/gateway.do', z.url(), 'Alipay gateway'),
  WECHAT_PAY_MCH_ID: setting('', z.string(), 'WeChat Pay merchant for native payment; empty: WeChat Pay is off'),
  WECHAT_PAY_APP_ID: setting('', z.string(), 'App that belongs to the merchant'),
  WECHAT_PAY_SERIAL: setting('', z.string(), 'Serial number of our merchant certificate'),
  WECHAT_PAY_PRIVATE_KEY: setting('', z.string(), 'Its private key: PEM, its base64, or the path of a file'),
  WECHAT_PAY_API_KEY: setting('', z.string(), 'API v3 key, 32 characters'),
  WECHAT_PAY_PUBLIC_KEY: setting('', z.string(), 'WeChat Pay’s public key or platform certificate, in the same forms'),
  WECHAT_PAY_PUBLIC_KEY_ID: setting('', z.string(), 'Its id: PUB_KEY_ID_… or the serial number of the certificate'),
  WECHAT_PAY_API_URL: setting('https://api.mch.weixin.qq.com', z.url(), 'WeChat Pay API'),
} as const;
