import type { AssessedReport } from '@ninefold/contract/writing/report';
import { remarksOf } from '@ninefold/core/writing/feedback/remarks';
import { useMemo } from 'react';
import { useText } from '#i18n/useText.ts';
import { DeferredBlock } from '#navigation/DeferredBlock.tsx';
import { useBreakpoint } from '#platform/breakpoints.ts';
import { Callout } from '#ui/states/Callout.tsx';
import { AccuracyNote } from './accuracy/AccuracyNote.tsx';
import styles from './FeedbackView.module.css';
import { feedbackMessages } from './feedback.messages.ts';
import type { Detail, DiffRow, Info } from './feedback.queries.ts';
import { FigureChecks } from './figures/FigureChecks.tsx';
import { BandsCard } from './head/BandsCard.tsx';
import { GoodPoints } from './head/GoodPoints.tsx';
import { RemarkList } from './remarks/RemarkList.tsx';
import { RemarkSheet } from './remarks/RemarkSheet.tsx';
import { LitContext } from './report/lit.ts';
import { spotsOf } from './report/report-spots.ts';
import { useArrival } from './report/useArrival.ts';
import { useBoth } from './report/useBoth.ts';
import { useLighting } from './report/useLighting.ts';
import { Coverage } from './sections/Coverage.tsx';
import { Ideas } from './sections/Ideas.tsx';
import { Model } from './sections/Model.tsx';
import { Sentences } from './sections/Sentences.tsx';
import { StepsUp } from './sections/StepsUp.tsx';
import { Structure } from './sections/Structure.tsx';
import { Upgrades } from './sections/Upgrades.tsx';
import { EssayCard } from './text/EssayCard.tsx';
import { useChoices } from './useChoices.ts';

export type FeedbackTab = 'marked' | 'sentences' | 'model';

type FeedbackViewProps = {
  detail: Detail;
  report: AssessedReport;
  info: Pick<Info, 'problem' | 'paper'>;
  view: FeedbackTab;
  /** `120-124`: the words to light up on arrival. */
  at?: string | undefined;
  /** Of a shared page, which has them already. */
  diff?: readonly DiffRow[] | undefined;
};

/** A report, drawn. On a shared page (needAuth 0) it only tells; nothing can be answered. */
export function FeedbackView({ detail, report, info, view, at, diff }: FeedbackViewProps) {
  const t = useText(feedbackMessages);
  const { own } = useBoth();
  const phone = useBreakpoint() === 'mobile';
  const lit = useLighting(phone);
  const choices = useChoices(detail);
  const remarks = useMemo(() => remarksOf(report), [report]);
  const spots = useMemo(() => spotsOf(report, remarks), [report, remarks]);
  useArrival(at, remarks, lit);
  return (
    <LitContext value={view === 'marked' ? lit : null}>
      <BandsCard detail={detail} report={report} />
      {report.warnings.length > 0 && (
        <Callout tone="warn">
          <b>{t('warning')}</b>
          {report.warnings.map((warning) => (
            <p key={warning.en}>{own(warning)}</p>
          ))}
        </Callout>
      )}
      <div id="feedback-panel" role="tabpanel" aria-label={t('views')} className={styles.panel}>
        {view === 'sentences' && <Sentences recordId={detail.record_id} report={report} rows={diff} />}
        {view === 'model' && <Model detail={detail} report={report} />}
        {view === 'marked' && (
          <>
            <GoodPoints remarks={remarks} />
            <div className={styles.columns}>
              <EssayCard question={info.problem} text={report.text} spots={spots} remarks={remarks} />
              <RemarkList remarks={remarks} choices={choices} />
            </div>
            {phone && (
              <RemarkSheet
                remark={remarks.find(({ key }) => key === lit.sheet) ?? null}
                choices={choices}
                onClose={lit.closeSheet}
              />
            )}
            <DeferredBlock>
              <div className={styles.sections}>
                <StepsUp report={report} />
                <FigureChecks figures={info.paper.figures} report={report} />
                <Coverage report={report} />
                <Structure report={report} />
                <Upgrades report={report} />
                <Ideas report={report} />
              </div>
            </DeferredBlock>
          </>
        )}
      </div>
      <DeferredBlock>
        <AccuracyNote report={report} engine={detail.engine} />
      </DeferredBlock>
    </LitContext>
  );
}
