import { IconPencil } from '@tabler/icons-react';
import { useRouter } from '@tanstack/react-router';
import { useText } from '#i18n/useText.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { SegmentedSwitch } from '#ui/forms/SegmentedSwitch.tsx';
import { Icon } from '#ui/Icon.tsx';
import { editorOf, listOf } from '../essay-paths.ts';
import { StudyBar } from '../study/StudyBar.tsx';
import styles from './OwnQuestion.module.css';
import { ownMessages } from './own.messages.ts';
import { PictureField } from './PictureField.tsx';
import { SubjectVerdict } from './SubjectVerdict.tsx';
import { useOwnQuestion } from './useOwnQuestion.ts';

const MOST = 2000;

/** A question of the learner's own: typed, or as a picture; checked, then written about. */
export function OwnQuestionPage() {
  const t = useText(ownMessages);
  const router = useRouter();
  const own = useOwnQuestion();
  const { draft, change, check } = own;
  const passed = check.state === 3;
  const ready = draft.prompt.trim() !== '' || (draft.task === '1' && draft.picture !== null);
  return (
    <>
      <StudyBar title={t('title')} home={listOf(1)} />
      <form
        className={styles.page}
        onSubmit={(event) => {
          event.preventDefault();
          if (passed && check.recordId > 0)
            void router.navigate(editorOf({ id: check.recordId, paper_id: 0, task: draft.task === '1' ? 1 : 2 }));
          else void own.submit();
        }}
      >
        <Card padding="lg" className={styles.card}>
          <h2>{t('lead')}</h2>
          <div className={styles.switches}>
            <SegmentedSwitch
              label={t('task')}
              segments={[
                { value: '1', label: 'Task 1' },
                { value: '2', label: 'Task 2' },
              ]}
              value={draft.task}
              onChange={(task) => change({ task })}
            />
            <SegmentedSwitch
              label={t('module')}
              segments={[
                { value: 'academic', label: t('academic') },
                { value: 'general', label: t('general') },
              ]}
              value={draft.module}
              onChange={(module) => change({ module })}
            />
          </div>
          <label className={styles.label}>
            <span>{t('prompt')}</span>
            <textarea
              className={styles.text}
              lang="en"
              rows={6}
              maxLength={MOST}
              placeholder={t(draft.task === '1' ? 'hint1' : 'hint2')}
              value={draft.prompt}
              onChange={(event) => change({ prompt: event.target.value })}
            />
            <small>{`${draft.prompt.length} / ${MOST}`}</small>
          </label>
          {draft.task === '1' && <PictureField picture={draft.picture} onPicture={(picture) => change({ picture })} />}
          <SubjectVerdict check={check} onAgain={() => void own.submit()} />
          <div className={styles.footer}>
            <Button
              type="submit"
              kind="primary"
              busy={check.state === 2}
              disabled={!ready}
              leftIcon={passed ? <Icon of={IconPencil} size={18} /> : undefined}
            >
              {t(passed ? 'write' : 'check')}
            </Button>
          </div>
        </Card>
      </form>
    </>
  );
}
