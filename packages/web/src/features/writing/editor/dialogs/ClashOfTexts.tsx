import { countWords } from '@ninefold/core/writing/word-count';
import { useText } from '#i18n/useText.ts';
import { useSheetFact } from '#practice/sitting/useSitting.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { useScrollByKeys } from '#ui/useScrollByKeys.ts';
import type { Draft } from '../../draft/draft.ts';
import { TEXT } from '../../draft/draft-save.ts';
import { editorMessages } from '../editor.messages.ts';
import styles from './Dialogs.module.css';

/** Two places wrote on: both texts are shown whole, and the learner says with which one to go on. */
export function ClashOfTexts({ draft }: { draft: Draft }) {
  const t = useText(editorMessages);
  const clashes = useSheetFact(draft, 'clashes');
  // Where only the outlines differ, they are what is shown.
  const clash = clashes.find(({ key }) => key === TEXT) ?? clashes[0];
  return (
    <Dialog
      opened={clash !== undefined}
      onClose={() => {}}
      mustChoose
      width={940}
      title={t('clashTitle')}
      footer={
        <>
          <Button onClick={() => draft.sheet.settle('theirs')}>{t('clashTheirs')}</Button>
          <Button kind="primary" onClick={() => draft.sheet.settle('mine')}>
            {t('clashMine')}
          </Button>
        </>
      }
    >
      <p className={styles.sentence}>{t('clashSentence')}</p>
      {clash && (
        <div className={styles.texts}>
          <OneText title={t('clashHere')} words={String(clash.mine)} />
          <OneText title={t('clashThere')} words={String(clash.theirs)} />
        </div>
      )}
    </Dialog>
  );
}

function OneText({ title, words }: { title: string; words: string }) {
  const t = useText(editorMessages);
  const scrolls = useScrollByKeys();
  return (
    <section className={styles.text} aria-label={title}>
      <h3>
        {title} <span>{t('clashWords', { count: countWords(words) })}</span>
      </h3>
      <div className={styles.words} lang="en" {...scrolls}>
        {words || t('clashEmpty')}
      </div>
    </section>
  );
}
