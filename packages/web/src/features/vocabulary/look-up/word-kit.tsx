import { latePart } from '#lib/late-part.ts';
import type { WordKit } from '#practice/drill-kit.ts';
import { LookUpArea } from './LookUpArea.tsx';
import { Sound } from './Sound.tsx';

const loadEntry = () => import('./WordView.tsx').then((file) => file.WordView);
// At once and not with the first answer: a round that was begun goes on without a network.
void loadEntry().catch(() => {});
const useEntry = latePart(loadEntry);

/** A word for whoever asks one again. */
export const wordKit: WordKit = {
  Sounds: ({ word }) => (
    <>
      <Sound accent="uk" ipa={word.uk_ipa} clip={word.uk_audio} />
      <Sound accent="us" ipa={word.us_ipa} clip={word.us_audio} />
    </>
  ),
  Entry: function Entry({ word }) {
    const WordView = useEntry();
    return WordView && <WordView word={word} selected={word.name} saveAtOnce={false} />;
  },
  Area: LookUpArea,
};
