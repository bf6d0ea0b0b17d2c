import type { Word } from '@ninefold/contract/vocabulary';
import type { Met } from '@ninefold/contract/vocabulary/met';
import { IconBookmark, IconBookmarkFilled } from '@tabler/icons-react';
import { useState } from 'react';
import { useText } from '#i18n/useText.ts';
import { useBreakpoint } from '#platform/breakpoints.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { useSaveWord } from '../look-up/useSaveWord.ts';
import { roundMessages } from '../round.messages.ts';

/** Into the notebook, or out of it again. */
export function SaveButton({ word, met, small = false }: { word: Word; met?: Met | undefined; small?: boolean }) {
  const t = useText(roundMessages);
  const [saved, setSaved] = useState(word.is_in_notebook === 1);
  const { mutate, isPending } = useSaveWord();
  const narrow = useBreakpoint() === 'mobile';
  const label = t(saved ? 'saved' : 'save');
  const icon = <Icon of={saved ? IconBookmarkFilled : IconBookmark} size={18} />;
  const press = () => mutate({ word, save: !saved, met }, { onSuccess: () => setSaved(!saved) });
  if (narrow || small)
    return <IconButton label={label} icon={icon} aria-pressed={saved} disabled={isPending} onClick={press} />;
  return (
    <Button size="sm" leftIcon={icon} aria-pressed={saved} busy={isPending} onClick={press}>
      {label}
    </Button>
  );
}
