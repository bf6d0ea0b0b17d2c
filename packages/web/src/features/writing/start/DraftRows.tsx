import type { EssayRow } from '@ninefold/contract/writing/fields';
import { ESSAY_STATUS } from '@ninefold/core/writing/essay-state';
import { useFormat } from '#i18n/useFormat.ts';
import { useText } from '#i18n/useText.ts';
import { linkAs } from '#navigation/link.tsx';
import { useInside } from '#practice/inside/inside.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { BandChip } from '#ui/band/BandChip.tsx';
import { Card } from '#ui/Card.tsx';
import { editorOf, feedbackOf } from '../essay-paths.ts';
import styles from './StartPage.module.css';
import { essayStartMessages } from './start.messages.ts';

const Go = linkAs(ButtonLink);

/** The learner's drafts of this question, newest first, each with the one thing to do with it. */
export function DraftRows({ drafts }: { drafts: readonly EssayRow[] }) {
  const t = useText(essayStartMessages);
  const format = useFormat();
  const inside = useInside();
  const newest = drafts.find(isOpen)?.id;
  return (
    <Card padding="none">
      <h2 className={styles.rowsTitle}>{t('drafts')}</h2>
      <ul>
        {drafts.map((draft) => (
          <li key={draft.id} className={styles.row}>
            <span>
              <b>{t('draftOf', { draft: draft.draft })}</b>
              <span className={styles.meta}>
                {stateOf(draft)} · {format.shortDateTime(draft.last_time)}
              </span>
            </span>
            {draft.score >= 0 && <BandChip score={draft.score} />}
            {draft.status === ESSAY_STATUS.scored ? (
              <Go size="sm" kind="ghost" {...feedbackOf(draft)}>
                {t('feedback')}
              </Go>
            ) : (
              // The newest draft that can be written on is what this page is for.
              <Go
                size="sm"
                kind={draft.id === newest ? 'primary' : 'soft'}
                {...(inside?.draft(draft.id) ?? editorOf(draft))}
              >
                {t(draft.status === ESSAY_STATUS.scoring ? 'progress' : isOpen(draft) ? 'continue' : 'look')}
              </Go>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );

  function stateOf({ status, step, words }: EssayRow): string {
    if (status === ESSAY_STATUS.scoring) return t('draftScoring');
    if (status === ESSAY_STATUS.failed) return t('draftFailed');
    if (status === ESSAY_STATUS.scored) return t('draftLength', { words });
    if (step <= 2) return t('draftWords', { words });
    return t('draftHandedIn');
  }
}

const isOpen = ({ status, step }: EssayRow) => step <= 2 && status !== ESSAY_STATUS.scoring;
