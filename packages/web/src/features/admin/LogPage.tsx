import type { AuditAction } from '@ninefold/core/admin/audit-actions';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useFormat } from '#i18n/useFormat.ts';
import { useText } from '#i18n/useText.ts';
import { actMessages } from './acts.messages.ts';
import { adminMessages } from './admin.messages.ts';
import styles from './admin.module.css';
import { adminQueries } from './admin.queries.ts';
import { PagedList } from './PagedList.tsx';

/** What operators and schools did, with the reason; nobody can change it. */
export function LogPage() {
  const t = useText(adminMessages);
  const acts = useText(actMessages);
  const format = useFormat();
  const log = useInfiniteQuery(adminQueries.log());
  return (
    <PagedList label={t('log')} query={log} empty={t('noLog')} emptySentence={t('noLogSentence')}>
      {(entry) => (
        <div key={entry.id} className={styles.row}>
          <span className={styles.words}>
            <span className={styles.first}>{acts(actName(entry.action))}</span>
            <span className={styles.second}>
              {[`${entry.subject} ${entry.subject_id}`, entry.reason, ...Object.values(entry.details)]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </span>
          <span className={styles.second}>
            {entry.actor} · {format.dateTime(entry.time)}
          </span>
        </div>
      )}
    </PagedList>
  );
}

type ActName<Action> = Action extends `${infer Subject}.${infer Verb}` ? `${Subject}_${Verb}` : never;

/** A dot in the name of a sentence would look for a group of sentences. */
const actName = (action: AuditAction): ActName<AuditAction> => action.replace('.', '_') as ActName<AuditAction>;
