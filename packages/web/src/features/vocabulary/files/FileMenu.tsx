import { tableOf } from '@ninefold/core/vocabulary/table';
import { IconFileExport } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useText } from '#i18n/useText.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Popover } from '#ui/overlay/Popover.tsx';
import { toast } from '#ui/states/toast.ts';
import { wordsMessages } from '../words.messages.ts';
import styles from './FileMenu.module.css';
import { ImportDialog } from './ImportDialog.tsx';
import { whyNot } from './open-file.ts';
import { readNotebook } from './read-notebook.ts';
import { saveFile } from './save-file.ts';

/** Words from a file, and the notebook as a file. */
export function FileMenu({ hasWords }: { hasWords: boolean }) {
  const t = useText(wordsMessages);
  const [open, setOpen] = useState(false);
  const [importing, setImporting] = useState(false);
  const take = useMutation({
    mutationFn: async (separator: ',' | '\t') => {
      const rows = await readNotebook();
      const table = rows.map(({ word, entry }) => [
        word.name,
        word.uk_ipa,
        word.vocabulary_ext.core_meanings[0]?.chineseTranslation ?? '',
        word.vocabulary_ext.core_meanings[0]?.englishDefinition ?? '',
        entry.sentence,
      ]);
      const head = [t('word'), t('ipa'), t('colChinese'), t('colEnglish'), t('colSentence')];
      const kind = separator === ',' ? 'csv' : 'tsv';
      saveFile(tableOf([head, ...table], separator), `${t('fileName')}.${kind}`, `text/${kind};charset=utf-8`);
    },
    onSuccess: () => setOpen(false),
    onError: ({ message }) => toast.error(message || t('failed')),
  });
  const pack = useMutation({
    mutationFn: async () => {
      const [{ packDeck }, { notebookDeck }] = await Promise.all([
        import('../anki/ask-worker.ts'),
        import('./notebook-deck.ts'),
      ]);
      const file = await packDeck(notebookDeck(await readNotebook(), Date.now()), `Ninefold ${t('fileName')}`);
      saveFile(new Uint8Array(file), `${t('fileName')}.apkg`, 'application/octet-stream');
    },
    onSuccess: () => setOpen(false),
    onError: (error) => toast.error(t(whyNot(error) === 'ankiNotHere' ? 'ankiNotHere' : 'exportFailed')),
  });
  return (
    <>
      <Popover
        opened={open}
        onChange={setOpen}
        label={t('file')}
        position="bottom"
        target={(opener) => (
          <Button {...opener} size="sm" leftIcon={<Icon of={IconFileExport} size={16} />}>
            {t('file')}
          </Button>
        )}
      >
        <div className={styles.menu}>
          <Button
            kind="ghost"
            onClick={() => {
              setOpen(false);
              setImporting(true);
            }}
          >
            {t('importTitle')}
          </Button>
          {hasWords && (
            <>
              <Button kind="ghost" busy={take.isPending} onClick={() => take.mutate(',')}>
                {t('exportCsv')}
              </Button>
              <Button kind="ghost" busy={take.isPending} onClick={() => take.mutate('\t')}>
                {t('exportTsv')}
              </Button>
              <Button kind="ghost" busy={pack.isPending} onClick={() => pack.mutate()}>
                {t('exportAnki')}
              </Button>
            </>
          )}
        </div>
      </Popover>
      <ImportDialog opened={importing} onClose={() => setImporting(false)} />
    </>
  );
}
