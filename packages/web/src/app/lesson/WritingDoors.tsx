import type { LessonDoor } from '@ninefold/contract/courses/lesson';
import { wordTools } from '#features/vocabulary/look-up/word-tools.ts';
import { QuestionPage } from '#features/writing/essay-page/EditorPage.tsx';
import { RecordPage } from '#features/writing/essay-page/RecordPage.tsx';
import { IdeasOf } from '#features/writing/ideas/WritingIdeasPage.tsx';
import { SentencesOf } from '#features/writing/segmented/SegmentedPage.tsx';
import { WordToolsContext } from '#practice/word-tools/word-tools.ts';

type WritingProps = {
  door: Extract<LessonDoor, { to: 'essay' | 'ideas' | 'segmented' }>;
  /** A draft that was begun here. */
  recordId: number | undefined;
};

/** The editor, the board of ideas, or sentence by sentence. A draft begun from a board is written in the same place. */
export function WritingDoor({ door, recordId }: WritingProps) {
  return <WordToolsContext value={wordTools}>{page()}</WordToolsContext>;

  function page() {
    if (recordId !== undefined) return <RecordPage key={recordId} recordId={recordId} />;
    if (door.to === 'ideas') return <IdeasOf id={door.id} type={door.task} />;
    return door.to === 'segmented' ? <SentencesOf id={door.id} type={door.task} /> : <QuestionPage id={door.id} />;
  }
}
