import { useQuery } from '@tanstack/react-query';
import { useText } from '#i18n/useText.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { identityQueries } from '../identity.queries.ts';
import { personalMessages } from '../personal.messages.ts';
import { AccountRow } from './AccountRow.tsx';

export function WechatRow() {
  const t = useText(personalMessages);
  const wechat = useQuery(identityQueries.wechat());
  const answer = wechat.data;

  if (!answer) return <AccountRow label={t('wechat')} value={wechat.isError ? t('wechatUnknown') : '…'} />;
  if (answer.is_bind) return <AccountRow label={t('wechat')} value={t('wechatBound', { name: answer.wechat_name })} />;
  if (!answer.enabled) return <AccountRow label={t('wechat')} value={t('wechatOff')} />;
  return (
    <AccountRow
      label={t('wechat')}
      value={t('wechatNotBound')}
      action={
        <ButtonLink size="sm" href={answer.authorize_url}>
          {t('bindWechat')}
        </ButtonLink>
      }
    />
  );
}
