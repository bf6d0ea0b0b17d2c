import type { ListedWord } from '@ninefold/contract/vocabulary/books';
import { IconCheck, IconRotate } from '@tabler/icons-react';
import { useText } from '#i18n/useText.ts';
import { Icon } from '#ui/Icon.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { wordsMessages } from '../words.messages.ts';
import { useKnown } from './useKnown.ts';

/** Of a new word: "I know it". Of one that was said to be known: learn it after all. */
export function KnowButton({ row: { word, state, is_said_known } }: { row: ListedWord }) {
  const t = useText(wordsMessages);
  const known = useKnown();
  const wasSaid = is_said_known === 1;
  if (state !== 'new' && !wasSaid) return null;
  return (
    <IconButton
      label={`${t(wasSaid ? 'iDoNotKnow' : 'iKnow')} ${word.name}`}
      icon={<Icon of={wasSaid ? IconRotate : IconCheck} size={18} />}
      disabled={known.isPending}
      onClick={() => known.mutate({ vocabulary_ids: [word.id], known: wasSaid ? 0 : 1, word: word.name })}
    />
  );
}
