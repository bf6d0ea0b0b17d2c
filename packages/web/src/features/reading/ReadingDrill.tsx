import { useMemo } from 'react';
import { type TextLayers, TextLayersContext } from '#practice/annotations/text-layers.ts';
import type { DrillKit, DrillSourceProps } from '#practice/drill-kit.ts';
import { Passage, paragraphBlock } from './Passage.tsx';
import styles from './ReadingDrill.module.css';

/** The paragraph a question is about; once it was answered, with the words that answer it. */
function Paragraphs({ paper, question }: DrillSourceProps) {
  const layers = useMemo(
    (): TextLayers => ({
      highlights: [],
      spots: (question?.evidence ?? []).map(({ at, start, end }) => ({
        block: paragraphBlock(paper.id, at),
        start,
        end,
        n: question?.n ?? [],
      })),
    }),
    [paper, question],
  );
  if (paper.kind !== 'reading' || paper.paragraphs.length === 0) return null;
  return (
    <TextLayersContext value={layers}>
      <div className={styles.alone}>
        <Passage paper={paper} lettered={paper.lettered} />
      </div>
    </TextLayersContext>
  );
}

export const readingDrill: DrillKit = { Source: Paragraphs };
