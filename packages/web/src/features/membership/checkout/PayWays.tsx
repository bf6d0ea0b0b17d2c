import { IconBrandAlipay, IconBrandWechat, IconCheck } from '@tabler/icons-react';
import { useId } from 'react';
import { useText } from '#i18n/useText.ts';
import { ChoiceTile } from '#ui/forms/ChoiceTile.tsx';
import { Icon } from '#ui/Icon.tsx';
import styles from '../VipPage.module.css';
import { vipMessages } from '../vip.messages.ts';

const WAYS = {
  1: { name: 'alipay', icon: IconBrandAlipay },
  2: { name: 'wechat', icon: IconBrandWechat },
} as const;

type PayWaysProps = { offered: readonly (1 | 2)[]; value: 1 | 2; onChange: (payType: 1 | 2) => void };

export function PayWays({ offered, value, onChange }: PayWaysProps) {
  const t = useText(vipMessages);
  const group = useId();
  return (
    <fieldset className={styles.ways}>
      <legend>{t('payWith')}</legend>
      {offered.map((payType) => (
        <ChoiceTile
          key={payType}
          group={group}
          chosen={payType === value}
          tinted
          className={styles.way}
          onChoose={() => onChange(payType)}
        >
          <Icon of={WAYS[payType].icon} size={20} />
          {t(WAYS[payType].name)}
          <Icon of={IconCheck} size={18} />
        </ChoiceTile>
      ))}
    </fieldset>
  );
}
