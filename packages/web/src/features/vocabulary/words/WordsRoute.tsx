import { useSearch } from '@tanstack/react-router';
import { PaperWords } from './PaperWords.tsx';
import { WordsPage } from './WordsPage.tsx';

/** `/words`; `?paper=…` with the words of a passage above everything else. */
export function WordsRoute() {
  const { paper } = useSearch({ strict: false });
  return <WordsPage first={paper === undefined ? null : <PaperWords key={paper} paperId={paper} />} />;
}
