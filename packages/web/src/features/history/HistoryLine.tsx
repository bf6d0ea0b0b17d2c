import { isSpoken, isTraining, RECORD_TYPES } from '@ninefold/core/history/record-types';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import { useFormat } from '#i18n/useFormat.ts';
import { useText } from '#i18n/useText.ts';
import { Link, linkAs } from '#navigation/link.tsx';
import { ButtonLink } from '#ui/Button.tsx';
import { cx } from '#ui/cx.ts';
import styles from './HistoryLine.module.css';
import { historyMessages } from './history.messages.ts';
import type { HistoryRow } from './history.queries.ts';
import type { RecordKit } from './history-kit.ts';
import { isEssay, RecordScore } from './RecordScore.tsx';

const Go = linkAs(ButtonLink);

/** One record: what, how, with which result, how long, when, and what can be done with it now. */
export function HistoryLine({ row, kit }: { row: HistoryRow; kit: RecordKit }) {
  const t = useText(historyMessages);
  const { language } = useLanguage();
  const format = useFormat();
  const isEnglish = row.kind === 'paper' && !isEssay(row);
  const title = isEnglish ? row.title.en : row.title[language];
  const named = (action: string) => ({ 'aria-label': t('actionOf', { action, title }) });
  const opens = t(doorOf(row));
  const again = kit.again(row);
  return (
    <li className={styles.line}>
      <Link
        className={cx(styles.name, isEnglish && styles.english)}
        lang={isEnglish ? 'en' : undefined}
        {...kit.open(row)}
      >
        {title}
      </Link>
      <span className={styles.how}>{howOf(row, t)}</span>
      <span className={styles.types}>{typesOf(row, kit, t)}</span>
      <RecordScore row={row} />
      <span className={styles.time}>{row.state === 'open' ? '' : format.duration(row.duration)}</span>
      <When seconds={row.update_time} />
      <span className={styles.actions} data-quiet={row.state !== 'open' || undefined}>
        <Go kind={row.state === 'open' ? 'soft' : 'ghost'} size="sm" {...named(opens)} {...kit.open(row)}>
          {opens}
        </Go>
        {row.state !== 'open' && again && (
          <Go kind="ghost" size="sm" {...named(t(againOf(row)))} {...again}>
            {t(againOf(row))}
          </Go>
        )}
      </span>
    </li>
  );
}

/** How long ago; the exact time while the pointer or the focus is in its row. */
function When({ seconds }: { seconds: number }) {
  const format = useFormat();
  const exact = format.dateTime(seconds);
  return (
    <time className={styles.when} dateTime={new Date(seconds * 1000).toISOString()} title={exact}>
      <span className={styles.ago}>{format.timeAgo(seconds, Date.now() / 1000)}</span>
      <span className={styles.exact}>{format.shortDateTime(seconds)}</span>
    </time>
  );
}

const isMock = ({ type }: HistoryRow): boolean => type === RECORD_TYPES.mock;

/** A mock is sat again, an essay is written again, a topic is spoken about again, a paper is done again. */
function againOf(row: HistoryRow): 'sitAgain' | 'writeAgain' | 'speakAgain' | 'again' {
  if (isMock(row)) return 'sitAgain';
  if (isSpoken(row.type)) return 'speakAgain';
  return isEssay(row) ? 'writeAgain' : 'again';
}

type Text = ReturnType<typeof useText<typeof import('./history.zh.ts').text>>;

function doorOf(row: HistoryRow): 'goOn' | 'report' | 'feedback' | 'review' | 'result' | 'open' {
  if (row.state === 'open') return 'goOn';
  if (row.state === 'handed_in') return 'open';
  if (isMock(row) || isSpoken(row.type)) return 'report';
  if (isEssay(row)) return 'feedback';
  return isTraining(row.type) ? 'result' : 'review';
}

/** A topic is stored as a set of one paper; to the learner it is one paper. */
function howOf(row: HistoryRow, t: Text): string {
  if (isTraining(row.type)) return t(row.kind === 'set' ? 'training_set' : 'training_drill');
  if (isMock(row)) return t('exam');
  if (isEssay(row)) return row.kind === 'own' ? t('ownQuestion') : t(row.mode);
  const kind = row.kind === 'set' && row.papers.length === 1 ? 'paper' : row.kind;
  return `${t(`kind_${kind}`)} · ${t(row.redo === 1 ? 'redo' : row.mode)}`;
}

function typesOf({ question_types }: HistoryRow, { typeName }: RecordKit, t: Text): string {
  const [first, second, ...rest] = question_types.map(typeName);
  if (!first || !second) return first ?? '';
  return rest.length === 0 ? `${first} · ${second}` : t('moreTypes', { first, count: question_types.length });
}
