import { IconSearch } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { useText } from '#i18n/useText.ts';
import { Icon } from '#ui/Icon.tsx';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import styles from '../list/WordsPage.module.css';
import { FoundWords } from '../look-up/FoundWords.tsx';
import { wordsMessages } from '../words.messages.ts';

/** Any word of our books and the dictionary. */
export function LookUpBox() {
  const t = useText(wordsMessages);
  const [words, setWords] = useState('');
  const [asked, setAsked] = useState('');

  function ask(event: FormEvent) {
    event.preventDefault();
    setAsked(words.trim());
  }

  return (
    <>
      <form className={styles.search} onSubmit={ask}>
        <Icon of={IconSearch} size={18} />
        <input
          type="search"
          lang="en"
          aria-label={t('search')}
          placeholder={t('search')}
          maxLength={60}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
      </form>
      <Dialog opened={asked !== ''} onClose={() => setAsked('')} title={t('search')} width={520}>
        {asked !== '' && <FoundWords words={asked} save={false} />}
      </Dialog>
    </>
  );
}
