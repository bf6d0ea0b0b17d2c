import type { ListedWord } from '@ninefold/contract/vocabulary/books';
import type { Met } from '@ninefold/contract/vocabulary/met';
import { type ReactNode, useState } from 'react';
import { SaveButton } from '../card/SaveButton.tsx';
import { WordPreview } from './WordPreview.tsx';
import { WordTable } from './WordTable.tsx';

type MetWord = ListedWord & { met?: Met | undefined };

/** A short list that is there whole: hard words, words spelt wrong, words of a paper. */
export function ListedWords({
  rows,
  hideChinese,
  empty,
}: {
  rows: readonly MetWord[];
  hideChinese: boolean;
  empty: ReactNode;
}) {
  const [shown, setShown] = useState<ListedWord | null>(null);
  if (rows.length === 0) return empty;
  return (
    <>
      <WordTable
        rows={rows}
        hideChinese={hideChinese}
        onPreview={setShown}
        actions={(row) => (
          <SaveButton word={row.word} met={rows.find(({ word }) => word.id === row.word.id)?.met} small />
        )}
      />
      <WordPreview word={shown?.word ?? null} onClose={() => setShown(null)} />
    </>
  );
}
