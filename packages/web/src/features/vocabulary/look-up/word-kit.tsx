import type { WordKit } from '#practice/drill-kit.ts';
import { LookUpArea } from './LookUpArea.tsx';
import { Sound } from './Sound.tsx';
import { WordView } from './WordView.tsx';

/** A word for whoever asks one again. */
export const wordKit: WordKit = {
  Sounds: ({ word }) => (
    <>
      <Sound accent="uk" ipa={word.uk_ipa} clip={word.uk_audio} />
      <Sound accent="us" ipa={word.us_ipa} clip={word.us_audio} />
    </>
  ),
  Entry: ({ word }) => <WordView word={word} selected={word.name} saveAtOnce={false} />,
  Area: LookUpArea,
};
