import { IconCards, IconFileDownload, IconPrinter, IconTable } from '@tabler/icons-react';
import { useState } from 'react';
import { useText } from '#i18n/useText.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Popover } from '#ui/overlay/Popover.tsx';
import { bookMessages } from '../book.messages.ts';
import styles from './ExportMenu.module.css';
import { PrintSheet } from './PrintSheet.tsx';
import type { Wanted } from './read-all.ts';
import { type ExportAs, type PrintedCard, useExport } from './useExport.ts';

const WAYS = [
  { as: 'print', icon: IconPrinter, name: 'print', note: 'printNote' },
  { as: 'anki', icon: IconCards, name: 'anki', note: 'ankiNote' },
  { as: 'csv', icon: IconTable, name: 'csv', note: 'csvNote' },
] as const;

/** Many learners keep theirs on paper or in cards of their own. */
export function ExportMenu({ wanted, ready }: { wanted: Wanted; ready: boolean }) {
  const t = useText(bookMessages);
  const [opened, setOpened] = useState(false);
  const [printed, setPrinted] = useState<PrintedCard[] | null>(null);
  const exporting = useExport(wanted, setPrinted);
  const choose = (as: ExportAs) => {
    setOpened(false);
    exporting.mutate(as);
  };
  return (
    <>
      <Popover
        opened={opened}
        onChange={setOpened}
        label={t('export')}
        position="bottom-end"
        width={300}
        target={(opener) => (
          <Button
            {...opener}
            disabled={!ready}
            busy={exporting.isPending}
            leftIcon={<Icon of={IconFileDownload} size={18} />}
          >
            {t('export')}
          </Button>
        )}
      >
        <ul className={styles.ways}>
          {WAYS.map(({ as, icon, name, note }) => (
            <li key={as}>
              <button type="button" className={styles.way} onClick={() => choose(as)}>
                <Icon of={icon} size={18} />
                <b>{t(name)}</b>
                <span>{t(note)}</span>
              </button>
            </li>
          ))}
        </ul>
      </Popover>
      {printed && <PrintSheet cards={printed} onDone={() => setPrinted(null)} />}
    </>
  );
}
