import type { LogEntry } from '@ninefold/contract/admin/views';
import { type AuditAction, COMMAND_LINE } from '@ninefold/core/admin/audit-actions';
import { useFormat } from '#i18n/useFormat.ts';
import { useText } from '#i18n/useText.ts';
import { actMessages } from './acts.messages.ts';
import { adminMessages } from './admin.messages.ts';
import styles from './admin.module.css';

/** One act: what, on what, why, by whom and when. */
export function LogLine({ entry }: { entry: LogEntry }) {
  const t = useText(adminMessages);
  const acts = useText(actMessages);
  const format = useFormat();
  return (
    <div className={styles.row}>
      <span className={styles.words}>
        <span className={styles.first}>{acts(actName(entry.action))}</span>
        <span className={styles.second}>
          {[...new Set([subjectOf(entry), entry.organisation, entry.reason, ...detailsOf(entry)])]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
      <span className={styles.second}>
        {entry.actor_id === COMMAND_LINE ? t('commandLine') : entry.actor} · {format.dateTime(entry.time)}
      </span>
    </div>
  );

  function subjectOf({ subject, subject_id }: LogEntry): string {
    if (subject === 'site') return t('onsite');
    return t(`on${subject}`, { id: subject === 'person' ? subject_id.padStart(4, '0') : subject_id });
  }

  function detailsOf({ action, details }: LogEntry): string[] {
    if (action === 'challenge.marked_again')
      return [t('markedAgain', { attempts: Number(details.attempts), bands: Number(details.bands) })];
    if (action === 'challenge.accept' && details.with !== undefined)
      return [t('withChallenge', { id: String(details.with) })];
    if (action === 'challenge.taken_back')
      return [t('takenBack', { answers: String(details.answers), attempts: Number(details.attempts) })];
    return Object.values(details).map((value) => {
      const word = WORDS[value as keyof typeof WORDS];
      return word ? t(word) : String(value);
    });
  }
}

/** What details say in a word of the program; everything else is a name, a number or a code. */
const WORDS = {
  owner: 'isOwner',
  teacher: 'isTeacher',
  student: 'isStudent',
  list: 'byList',
  refunded: 'staterefunded',
  already_refunded: 'refundedBefore',
  not_paid: 'stateopen',
} as const;

type ActName<Action> = Action extends `${infer Subject}.${infer Verb}` ? `${Subject}_${Verb}` : never;

/** A dot in the name of a sentence would look for a group of sentences. */
const actName = (action: AuditAction): ActName<AuditAction> => action.replace('.', '_') as ActName<AuditAction>;
