import type { SpeakingReportView } from '@ninefold/contract/speaking/scoring';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import { useText } from '#i18n/useText.ts';
import { useBreakpoint } from '#platform/breakpoints.ts';
import { Callout } from '#ui/states/Callout.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { LoadingRows } from '#ui/states/LoadingRows.tsx';
import { Tabs } from '#ui/Tabs.tsx';
import { speakingMessages } from '../speaking.messages.ts';
import { speakingQueries } from '../speaking.queries.ts';
import { AnswerAside } from './beside/AnswerAside.tsx';
import { NextSteps } from './beside/NextSteps.tsx';
import { BetterSentences } from './better/BetterSentences.tsx';
import { Compare } from './Compare.tsx';
import { HandOn } from './HandOn.tsx';
import { BandsCard } from './head/BandsCard.tsx';
import { ReportHead } from './head/ReportHead.tsx';
import { AnswerChoice } from './player/AnswerChoice.tsx';
import { TranscriptCard } from './player/TranscriptCard.tsx';
import { useAnswerPlayer } from './player/useAnswerPlayer.ts';
import { useCorrections } from './player/useCorrections.ts';
import { RemoveRecord } from './RemoveRecord.tsx';
import styles from './ReportView.module.css';
import { reportMessages } from './report.messages.ts';

/** The report of a record, once it is there. */
export function ReportView({ recordId }: { recordId: number }) {
  const t = useText(reportMessages);
  const { data, error, isPending, isFetching, refetch } = useQuery(speakingQueries.report(recordId));
  if (data) return <Report view={data} />;
  if (isPending) return <LoadingRows rows={6} look="line" />;
  return <ErrorState tall title={t('failed')} error={error} onRetry={() => void refetch()} retrying={isFetching} />;
}

type View = 'transcript' | 'better' | 'compare';
const TABS = { transcript: 'viewTranscript', better: 'viewBetter', compare: 'viewCompare' } as const;

function Report({ view }: { view: SpeakingReportView }) {
  const t = useText(reportMessages);
  const words = useText(speakingMessages);
  const { language } = useLanguage();
  const { report, record, recordings } = view;
  const desk = useBreakpoint() === 'desktop';
  const handOn = <HandOn recordId={record.record_id} />;
  const [tab, setTab] = useState<View>('transcript');
  const [order, setOrder] = useState(report.answers[0]?.order ?? 0);
  const [wanted, setWanted] = useState<{ order: number; from: number; to: number } | null>(null);
  const answer = report.answers.find((one) => one.order === order) ?? report.answers[0];
  const recorded = recordings.find((one) => one.order === answer?.order);
  const player = useAnswerPlayer(recorded?.file_url ?? '');
  const [sentence, setSentence] = useState(-1);
  const own = useCorrections(record.record_id, answer?.order ?? 0, answer?.words ?? []);
  // The band of an exam stays as it was given, and without a band nothing was paid: neither is made again. Nor is one
  // whose recording is gone, since the report rests on it.
  const mayCorrect = record.mode === 'practice' && report.overall.band !== null && recorded?.file_url;
  const corrections = mayCorrect ? own : undefined;

  // A reason may quote another answer than the one that is open: it is played as soon as its sound is there.
  const { playFrom, state: sound } = player;
  useEffect(() => {
    if (!wanted || wanted.order !== order || sound !== 'ready') return;
    setWanted(null);
    playFrom(wanted.from, wanted.to);
  }, [wanted, order, sound, playFrom]);
  function play(at: number, from: number, to: number) {
    setTab('transcript');
    setOrder(at);
    setWanted({ order: at, from, to });
  }

  return (
    <div data-report={record.record_id}>
      <ReportHead
        record={record}
        primary
        actions={desk && handOn}
        title={t('title', { part: `${words(`part${record.part}`)} · ${record.title[language]}` })}
        tabs={
          <Tabs
            label={t('views')}
            tabs={(['transcript', 'better', 'compare'] as const).map((value) => ({ value, label: t(TABS[value]) }))}
            value={tab}
            onChange={setTab}
            panelId="speaking-report"
          />
        }
      />
      <div className={styles.report}>
        <BandsCard view={view} onPlay={play} />
        {report.warnings.length > 0 && (
          <Callout tone="warn">
            <b>{t('warnings')}</b> {report.warnings.map(({ text }) => text[language]).join(' ')}
          </Callout>
        )}
        <div id="speaking-report" role="tabpanel" aria-label={t(TABS[tab])}>
          {tab === 'compare' && <Compare view={view} />}
          {tab !== 'compare' && answer && (
            <div className={styles.main}>
              <AnswerChoice answers={report.answers} order={answer.order} onChoose={setOrder} />
              {tab === 'better' && (
                <BetterSentences
                  key={answer.order}
                  recordId={record.record_id}
                  answer={answer}
                  player={player}
                  wanted={sentence}
                />
              )}
              {tab === 'transcript' && (
                <div className={styles.columns}>
                  <TranscriptCard
                    answer={answer}
                    question={recorded?.question ?? ''}
                    url={recorded?.file_url ?? ''}
                    player={player}
                    corrections={corrections}
                  />
                  <div className={styles.aside}>
                    <AnswerAside
                      answer={answer}
                      help={view.help}
                      player={player}
                      corrections={corrections}
                      onSayAgain={(wanted) => {
                        setSentence(wanted);
                        setTab('better');
                      }}
                    />
                    <NextSteps view={view} />
                  </div>
                </div>
              )}
            </div>
          )}
        </div>
        <div className={styles.foot}>
          {!desk && handOn}
          <RemoveRecord recordId={record.record_id} />
        </div>
      </div>
    </div>
  );
}
