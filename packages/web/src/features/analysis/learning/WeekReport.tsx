import { weekNumber } from '@ninefold/core/analysis/study-days';
import type { Day } from '@ninefold/core/time/day';
import { IconChevronLeft, IconChevronRight, IconDownload, IconPrinter } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useText } from '#i18n/useText.ts';
import { loadChunk } from '#lib/load-chunk.ts';
import { linkAs } from '#navigation/link.tsx';
import { ButtonLink } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { LoadingRows } from '#ui/states/LoadingRows.tsx';
import { toast } from '#ui/states/toast.ts';
import { analysisMessages } from '../analysis.messages.ts';
import { analysisQueries } from '../analysis.queries.ts';
import panel from '../marks/MarksPanel.module.css';
import styles from './LearningData.module.css';
import { reportLines } from './report-lines.ts';
import { WeekPicture } from './WeekPicture.tsx';
import { neglected, type weekSums } from './week-sums.ts';

const Go = linkAs(ButtonLink);
/** What a skill that was neglected is given. */
const MINUTES_MORE = 15;

type WeekReportProps = {
  monday: Day;
  thisWeek: Day;
  /** Nothing is known of the weeks before it. */
  firstWeek: Day;
  isMonday: boolean;
  sums: ReturnType<typeof weekSums>;
  onWeek: (weeks: 1 | -1) => void;
};

/** A few sentences about a week, to keep, to share or to print. */
export function WeekReport({ monday, thisWeek, firstWeek, isMonday, sums, onWeek }: WeekReportProps) {
  const t = useText(analysisMessages);
  const query = useQuery(analysisQueries.week(monday));
  // While another week is on its way, the one before it still stands in its place.
  const week = query.data?.week === monday ? query.data : undefined;
  const { data: bands } = useQuery(analysisQueries.bands());
  const least = bands && sums.seconds > 0 ? neglected(sums.areas, bands.skills) : null;
  const title = t(isMonday && monday < thisWeek ? 'reportMonday' : 'report', { week: weekNumber(monday) });
  const lines = (week ? reportLines(t, week, sums) : []).map((line, at) => ({ line, at }));
  return (
    <section className={styles.part}>
      <div className={panel.head}>
        <h2>{title}</h2>
        <span className={styles.weeks}>
          <IconButton
            label={t('earlier')}
            icon={<Icon of={IconChevronLeft} size={18} />}
            disabled={monday <= firstWeek}
            onClick={() => onWeek(-1)}
          />
          <IconButton
            label={t('later')}
            icon={<Icon of={IconChevronRight} size={18} />}
            disabled={monday >= thisWeek}
            onClick={() => onWeek(1)}
          />
        </span>
      </div>
      {!week &&
        (query.isError ? (
          <ErrorState
            title={t('failed')}
            error={query.error}
            onRetry={() => void query.refetch()}
            retrying={query.isFetching}
          />
        ) : (
          <LoadingRows rows={3} rowHeight={32} look="line" />
        ))}
      <ul className={styles.lines} aria-live="polite">
        {lines.map(({ line, at }) => (
          <li key={at}>{line}</li>
        ))}
        {week && least && (
          <li data-least="true">{t('reportNext', { area: t(`area_${least}`), minutes: MINUTES_MORE })}</li>
        )}
      </ul>
      <div className={styles.actions}>
        <Go kind="primary" to="/ielts-planner">
          {t('toPlanNext')}
        </Go>
        <Share title={title} lines={week ? lines.map(({ line }) => line) : null} sums={sums} />
        <IconButton
          label={t('print')}
          icon={<Icon of={IconPrinter} size={18} />}
          disabled={!week}
          onClick={() => window.print()}
        />
      </div>
    </section>
  );
}

/** `lines` null: they have not come, and a picture without them would say less than it should. */
type ShareProps = { title: string; lines: readonly string[] | null; sums: ReturnType<typeof weekSums> };

function Share({ title, lines, sums }: ShareProps) {
  const t = useText(analysisMessages);
  const drawing = useRef<SVGSVGElement>(null);
  const [busy, setBusy] = useState(false);
  async function share() {
    if (busy) return;
    // Drawn only now: nobody sees it on the page.
    flushSync(() => setBusy(true));
    try {
      if (!drawing.current) throw new Error('the picture was not drawn');
      const [{ pictureOf }, { passOn, savePicture, sharesPictures }] = await loadChunk(() =>
        Promise.all([import('#ui/on-demand/picture-of.ts'), import('#ui/on-demand/pass-on.ts')]),
      );
      const picture = await pictureOf(drawing.current);
      await (sharesPictures() ? passOn(picture, 'ninefold-week.png') : savePicture(picture, 'ninefold-week.png'));
    } catch {
      toast.error(t('shareFailed'));
    } finally {
      setBusy(false);
    }
  }
  return (
    <>
      <IconButton
        label={t('savePicture')}
        icon={<Icon of={IconDownload} size={18} />}
        disabled={lines === null}
        onClick={() => void share()}
      />
      {busy && lines && <WeekPicture ref={drawing} title={title} lines={lines} sums={sums} />}
    </>
  );
}
