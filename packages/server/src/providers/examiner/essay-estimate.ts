import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Settings } from '#settings.ts';

/** Which estimate scores essays here, as `openExaminer` takes it, and what the start says about it. */
export type EssayEstimate = { method: 'trained' | 'counted'; folder?: URL; about: string };

/**
 * The weights that come with the product were learnt from data for non-commercial use. Where real money can buy coins
 * they stay off, unless the operator names a folder of weights of their own.
 */
export function essayEstimate(settings: Settings): EssayEstimate {
  if (settings.EXAMINER_WEIGHTS)
    return {
      method: 'trained',
      folder: pathToFileURL(`${resolve(settings.EXAMINER_WEIGHTS)}/`),
      about: `the operator's own weights, ${settings.EXAMINER_WEIGHTS}`,
    };
  const sells = Boolean(settings.ALIPAY_APP_ID || settings.WECHAT_PAY_MCH_ID);
  return sells
    ? {
        method: 'counted',
        about: 'counted features only: the shipped weights may not score for money (set EXAMINER_WEIGHTS to your own)',
      }
    : { method: 'trained', about: 'the shipped weights, for non-commercial use' };
}
