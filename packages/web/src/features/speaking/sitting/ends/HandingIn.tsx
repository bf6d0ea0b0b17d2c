import type { SpeakingSitting } from '@ninefold/contract/speaking/sitting';
import { IconMicrophone } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useText } from '#i18n/useText.ts';
import { api } from '#lib/api.ts';
import { linkAs } from '#navigation/link.tsx';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { Spinner } from '#ui/states/Spinner.tsx';
import { askAloud } from '../../examiner/examiner-voice.ts';
import type { AnswerOf } from '../../recording/answer-of.ts';
import { speakingQueries } from '../../speaking.queries.ts';
import { sittingMessages } from '../sitting.messages.ts';
import type { Interview } from '../useInterview.ts';

const Go = linkAs(ButtonLink);

const isSaved = ({ answers }: SpeakingSitting, { order, try: which }: AnswerOf): boolean =>
  answers.some((one) => one.order === order && one.try === which && one.state === 'done');

type Props = { interview: Interview; onBack: () => void; onDone: (sitting: SpeakingSitting) => void };

/** The end of a sitting: what is still on this device is sent first, then it is handed in; nothing is lost on the way. */
export function HandingIn({ interview, onBack, onDone }: Props) {
  const t = useText(sittingMessages);
  const client = useQueryClient();
  const { pathname, searchStr } = useLocation();
  const { sitting, answers, given } = interview;
  const { waiting, phase } = answers;
  const finish = useMutation({
    mutationFn: () => api.speaking.finish({ record_id: sitting.record_id }),
    onSuccess(done) {
      client.setQueryData(speakingQueries.sitting(done.record_id).queryKey, done);
      void client.invalidateQueries(speakingQueries.overview());
      onDone(done);
    },
  });
  // Handed in only when the server has every answer: the last one is still on its way when the page comes here.
  const isReady = phase === 'ready' && given.length > 0 && given.every((one) => isSaved(sitting, one));
  const { mutate, isIdle } = finish;
  useEffect(() => {
    if (isReady && isIdle) mutate();
  }, [isReady, isIdle, mutate]);

  const goodbye = sitting.mode === 'exam' ? sitting.set.frame.find(({ before }) => before === 'end') : undefined;
  useEffect(() => {
    if (goodbye) void askAloud(goodbye.text, goodbye.audio_url, () => {});
  }, [goodbye]);

  if (phase === 'ready' && given.length === 0)
    return (
      <EmptyState
        tall
        title={t('nothing')}
        icon={<Icon of={IconMicrophone} size={40} />}
        action={
          sitting.mode === 'practice' ? (
            <Button kind="primary" onClick={onBack}>
              {t('backToQuestions')}
            </Button>
          ) : (
            <Button busy={finish.isPending} onClick={() => mutate()}>
              {t('finishNow')}
            </Button>
          )
        }
      >
        {t('nothingSentence')}
      </EmptyState>
    );
  if (finish.isError)
    return <ErrorState tall title={t('finishFailed')} error={finish.error} onRetry={() => mutate()} />;
  if (waiting.length > 0)
    return (
      <EmptyState
        tall
        title={t('waiting', { count: waiting.length })}
        icon={<Spinner size={40} />}
        action={
          answers.sessionEnded ? (
            <Go kind="primary" to="/login" search={{ return: pathname + searchStr }}>
              {t('logIn')}
            </Go>
          ) : (
            <Button onClick={answers.send}>{t('sendNow')}</Button>
          )
        }
      >
        {t(answers.sessionEnded ? 'waitingLogIn' : 'waitingSentence')}
      </EmptyState>
    );
  return <EmptyState tall title={t('handing')} icon={<Spinner size={40} />} />;
}
