import { IconProgress } from '@tabler/icons-react';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import { useFormat } from '#i18n/useFormat.ts';
import { useText } from '#i18n/useText.ts';
import { Link, linkAs } from '#navigation/link.tsx';
import { ButtonLink } from '#ui/Button.tsx';
import { BandChip } from '#ui/band/BandChip.tsx';
import { cx } from '#ui/cx.ts';
import { Icon } from '#ui/Icon.tsx';
import { SkillIcon } from '#ui/skill/SkillIcon.tsx';
import { Tag } from '#ui/Tag.tsx';
import type { PaperSource } from '../practice-kit.ts';
import styles from './RecordLine.module.css';
import { againPath, attemptPath } from './record-path.ts';
import { recordsMessages } from './records.messages.ts';
import type { RecordRow } from './records.queries.ts';

const Go = linkAs(ButtonLink);

type RecordLineProps = { source: PaperSource; record: RecordRow };

/** One attempt: what, how, with which result, when, and what can be done with it now. */
export function RecordLine({ source, record }: RecordLineProps) {
  const t = useText(recordsMessages);
  const { language } = useLanguage();
  const format = useFormat();
  const title = record.kind === 'paper' ? record.title.en : record.title[language];
  const named = (action: string) => ({ 'aria-label': t('actionOf', { action, title }) });
  return (
    <li className={styles.line}>
      <span className={styles.skill}>
        <SkillIcon skill={record.skill} />
      </span>
      <Link
        className={cx(styles.title, record.kind !== 'paper' && styles.named)}
        lang={record.kind === 'paper' ? 'en' : undefined}
        {...attemptPath(source, record)}
      >
        {title}
      </Link>
      <span className={styles.how}>
        {`${t(`kind_${kindOf(record)}`)} · ${t(record.redo === 1 ? 'redo' : record.mode)}`}
      </span>
      <Score record={record} />
      <span className={styles.time}>{record.state === 'marked' ? format.duration(record.seconds) : ''}</span>
      <span className={styles.when}>
        {format.shortDateTime(record.submitted_at > 0 ? record.submitted_at : record.started_at)}
      </span>
      <span className={styles.actions}>
        {record.state === 'marked' ? (
          <>
            <Go kind="ghost" size="sm" {...named(t('review'))} {...attemptPath(source, record)}>
              {t('review')}
            </Go>
            <Go kind="ghost" size="sm" {...named(t('again'))} {...againPath(source, record)}>
              {t('again')}
            </Go>
          </>
        ) : (
          <Go kind="soft" size="sm" {...named(t('goOn'))} {...attemptPath(source, record)}>
            {t('goOn')}
          </Go>
        )}
      </span>
    </li>
  );
}

/** A topic is stored as a set of one paper; to the learner it is one paper. */
const kindOf = ({ kind, papers }: RecordRow) => (kind === 'set' && papers.length === 1 ? 'paper' : kind);

function Score({ record: { state, mode, right, total, band, answered } }: { record: RecordRow }) {
  const t = useText(recordsMessages);
  if (state === 'open')
    return (
      <span className={styles.score}>
        <Tag tone="warn" icon={<Icon of={IconProgress} size={14} />}>
          {t('unfinished', { done: answered, total })}
        </Tag>
      </span>
    );
  if (state === 'scoring') return <span className={styles.score}>{t('waiting')}</span>;
  return (
    <span className={styles.score}>
      <b>
        {right}/{total}
      </b>
      {/* Older rows may hold a band for practice, where nobody held the time. */}
      {band >= 0 && mode === 'exam' && <BandChip score={band} />}
    </span>
  );
}
