import type { EssayRecord } from '@ninefold/contract/writing/records';
import { useEffect, useState } from 'react';
import { useText } from '#i18n/useText.ts';
import { copyText } from '#platform/clipboard.ts';
import { journalStore } from '#practice/journal/open-store.ts';
import { Button } from '#ui/Button.tsx';
import { toast } from '#ui/states/toast.ts';
import { TEXT } from '../draft/draft-save.ts';
import { editorMessages } from '../editor/editor.messages.ts';
import styles from './UnsentText.module.css';

/** Words that were on this device when the clock handed in, and did not arrive in time. They are shown, never lost. */
export function UnsentText({ record }: { record: EssayRecord }) {
  const t = useText(editorMessages);
  const [unsent, setUnsent] = useState('');
  useEffect(() => {
    let left = false;
    void journalStore('essays')
      .then((store) => store.entries(record.id))
      .then((entries) => {
        const last = entries.findLast(({ key }) => key === TEXT);
        const words = String(last?.value ?? '');
        if (!left && words.trim() !== '' && words !== record.content) setUnsent(words);
      })
      .catch(() => {});
    return () => {
      left = true;
    };
  }, [record.id, record.content]);

  async function copy() {
    const { outcome } = await copyText(unsent);
    if (outcome === 'copied') toast.success(t('keptCopied'));
    else toast.error(t('keptByHand'));
  }

  if (unsent === '') return null;
  return (
    <section className={styles.unsent} aria-label={t('unsentTitle')}>
      <h3>{t('unsentTitle')}</h3>
      <p>{t('unsentSentence')}</p>
      <div className={styles.words} lang="en">
        {unsent}
      </div>
      <Button size="sm" onClick={() => void copy()}>
        {t('keptCopy')}
      </Button>
    </section>
  );
}
