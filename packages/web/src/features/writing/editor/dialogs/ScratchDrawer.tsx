import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useText } from '#i18n/useText.ts';
import { copyText } from '#platform/clipboard.ts';
import { Button } from '#ui/Button.tsx';
import { Drawer } from '#ui/overlay/Drawer.tsx';
import { toast } from '#ui/states/toast.ts';
import type { Draft } from '../../draft/draft.ts';
import { essayQueries } from '../../essay.queries.ts';
import { editorMessages } from '../editor.messages.ts';
import { OutlineField } from '../help/OutlinePanel.tsx';
import styles from './Dialogs.module.css';

type ScratchDrawerProps = { draft: Draft; opened: boolean; onClose: () => void };

/** Scratch paper beside the essay, and texts that lost a conflict: kept with the draft in both modes. */
export function ScratchDrawer({ draft, opened, onClose }: ScratchDrawerProps) {
  const t = useText(editorMessages);
  const { id } = draft.record;
  const [asked, setAsked] = useState(false);
  if (opened && !asked) setAsked(true);
  const { data } = useQuery({ ...essayQueries.conflicts(id), enabled: asked });

  async function copy(words: string) {
    const { outcome } = await copyText(words);
    if (outcome === 'copied') toast.success(t('keptCopied'));
    else toast.error(t('keptByHand'));
  }

  return (
    <Drawer opened={opened} onClose={onClose} title={t('plan')} side="right">
      <OutlineField draft={draft} label={t('plan')} hint={t('planHint')} />
      {data && data.list.length > 0 && (
        <>
          <h3 className={styles.note}>{t('keptTexts')}</h3>
          <p className={styles.sentence}>{t('keptSentence')}</p>
          {data.list.map(({ id: kept, content }) => (
            <section key={kept} className={styles.text} aria-label={t('keptTexts')}>
              <div className={styles.words} lang="en">
                {content}
              </div>
              <Button size="sm" kind="ghost" onClick={() => void copy(content)}>
                {t('keptCopy')}
              </Button>
            </section>
          ))}
        </>
      )}
    </Drawer>
  );
}
