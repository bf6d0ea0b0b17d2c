import { type RefObject, useEffect, useState } from 'react';
import { useText } from '#i18n/useText.ts';
import { useBreakpoint } from '#platform/breakpoints.ts';
import { useSheetFact } from '#practice/sitting/useSitting.ts';
import { SplitPanes } from '#practice/split/SplitPanes.tsx';
import { Tabs } from '#ui/Tabs.tsx';
import type { Draft } from '../draft/draft.ts';
import { useUndo } from '../draft/useUndo.ts';
import { useWordCount } from '../length/useWordCount.ts';
import { CountBar } from './CountBar.tsx';
import { EssayBox, type EssayHandle } from './EssayBox.tsx';
import { editorMessages } from './editor.messages.ts';
import styles from './Panes.module.css';
import { QuestionSide } from './QuestionSide.tsx';

type PanesProps = { draft: Draft; essay: RefObject<EssayHandle | null> };

/** Question and essay: side by side with a grip between them, on a phone one at a time. */
export function Panes({ draft, essay }: PanesProps) {
  const t = useText(editorMessages);
  const phone = useBreakpoint() === 'mobile';
  // On a phone the focus would open the keyboard over half the question.
  useEffect(() => {
    if (!phone) essay.current?.focus();
  }, [phone, essay]);
  if (phone) return <PhonePanes draft={draft} essay={essay} />;
  return (
    <SplitPanes
      label={t('grip')}
      name="nf-split-writing"
      stacked={false}
      first={<QuestionSide draft={draft} essay={essay} />}
      second={<EssayPane draft={draft} essay={essay} />}
    />
  );
}

function EssayPane({ draft, essay }: PanesProps) {
  const undo = useUndo(draft);
  const elsewhere = useSheetFact(draft, 'elsewhere');
  const closed = useSheetFact(draft, 'closed');
  return (
    <div className={styles.essay}>
      <EssayBox
        draft={draft}
        undo={undo}
        readOnly={elsewhere || closed}
        spelling={draft.record.mode === 'practice'}
        handle={essay}
      />
      <CountBar draft={draft} undo={undo} onStep={(way) => essay.current?.step(way)} />
    </div>
  );
}

/** The essay stays mounted behind the question, so that its caret and its place are kept. */
function PhonePanes({ draft, essay }: PanesProps) {
  const t = useText(editorMessages);
  const [shown, setShown] = useState<'question' | 'essay'>(
    // Whoever comes back to a draft comes to write.
    () => (draft.record.content === '' ? 'question' : 'essay'),
  );
  const count = useWordCount(draft);
  return (
    <div className={styles.phone}>
      <div className={styles.tabs}>
        <Tabs
          label={t('panes')}
          look="line"
          tabs={[
            { value: 'question', label: t('question') },
            { value: 'essay', label: t('essay'), count },
          ]}
          value={shown}
          onChange={setShown}
          panelId="writing-pane"
        />
      </div>
      <div id="writing-pane" role="tabpanel" aria-label={t(shown)} className={styles.panel}>
        <div hidden={shown !== 'question'}>
          <QuestionSide draft={draft} essay={essay} />
        </div>
        <div hidden={shown !== 'essay'}>
          <EssayPane draft={draft} essay={essay} />
        </div>
      </div>
    </div>
  );
}
