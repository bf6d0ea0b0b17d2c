import type { MistakeRow } from '@ninefold/contract/mistakes/mistake';
import { IconListDetails } from '@tabler/icons-react';
import { useText } from '#i18n/useText.ts';
import { linkAs } from '#navigation/link.tsx';
import { ButtonLink } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { mistakesMessages } from './mistakes.messages.ts';

const Go = linkAs(ButtonLink);

/** A lost question of a type has others like it. */
export function TenMore({ row: { skill, type } }: { row: Pick<MistakeRow, 'skill' | 'type'> }) {
  const t = useText(mistakesMessages);
  if (type === '' || (skill !== 'reading' && skill !== 'listening')) return null;
  return (
    <Go
      kind="ghost"
      size="sm"
      to="/training-drill/$skill/$type"
      params={{ skill, type }}
      leftIcon={<Icon of={IconListDetails} size={16} />}
    >
      {t('tenMore')}
    </Go>
  );
}
