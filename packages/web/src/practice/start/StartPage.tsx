import type { Output } from '@ninefold/contract/call';
import type { Contract } from '@ninefold/contract/contract';
import { useState } from 'react';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import { useText } from '#i18n/useText.ts';
import { linkAs } from '#navigation/link.tsx';
import { useMe } from '#session/session.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { openLoudspeaker } from '../listening/loudspeaker.ts';
import { SoundCheck } from '../listening/SoundCheck.tsx';
import { listPath, practicePath, type Skill } from '../skill.ts';
import { ModeChoice } from './ModeChoice.tsx';
import styles from './StartPage.module.css';
import { startMessages } from './start.messages.ts';
import { useStart } from './useStart.ts';

export type WhatToPractise = Output<Contract['reading']['getPaper']>;
type StartPageProps = { skill: Skill; id: number; own: readonly number[]; what: WhatToPractise };

const Go = linkAs(ButtonLink);

/** Before the first question: what it is, how long it takes, in which mode. */
export function StartPage({ skill, id, own, what }: StartPageProps) {
  const t = useText(startMessages);
  const { language } = useLanguage();
  const me = useMe();
  const [mode, setMode] = useState<'exam' | 'practice'>('exam');
  const [examType, setExamType] = useState<1 | 2 | null>(null);
  const type = examType ?? (me?.exam_type === 2 ? 2 : 1);
  const start = useStart(skill, id, own);
  const { mine } = what;
  const minutes = Math.round(what.seconds / 60);
  const questions = what.marks;
  const title = what.kind === 'own' ? t('own') : what.title[language];

  if (what.locked === 1)
    return (
      <EmptyState
        tall
        title={t('locked')}
        action={
          <Go kind="primary" to={listPath(skill)}>
            {t('lockedAction')}
          </Go>
        }
      >
        {t('lockedSentence', { skill: t(skill) })}
      </EmptyState>
    );

  function begin() {
    // Within the press: later the browser would not let the recording speak.
    if (skill === 'listening') openLoudspeaker();
    start.mutate({ mode, fresh: open, exam_type: type });
  }

  const silent = what.papers.some((paper) => paper.kind === 'listening' && paper.audio === null);
  const open = mine.state === 'open';
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.meta}>{t(skill === 'reading' ? 'meta' : 'listeningMeta', { questions, minutes })}</p>
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
          <Go kind="primary" {...practicePath(skill, id, { attempt: mine.attempt_id })}>
            {t('goOn', { done: mine.answered, total: questions })}
          </Go>
        </div>
      )}
      <ModeChoice skill={skill} minutes={minutes} value={mode} onChange={setMode} />
      {skill === 'listening' && <SoundCheck examType={mode === 'exam' ? type : null} onExamType={setExamType} />}
      {silent && <p className={styles.note}>{t('noAudio')}</p>}
      <div className={styles.actions}>
        <Button
          kind={open ? 'secondary' : 'primary'}
          size="lg"
          busy={start.isPending}
          disabled={silent}
          onClick={begin}
        >
          {t(open ? 'startAgain' : 'start')}
        </Button>
        {mine.state === 'done' && mine.attempt_id > 0 && (
          <Go kind="ghost" size="lg" {...practicePath(skill, id, { attempt: mine.attempt_id })}>
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
