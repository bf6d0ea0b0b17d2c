import { IconPrinter, IconSearch } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useText } from '#i18n/useText.ts';
import { api } from '#lib/api.ts';
import { Button } from '#ui/Button.tsx';
import { MenuSelect } from '#ui/forms/MenuSelect.tsx';
import { Icon } from '#ui/Icon.tsx';
import { toast } from '#ui/states/toast.ts';
import { FileMenu } from '../files/FileMenu.tsx';
import page from '../list/WordsPage.module.css';
import { type NotebookAsked, refetchWords } from '../vocabulary.queries.ts';
import { wordsMessages } from '../words.messages.ts';
import { PrintNotebook } from './PrintNotebook.tsx';

type NotebookToolsProps = { asked: NotebookAsked; onAsk: (asked: NotebookAsked) => void; total: number };

export function NotebookTools({ asked, onAsk, total }: NotebookToolsProps) {
  const t = useText(wordsMessages);
  const client = useQueryClient();
  const [printing, setPrinting] = useState(false);
  const learn = useMutation({
    mutationFn: () => api.vocabulary.notebook.learn({}),
    onSuccess: ({ queued }) => {
      toast.success(queued > 0 ? t('learnTheseNews', { count: queued }) : t('learnNothing'));
      refetchWords(client);
    },
    onError: ({ message }) => toast.error(message || t('changeFailed')),
  });
  return (
    <div className={page.listHead}>
      <label className={page.search}>
        <Icon of={IconSearch} size={18} />
        <input
          type="search"
          aria-label={t('searchNotebook')}
          placeholder={t('searchNotebook')}
          maxLength={60}
          value={asked.name ?? ''}
          onChange={(event) => onAsk({ ...asked, name: event.target.value })}
        />
      </label>
      <div className={page.tools}>
        <MenuSelect
          label={t('sortBy')}
          value={asked.order ?? 'newest'}
          choices={[
            { value: 'newest', label: t('newest') },
            { value: 'oldest', label: t('oldest') },
            { value: 'name', label: t('byName') },
            { value: 'due', label: t('byDue') },
          ]}
          onChange={(order) => onAsk({ ...asked, order })}
        />
        <FileMenu hasWords={total > 0} />
        {total > 0 && (
          <>
            <Button size="sm" leftIcon={<Icon of={IconPrinter} size={16} />} onClick={() => setPrinting(true)}>
              {t('print')}
            </Button>
            <Button size="sm" kind="soft" busy={learn.isPending} onClick={() => learn.mutate()}>
              {t('learnThese')}
            </Button>
          </>
        )}
      </div>
      {printing && <PrintNotebook onDone={() => setPrinting(false)} />}
    </div>
  );
}
