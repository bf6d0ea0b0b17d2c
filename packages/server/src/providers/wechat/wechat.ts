type WechatProfile = { openid: string; nickname: string };

/** WeChat's OAuth. Off unless an app is set: then `enabled` is false and `exchange` refuses with `wechat_off`. */
export type Wechat = {
  readonly enabled: boolean;
  authorizeUrl(returnTo: string, state: string): string;
  exchange(code: string): Promise<WechatProfile>;
};
