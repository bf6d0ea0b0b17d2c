import type { SpeakingTopicRow } from '@ninefold/contract/speaking/topics';
import { IconMicrophone } from '@tabler/icons-react';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import { useFormat } from '#i18n/useFormat.ts';
import { useText } from '#i18n/useText.ts';
import { Link } from '#navigation/link.tsx';
import { BandRing } from '#ui/band/BandRing.tsx';
import { Icon } from '#ui/Icon.tsx';
import { practiceOf, recordOf } from '../speaking-paths.ts';
import { hubMessages } from './hub.messages.ts';
import styles from './TopicLine.module.css';
import { topicTitle, topicWay } from './topic-words.ts';

/** One topic: what it is called, what became of it, and one press to speak about it or to see how it was. */
export function TopicLine({ row }: { row: SpeakingTopicRow }) {
  const t = useText(hubMessages);
  const format = useFormat();
  const { language } = useLanguage();
  const title = topicTitle(row, language);
  const way = topicWay(row);
  const start = practiceOf(row.part, row.id);
  const scored = (row.bands?.overall ?? -1) >= 0;
  const record =
    row.state !== '' && row.kind !== ''
      ? recordOf({
          ...row,
          state: row.state,
          kind: row.kind,
          paper_id: row.id,
          mode: row.kind === 'skill' || row.kind === 'mock' ? 'exam' : 'practice',
        })
      : start;
  return (
    <li className={styles.line} data-topic={row.id}>
      <Link {...(way === 'open' ? record : start)} className={styles.words}>
        <span className="nf-sr-only">{t(way === 'open' ? 'resume' : 'practise')}</span>
        <span className={styles.title} lang={row.part === 2 || row.part === 3 ? 'en' : undefined}>
          {title}
        </span>
        <small className={styles.facts}>{facts()}</small>
      </Link>
      {way === 'report' ? (
        <Link {...record} className={styles.end}>
          <span className="nf-sr-only">{t('report', { title })}</span>
          {scored ? (
            <BandRing score={row.bands?.overall ?? -1} size={48} />
          ) : (
            <span className={styles.state}>
              {t(row.state === 'scoring' ? 'scoring' : row.state === 'scored' ? 'scoredNoBand' : 'handedIn')}
            </span>
          )}
        </Link>
      ) : (
        <span className={styles.key} aria-hidden="true">
          <Icon of={IconMicrophone} size={18} />
        </span>
      )}
    </li>
  );

  function facts(): string {
    const count = t('questions', { count: row.questions });
    if (way === 'open') return `${count} · ${t('open')}`;
    if (row.last_at === 0) return row.part === 2 ? t('never') : count;
    const day = format.shortDate(row.last_at);
    return row.times > 0 ? t('times', { times: row.times, day }) : `${count} · ${day}`;
  }
}
