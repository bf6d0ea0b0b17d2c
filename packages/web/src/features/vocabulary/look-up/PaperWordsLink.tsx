import { IconVocabulary } from '@tabler/icons-react';
import { useText } from '#i18n/useText.ts';
import { linkAs } from '#navigation/link.tsx';
import { playerMessages } from '#practice/player.messages.ts';
import type { PaperWordsProps } from '#practice/word-tools/word-tools.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';

const Go = linkAs(ButtonLink);

/** Before a passage is read: its words that are not known yet. A recording's script is not shown beforehand. */
export function PaperWordsLink({ skill, paperId }: PaperWordsProps) {
  const t = useText(playerMessages);
  if (skill !== 'reading') return null;
  return (
    <Go
      kind="ghost"
      size="sm"
      to="/words"
      search={{ paper: paperId }}
      leftIcon={<Icon of={IconVocabulary} size={18} />}
    >
      {t('paperWords')}
    </Go>
  );
}
