import { AppError } from '#app-error.ts';
import type { Wechat } from './wechat.ts';

export const wechatOff: Wechat = {
  enabled: false,
  authorizeUrl: () => '',
  async exchange() {
    throw new AppError('wechat_off');
  },
};
