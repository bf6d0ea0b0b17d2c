import { useState } from 'react';
import { useText } from '#i18n/useText.ts';
import { WordArea } from '#practice/word-tools/WordArea.tsx';
import { Tabs } from '#ui/Tabs.tsx';
import { useScrollByKeys } from '#ui/useScrollByKeys.ts';
import type { Draft } from '../draft/draft.ts';
import { QuestionText } from '../figure/QuestionText.tsx';
import type { EssayHandle } from './EssayBox.tsx';
import { editorMessages } from './editor.messages.ts';
import { HelpPanel, type HelpTab, useHelpTabs } from './help/HelpPanel.tsx';
import styles from './QuestionSide.module.css';

type QuestionSideProps = { draft: Draft; essay: { current: EssayHandle | null } };

/** What stands beside the essay. In the exam the question alone; in practice also what helps to write. */
export function QuestionSide({ draft, essay }: QuestionSideProps) {
  const t = useText(editorMessages);
  const { paper, mode } = draft.record;
  const [tab, setTab] = useState<'question' | HelpTab>(
    // A second draft is written with what was said about the first.
    () => (draft.record.of_record > 0 && mode === 'practice' ? 'before' : 'question'),
  );
  const help = useHelpTabs(draft);
  const scrolls = useScrollByKeys();
  if (mode === 'exam')
    return (
      <section className={styles.side} aria-label={t('question')} data-pane="question" tabIndex={-1} {...scrolls}>
        <QuestionText paper={paper} />
      </section>
    );
  return (
    <div className={styles.side} data-pane="question" tabIndex={-1}>
      <Tabs
        label={t('helpTabs')}
        tabs={[
          { value: 'question' as const, label: t('question') },
          ...help.map((value) => ({ value, label: t(value) })),
        ]}
        value={tab}
        onChange={setTab}
      >
        <div className={styles.panel}>
          {tab === 'question' ? (
            <WordArea id="writing-question" label={t('question')}>
              <QuestionText paper={paper} />
            </WordArea>
          ) : (
            <HelpPanel
              tab={tab}
              draft={draft}
              onPutIn={(words) => essay.current?.insert(words)}
              onClose={() => setTab('question')}
            />
          )}
        </div>
      </Tabs>
    </div>
  );
}
