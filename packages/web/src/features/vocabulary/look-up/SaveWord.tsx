import type { Word } from '@ninefold/contract/vocabulary';
import { IconBookmark, IconBookmarkFilled } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useText } from '#i18n/useText.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { lookUpMessages } from './look-up.messages.ts';
import { useSaveWord } from './useSaveWord.ts';

/** `atOnce`: the learner pressed "save" before the entry was on the screen. */
export function SaveWord({ word, atOnce, sentence }: { word: Word; atOnce: boolean; sentence: string }) {
  const t = useText(lookUpMessages);
  const { mutate, isPending, isSuccess, variables } = useSaveWord();
  const saved = word.is_in_notebook === 1;
  const wanted = useRef(atOnce && !saved);

  useEffect(() => {
    if (!wanted.current) return;
    wanted.current = false;
    mutate({ word, save: true, sentence });
  }, [mutate, word, sentence]);

  return (
    <>
      <Button
        kind={saved ? 'soft' : 'secondary'}
        leftIcon={<Icon of={saved ? IconBookmarkFilled : IconBookmark} size={18} />}
        aria-pressed={saved}
        busy={isPending}
        onClick={() => mutate({ word, save: !saved, sentence })}
      >
        {t(saved ? 'saved' : 'save')}
      </Button>
      <span className="nf-sr-only" role="status">
        {isSuccess && t(variables.save ? 'savedNews' : 'removedNews', { word: word.name })}
      </span>
    </>
  );
}
