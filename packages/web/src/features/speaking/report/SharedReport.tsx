import type { SpeakingReportView } from '@ninefold/contract/speaking/scoring';
import { useState } from 'react';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import { useText } from '#i18n/useText.ts';
import { Callout } from '#ui/states/Callout.tsx';
import { AnswerAside } from './beside/AnswerAside.tsx';
import { BandsCard } from './head/BandsCard.tsx';
import { AnswerChoice } from './player/AnswerChoice.tsx';
import { TranscriptCard } from './player/TranscriptCard.tsx';
import { useAnswerPlayer } from './player/useAnswerPlayer.ts';
import styles from './ReportView.module.css';
import { reportMessages } from './report.messages.ts';

/** Bands and transcript to be read: nothing is heard, nothing leads to what is the learner's own. */
export function SharedReport({ view }: { view: SpeakingReportView }) {
  const t = useText(reportMessages);
  const { language } = useLanguage();
  const { report, recordings, help } = view;
  const [order, setOrder] = useState(report.answers[0]?.order ?? 0);
  const answer = report.answers.find((one) => one.order === order) ?? report.answers[0];
  const player = useAnswerPlayer('');
  return (
    <div className={styles.report} data-report="shared">
      <BandsCard view={view} shared />
      {report.warnings.length > 0 && (
        <Callout tone="warn">
          <b>{t('warnings')}</b> {report.warnings.map(({ text }) => text[language]).join(' ')}
        </Callout>
      )}
      {answer && (
        <div className={styles.main}>
          <AnswerChoice answers={report.answers} order={answer.order} onChoose={setOrder} />
          <div className={styles.columns}>
            <TranscriptCard
              answer={answer}
              question={recordings.find((one) => one.order === answer.order)?.question ?? ''}
              url=""
              player={player}
              silent={t('audioNotShared')}
            />
            <div className={styles.aside}>
              <AnswerAside answer={answer} help={help} player={player} />
            </div>
          </div>
        </div>
      )}
    </div>
  );
}
