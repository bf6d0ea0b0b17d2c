import { useState } from 'react';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import { useText } from '#i18n/useText.ts';
import { linkAs } from '#navigation/link.tsx';
import { useMe } from '#session/session.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import type { PaperToTake, PracticeKit } from '../practice-kit.ts';
import { LockedPaper } from './LockedPaper.tsx';
import { type Mode, ModeChoice } from './ModeChoice.tsx';
import styles from './StartPage.module.css';
import { startMessages } from './start.messages.ts';
import { useStart } from './useStart.ts';

type StartPageProps = { kit: PracticeKit; id: number; own: readonly number[]; what: PaperToTake };

const Go = linkAs(ButtonLink);

/** Before the first question: what the paper is, how long it takes, and the choice of mode. */
export function StartPage({ kit, id, own, what }: StartPageProps) {
  const t = useText(startMessages);
  const texts = kit.useTexts();
  const { language } = useLanguage();
  const me = useMe();
  const [mode, setMode] = useState<Mode>('exam');
  const [examType, setExamType] = useState<1 | 2 | null>(null);
  const type = examType ?? (me?.exam_type === 2 ? 2 : 1);
  const start = useStart(kit, id, own);
  const { mine } = what;
  const minutes = Math.round(what.seconds / 60);
  const questions = what.marks;
  const title = what.kind === 'own' ? t('own') : what.title[language];

  if (what.locked === 1) return <LockedPaper source={kit} />;

  function begin() {
    kit.onStartPress?.();
    start.mutate({ mode, fresh: open, exam_type: type });
  }

  const whyNot = texts.whyNot?.(what.papers) ?? null;
  const open = mine.state === 'open';
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.meta}>{texts.meta({ questions, minutes })}</p>
      </header>
      <ol className={styles.parts}>
        {what.papers.map((paper, at) => (
          <li key={paper.id} className={styles.part}>
            <span className={styles.number}>{t('partRow', { n: at + 1 })}</span>
            <span className={styles.name} lang="en">
              {paper.title.en}
            </span>
            <span className={styles.marks}>{t('marks', { count: paper.marks })}</span>
          </li>
        ))}
      </ol>
      {open && (
        <div className={styles.open}>
          <p>{t('goOnWaits')}</p>
          <Go kind="primary" {...kit.paperPath(id, { attempt: mine.attempt_id })}>
            {t('goOn', { done: mine.answered, total: questions })}
          </Go>
        </div>
      )}
      <ModeChoice
        words={{ exam: texts.examMode({ minutes }), practice: texts.practiceMode }}
        value={mode}
        onChange={setMode}
      />
      {kit.StartTools && <kit.StartTools examType={mode === 'exam' ? type : null} onExamType={setExamType} />}
      {whyNot !== null && <p className={styles.note}>{whyNot}</p>}
      <div className={styles.actions}>
        <Button
          kind={open ? 'secondary' : 'primary'}
          size="lg"
          busy={start.isPending}
          disabled={whyNot !== null}
          onClick={begin}
        >
          {t(open ? 'startAgain' : 'start')}
        </Button>
        {mine.state === 'done' && mine.attempt_id > 0 && (
          <Go kind="ghost" size="lg" {...kit.paperPath(id, { attempt: mine.attempt_id })}>
            {t('review')}
          </Go>
        )}
        {mine.best >= 0 && <span className={styles.best}>{t('best', { right: mine.best, total: questions })}</span>}
      </div>
      {open && <p className={styles.note}>{t('startAgainNote')}</p>}
      <p className={styles.error} role="alert">
        {start.error && (start.error.message || t('startFailed'))}
      </p>
    </div>
  );
}
