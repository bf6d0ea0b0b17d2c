import { useState } from 'react';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import { useText } from '#i18n/useText.ts';
import { linkAs } from '#navigation/link.tsx';
import { useMe } from '#session/session.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import type { PaperToTake, PracticeKit } from '../practice-kit.ts';
import { useWordTools } from '../word-tools/word-tools.ts';
import { ExamRules } from './ExamRules.tsx';
import { LockedPaper } from './LockedPaper.tsx';
import { type Mode, ModeChoice } from './ModeChoice.tsx';
import { PaperRows } from './PaperRows.tsx';
import styles from './StartPage.module.css';
import { startMessages } from './start.messages.ts';
import { usePrepared } from './usePrepared.ts';
import { useStart } from './useStart.ts';

type StartPageProps = {
  kit: PracticeKit;
  id: number;
  own: readonly number[];
  what: PaperToTake;
  /** Null: as in the profile. */
  chosenType: 1 | 2 | null;
  onExamType: (type: 1 | 2) => void;
};

const Go = linkAs(ButtonLink);

/** Before the first question: what the paper is, what it runs through, and the choice of mode. */
export function StartPage({ kit, id, own, what, chosenType, onExamType }: StartPageProps) {
  const t = useText(startMessages);
  const texts = kit.useTexts();
  const { language } = useLanguage();
  const me = useMe();
  const tools = useWordTools();
  const [mode, setMode] = useState<Mode>('exam');
  const [checked, setChecked] = useState(false);
  const type = chosenType ?? (me?.exam_type === 2 ? 2 : 1);
  const start = useStart(kit, id, own);
  const { mine } = what;
  const whyNot = texts.whyNot?.(what.papers) ?? null;
  const prepared = usePrepared(kit, what, mode === 'exam' && what.locked === 0 && whyNot === null);

  if (what.locked === 1) return <LockedPaper source={kit} />;

  function begin() {
    kit.onStartPress?.();
    start.mutate({ mode, fresh: open, exam_type: type, what });
  }

  const open = mine.state === 'open';
  const mustCheck = mode === 'exam' && kit.StartTools !== undefined && !checked;
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <div>
          <h1 className={styles.title}>{what.kind === 'own' ? t('own') : what.title[language]}</h1>
          <p className={styles.meta}>{texts.meta(what)}</p>
          {tools && what.kind !== 'own' && <tools.PaperWords skill={kit.skill} paperId={id} />}
        </div>
        <div className={styles.beside}>
          <ExamRules own={texts.examRule} />
          <p className={styles.best}>
            {mine.best >= 0 ? t('best', { right: mine.best, total: what.marks }) : t('neverDone')}
          </p>
        </div>
      </header>
      {open && (
        <div className={styles.open}>
          <p>{t('goOnWaits')}</p>
          <Go kind="primary" {...kit.paperPath(id, { attempt: mine.attempt_id })}>
            {t('goOn', { done: mine.answered, total: what.marks })}
          </Go>
        </div>
      )}
      <div className={styles.columns}>
        {kit.StartPlan ? <kit.StartPlan what={what} /> : <PaperRows what={what} />}
        <div className={styles.card}>
          <div className={styles.block}>
            <ModeChoice
              words={{ exam: texts.examMode(what), practice: texts.practiceMode }}
              value={mode}
              onChange={setMode}
            />
          </div>
          {kit.StartTools && (
            <kit.StartTools
              examType={mode === 'exam' ? type : null}
              onExamType={onExamType}
              ready={checked}
              onReady={() => setChecked(true)}
            />
          )}
          <div className={styles.block}>
            {whyNot !== null && <p className={styles.note}>{whyNot}</p>}
            <Button
              className={styles.start}
              kind={open ? 'secondary' : 'primary'}
              size="lg"
              busy={start.isPending}
              disabled={whyNot !== null || mustCheck}
              onClick={begin}
            >
              {t(open ? 'startAgain' : 'start')}
            </Button>
            {mustCheck && whyNot === null && <p className={styles.note}>{t('checkSoundFirst')}</p>}
            {!mustCheck && prepared !== null && (
              <p className={styles.note} role="status">
                {t(prepared)}
              </p>
            )}
            {open && <p className={styles.note}>{t('startAgainNote')}</p>}
            {mine.state === 'done' && mine.attempt_id > 0 && (
              <Go kind="ghost" size="lg" {...kit.paperPath(id, { attempt: mine.attempt_id, view: 'review' })}>
                {t('review')}
              </Go>
            )}
            <p className={styles.error} role="alert">
              {start.error && (start.error.message || t('startFailed'))}
            </p>
          </div>
        </div>
      </div>
    </div>
  );
}
