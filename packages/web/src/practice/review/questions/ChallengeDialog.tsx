import type { QuestionResult, Result } from '@ninefold/contract/practice/result';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useText } from '#i18n/useText.ts';
import { api } from '#lib/api.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { toast } from '#ui/states/toast.ts';
import noteStyles from '../../annotations/NoteDialog.module.css';
import { practiceQueries } from '../../practice.queries.ts';
import { reviewMessages } from '../review.messages.ts';
import styles from './ChallengeDialog.module.css';

type ChallengeDialogProps = { attemptId: number; question: QuestionResult; onClose: () => void };

/** The mark was given by a program; the learner can disagree, and then a person looks at it. */
export function ChallengeDialog({ attemptId, question, onClose }: ChallengeDialogProps) {
  const t = useText(reviewMessages);
  const client = useQueryClient();
  const [words, setWords] = useState('');
  const send = useMutation({
    mutationFn: () => api.attempt.challengeMark({ attempt_id: attemptId, key: question.key, words: words.trim() }),
    onSuccess: (challenge) => {
      client.setQueryData(
        practiceQueries.result(attemptId).queryKey,
        (now: Result | undefined) =>
          now && {
            ...now,
            questions: now.questions.map((one) => (one.key === question.key ? { ...one, challenge } : one)),
          },
      );
      toast.success(t('challengeSent'));
      onClose();
    },
  });
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('challengeTitle', { n: question.n.join(', ') })}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button kind="primary" busy={send.isPending} disabled={words.trim() === ''} onClick={() => send.mutate()}>
            {t('send')}
          </Button>
        </>
      }
    >
      <p className={styles.sentence}>{t('challengeSentence')}</p>
      <textarea
        className={noteStyles.words}
        aria-label={t('challengeWords')}
        placeholder={t('challengeWords')}
        rows={4}
        maxLength={500}
        value={words}
        data-autofocus
        onChange={(event) => setWords(event.currentTarget.value)}
      />
      <p className={styles.error} role="alert">
        {send.error && (send.error.message || t('challengeFailed'))}
      </p>
    </Dialog>
  );
}
