import type { QuestionRow } from '@ninefold/contract/writing/papers';
import { useText } from '#i18n/useText.ts';
import { linkAs } from '#navigation/link.tsx';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { useNewDraft } from '../draft/useNewDraft.ts';
import { useOneAtATime } from '../draft/useOneAtATime.ts';
import { editorOf, feedbackOf, startOf } from '../essay-paths.ts';
import { writingListMessages } from './list.messages.ts';
import styles from './QuestionLine.module.css';
import type { RowState } from './row-state.ts';

const Go = linkAs(ButtonLink);

type RowActionsProps = { row: QuestionRow; state: RowState; first: boolean };

/** What to do next with a question. `first`: the one filled button of the page. */
export function RowActions({ row, state, first }: RowActionsProps) {
  const t = useText(writingListMessages);
  const fresh = useNewDraft();
  const begin = useOneAtATime(fresh);
  const record = { id: row.record_id, paper_id: row.id, task: row.task };
  const write = (of_record: number) => begin({ paper_id: row.id, prompt_id: row.prompt_id, task: row.task, of_record });
  return (
    <div className={styles.actions}>
      {(state === 'new' || state === 'locked') &&
        (row.id > 0 ? (
          <Go size="sm" kind="soft" {...startOf(record)}>
            {t('start')}
          </Go>
        ) : (
          <Button size="sm" kind="soft" busy={fresh.isPending} onClick={() => write(0)}>
            {t('start')}
          </Button>
        ))}
      {state === 'draft' && (
        <Go size="sm" kind={first ? 'primary' : 'soft'} {...editorOf(record)}>
          {t('continue')}
        </Go>
      )}
      {state === 'handedIn' && (
        <Go size="sm" kind="soft" {...editorOf(record)}>
          {t('look')}
        </Go>
      )}
      {state === 'scoring' && (
        <Go size="sm" kind="ghost" {...editorOf(record)}>
          {t('progress')}
        </Go>
      )}
      {state === 'scored' && (
        <>
          <Go size="sm" kind="ghost" {...feedbackOf(record)}>
            {t('feedback')}
          </Go>
          <Button size="sm" kind="soft" busy={fresh.isPending} onClick={() => write(row.record_id)}>
            {t('again')}
          </Button>
        </>
      )}
      {state === 'failed' && (
        <Go size="sm" {...editorOf(record)}>
          {t('scoreAgain')}
        </Go>
      )}
      <span className={styles.error} role="alert">
        {fresh.isError && (fresh.error.message || t('againFailed'))}
      </span>
    </div>
  );
}
