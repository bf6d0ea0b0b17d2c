import type { EssayPaper } from '@ninefold/contract/writing/fields';
import type { ModelText } from '@ninefold/contract/writing/study';
import { type Note, notesOf } from '@ninefold/core/writing/model-text/annotate';
import { factsOf } from '@ninefold/core/writing/model-text/facts';
import { useMemo, useState } from 'react';
import { useText } from '#i18n/useText.ts';
import { WordArea } from '#practice/word-tools/WordArea.tsx';
import { Card } from '#ui/Card.tsx';
import { FigureView } from '../figure/FigureView.tsx';
import { EssayText } from './EssayText.tsx';
import styles from './ModelEssay.module.css';
import { modelMessages } from './model.messages.ts';
import { NotesCard } from './NotesCard.tsx';
import { PhrasesCard } from './PhrasesCard.tsx';
import { SameJobCard } from './SameJobCard.tsx';

type ModelEssayViewProps = { paper: EssayPaper; essays: readonly ModelText[]; essay: ModelText };

/** One essay with its reasons tied to its words, what it does better than the band below, and what to take from it. */
export function ModelEssayView({ paper, essays, essay }: ModelEssayViewProps) {
  const t = useText(modelMessages);
  const notes = useMemo(() => notesOf(essay), [essay]);
  const [lit, setLit] = useState<Note['n'] | null>(null);
  const below = essays[essays.indexOf(essay) - 1];
  return (
    <div className={styles.page}>
      <div className={styles.main}>
        <Card padding="lg">
          <div className={styles.question}>
            <p className={styles.prompt} lang="en">
              {paper.content}
            </p>
            <span className={styles.count}>{t('words', { count: factsOf(essay).words })}</span>
          </div>
          {paper.figures.length > 0 && (
            <details className={styles.figures}>
              <summary>{t('showFigure')}</summary>
              {paper.figures.map((figure) => (
                <FigureView key={figure.title} figure={figure} />
              ))}
            </details>
          )}
          <WordArea id="model-essay" label={t('essayAt', { band: essay.band })}>
            <EssayText key={essay.band} essay={essay} notes={notes} lit={lit} onLit={setLit} />
          </WordArea>
        </Card>
        <PhrasesCard essay={essay} below={below} />
        <p className={styles.honest}>{t('honest')}</p>
      </div>
      <aside className={styles.aside}>
        <NotesCard essay={essay} below={below} notes={notes} lit={lit} onLit={setLit} />
        <SameJobCard essays={essays} band={essay.band} />
      </aside>
    </div>
  );
}
