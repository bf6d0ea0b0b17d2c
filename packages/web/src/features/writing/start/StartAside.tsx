import type { EssayPaper } from '@ninefold/contract/writing/fields';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useText } from '#i18n/useText.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { ChoiceCard } from '#ui/forms/ChoiceCard.tsx';
import { useOneAtATime } from '../draft/useOneAtATime.ts';
import { essayQueries } from '../essay.queries.ts';
import { DraftRows } from './DraftRows.tsx';
import { usePartner } from './partner.ts';
import styles from './StartPage.module.css';
import { essayStartMessages } from './start.messages.ts';
import { type StartMode, useStartEssay } from './useStartEssay.ts';

/** The drafts there are, the choice of mode, and the button to begin. */
export function StartAside({ paper }: { paper: EssayPaper }) {
  const t = useText(essayStartMessages);
  const [mode, setMode] = useState<StartMode>('practice');
  const { partner, next } = usePartner(paper, mode === 'both');
  const start = useStartEssay(paper);
  const begin = useOneAtATime(start);
  const { data: drafts } = useQuery(essayQueries.drafts(paper.id));
  const open = drafts?.list.some(({ step, status }) => step <= 2 && status !== 2) ?? false;
  const modes = [
    { value: 'practice' as const, title: t('practice'), hint: t('practiceHint') },
    { value: 'exam' as const, title: t('exam', { minutes: paper.minutes }), hint: t('examHint') },
    { value: 'both' as const, title: t('both'), hint: t('bothHint') },
  ];
  return (
    <div className={styles.aside}>
      {drafts && drafts.list.length > 0 && <DraftRows drafts={drafts.list} />}
      <Card>
        <fieldset className={styles.modes}>
          <legend className="nf-sr-only">{t('mode')}</legend>
          {modes.map(({ value, title, hint }) => (
            <ChoiceCard
              key={value}
              group="writing-mode"
              title={title}
              hint={hint}
              chosen={value === mode}
              onChoose={() => setMode(value)}
            />
          ))}
        </fieldset>
        {mode === 'both' && (
          <div className={styles.partner}>
            <p className={styles.meta}>{t('partner', { task: paper.task === 1 ? 2 : 1 })}</p>
            <p lang="en">{partner ? partner.title.en : t('noPartner')}</p>
            <Button size="sm" kind="ghost" onClick={next}>
              {t('otherPartner')}
            </Button>
          </div>
        )}
        <Button
          block
          size="lg"
          kind={open ? 'secondary' : 'primary'}
          busy={start.isPending}
          disabled={mode === 'both' && !partner}
          onClick={() => begin({ mode, partner: partner?.id ?? 0 })}
        >
          {t(mode === 'practice' ? 'start' : 'startExam')}
        </Button>
        <p className={styles.error} role="alert">
          {start.error && (start.error.message || t('startFailed'))}
        </p>
      </Card>
    </div>
  );
}
