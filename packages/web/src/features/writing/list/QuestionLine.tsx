import type { QuestionRow } from '@ninefold/contract/writing/papers';
import { IconMail } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import { useText } from '#i18n/useText.ts';
import { Link } from '#navigation/link.tsx';
import { Icon } from '#ui/Icon.tsx';
import { essayQueries } from '../essay.queries.ts';
import { editorOf, feedbackOf, startOf } from '../essay-paths.ts';
import { svgSource } from '../figure/svg-source.ts';
import { kindMessages } from '../kinds/kinds.messages.ts';
import styles from './QuestionLine.module.css';
import { RowActions } from './RowActions.tsx';
import { RowStateView } from './RowStateView.tsx';
import { rowState } from './row-state.ts';

/** One question: what it asks, of which kind, how far the learner has come with it, and what to do next. */
export function QuestionLine({ row, first }: { row: QuestionRow; first: boolean }) {
  const kinds = useText(kindMessages);
  const { language } = useLanguage();
  const { data: config } = useQuery(essayQueries.config(row.task));
  const state = rowState(row);
  const topic = config?.topics.find(({ key }) => key === row.topic)?.name[language] ?? row.topic.replace(/-/g, ' ');
  const meta = [kinds(row.type), topic, row.year > 0 ? String(row.year) : ''].filter((part) => part !== '');
  const src = useMemo(() => row.img || (row.drawn && svgSource(row.drawn)), [row.img, row.drawn]);
  const record = { id: row.record_id, paper_id: row.id, task: row.task };
  const to = row.record_id === 0 ? startOf(record) : state === 'scored' ? feedbackOf(record) : editorOf(record);
  const title = row.content.replace(/\s*\n\s*/g, ' ') || row.title[language];
  return (
    <li className={styles.line}>
      <div className={styles.question}>
        {row.task === 1 &&
          (src ? (
            <img className={styles.thumb} src={src} alt="" />
          ) : (
            <span className={styles.thumb}>
              <Icon of={IconMail} size={24} />
            </span>
          ))}
        <div className={styles.words}>
          {row.id === 0 && row.record_id === 0 ? (
            <p className={styles.title} lang="en">
              {title}
            </p>
          ) : (
            <Link className={styles.title} lang="en" {...to}>
              {title}
            </Link>
          )}
          <p className={styles.meta}>{meta.join(' · ')}</p>
        </div>
      </div>
      <RowStateView row={row} state={state} />
      <RowActions row={row} state={state} first={first} />
    </li>
  );
}
