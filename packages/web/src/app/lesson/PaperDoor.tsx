import type { LessonDoor } from '@ninefold/contract/courses/lesson';
import { listeningKit } from '#features/listening/listening.kit.ts';
import { readingKit } from '#features/reading/reading.kit.ts';
import { wordTools } from '#features/vocabulary/look-up/word-tools.ts';
import { PracticePage } from '#practice/PracticePage.tsx';
import type { PaperSource } from '#practice/practice-kit.ts';
import type { PracticeSearch } from '#practice/practice-search.ts';
import { WordToolsContext } from '#practice/word-tools/word-tools.ts';
import { useKitInside } from './OpenDoor.tsx';

type PaperProps = {
  door: Extract<LessonDoor, { to: 'paper' }>;
  search: PracticeSearch;
  paperPath: PaperSource['paperPath'];
};

const KITS = { reading: readingKit, listening: listeningKit };

/** A passage or a section: its start page, its player and its review, at the address of the lesson. */
export function PaperDoor({ door: { skill, id }, search, paperPath }: PaperProps) {
  const kit = useKitInside(KITS[skill], paperPath);
  return (
    <WordToolsContext value={wordTools}>
      <PracticePage kit={kit} id={id} search={search} />
    </WordToolsContext>
  );
}
