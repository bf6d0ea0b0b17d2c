import type { CaptchaQuestion } from '@ninefold/contract/identity';
import { workOut } from './captcha-work.ts';

self.onmessage = async ({ data }: MessageEvent<CaptchaQuestion>) => {
  self.postMessage(await workOut(data));
};
