import { type Settings, SettingsError } from '#settings.ts';
import { wechatOff } from './off.ts';
import { wechatOpenPlatform } from './open-platform.ts';
import type { Wechat } from './wechat.ts';

type WechatSettings = Pick<Settings, 'WECHAT_APP_ID' | 'WECHAT_APP_SECRET' | 'WECHAT_API_URL' | 'PUBLIC_URL'>;

export function openWechat(settings: WechatSettings): Wechat {
  if (!settings.WECHAT_APP_ID) return wechatOff;
  // WeChat sends people back only to the address registered with it.
  if (!settings.PUBLIC_URL) throw new SettingsError('PUBLIC_URL: needed with WECHAT_APP_ID');
  return wechatOpenPlatform({
    appId: settings.WECHAT_APP_ID,
    appSecret: settings.WECHAT_APP_SECRET,
    apiUrl: settings.WECHAT_API_URL,
  });
}
