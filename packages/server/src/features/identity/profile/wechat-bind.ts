import { AppError } from '#app-error.ts';
import { isUniqueViolation } from '#db/errors.ts';
import type { Deps } from '#deps.ts';
import type { Caller } from '#http/request/caller.ts';
import { accountsRepo } from '../accounts.repo.ts';

const STATE = 'wechat-state';

export async function wechatState(deps: Deps, userId: number, { token }: Caller) {
  const { enabled } = deps.wechat;
  const wechat = await accountsRepo(deps.db).wechatOf(userId);
  const url =
    enabled && token
      ? deps.wechat.authorizeUrl(
          `${deps.settings.PUBLIC_URL.replace(/\/$/, '')}/#/profile/personal`,
          stateOf(deps, token),
        )
      : '';
  return {
    enabled: enabled ? (1 as const) : (0 as const),
    is_bind: wechat?.bound ? (1 as const) : (0 as const),
    wechat_name: wechat?.name ?? '',
    authorize_url: url,
  };
}

/** `state` shows that this session asked: otherwise a link from a stranger could bind the stranger's WeChat. */
export async function bindWechat(
  deps: Deps,
  userId: number,
  { token }: Caller,
  { code, state }: { code: string; state?: string | undefined },
) {
  if (!deps.wechat.enabled) throw new AppError('wechat_off');
  if (!token || !deps.secret.matches(Buffer.from(state ?? '', 'base64url'), STATE, token))
    throw new AppError('invalid_input', { fields: ['state'] });
  const { openid, nickname } = await deps.wechat.exchange(code);
  try {
    await accountsRepo(deps.db).setWechat(userId, openid, nickname, deps.now());
  } catch (error) {
    if (isUniqueViolation(error, 'users_wechat')) throw new AppError('wechat_taken');
    throw error;
  }
  return { is_bind: 1 as const, wechat_name: nickname };
}

const stateOf = (deps: Deps, token: string) => Buffer.from(deps.secret.hash(STATE, token)).toString('base64url');
