import { IconArrowRight } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useReducer, useState } from 'react';
import { useText } from '#i18n/useText.ts';
import { api } from '#lib/api.ts';
import { newId } from '#practice/new-id.ts';
import { usePurchase } from '#session/purchase.ts';
import { useMe } from '#session/session.ts';
import { Button } from '#ui/Button.tsx';
import { CoinIcon } from '#ui/CoinIcon.tsx';
import { Icon } from '#ui/Icon.tsx';
import { LoadingRows } from '#ui/states/LoadingRows.tsx';
import { toast } from '#ui/states/toast.ts';
import { StudyBar } from '../study/StudyBar.tsx';
import { CreateStep } from './CreateStep.tsx';
import styles from './Flow.module.css';
import { FlowSteps } from './FlowSteps.tsx';
import { flowMessages } from './flow.messages.ts';
import { flowQueries } from './flow.queries.ts';
import { EMPTY, type Flow, flowOf, flowReducer, STEPS } from './flow-state.ts';
import { IdeaStep } from './IdeaStep.tsx';
import { keptFlow } from './kept-flow.ts';
import { PayDialog } from './PayDialog.tsx';
import { RequirementStep } from './RequirementStep.tsx';
import { SoFar } from './SoFar.tsx';
import { TitleStep } from './TitleStep.tsx';

/** A draft that was kept is gone on with; otherwise the flow begins empty. */
export function ModelFlowPage() {
  const { data, isPending } = useQuery({ ...flowQueries.record(), refetchInterval: false });
  const me = useMe();
  const t = useText(flowMessages);
  if (isPending || !me)
    return (
      <>
        <StudyBar title={t('title')} home={{ to: '/ielts-list' }} />
        <div className={styles.page}>
          <div className={styles.main}>
            <LoadingRows rows={6} look="line" />
          </div>
        </div>
      </>
    );
  const learner = me.role === 'tourist' ? 0 : me.id;
  return <FlowForm initial={keptFlow.read(learner) ?? (data?.status === 1 ? flowOf(data) : EMPTY)} learner={learner} />;
}

/** Title, idea, requirement, create: each step says what comes next, and only the last one costs something. */
function FlowForm({ initial, learner }: { initial: Flow; learner: number }) {
  const t = useText(flowMessages);
  const router = useRouter();
  const client = useQueryClient();
  const [flow, dispatch] = useReducer(flowReducer, initial);
  const [key] = useState(newId);
  const [paying, setPaying] = useState(false);
  const { data: auth, refetch: askAuth } = useQuery(flowQueries.auth(flow.paperId));
  const at = STEPS.indexOf(flow.step);
  useEffect(() => keptFlow.keep(learner, flow), [learner, flow]);

  const check = useMutation({
    mutationFn: () => api.modelEssay.checkSubject({ subject: flow.subject }),
    onSuccess: (answer) => dispatch({ type: 'subject_checked', check: answer }),
    // As the specification has it: a failed check is a subject that cannot be used, with a general sentence.
    onError: () =>
      dispatch({
        type: 'subject_checked',
        check: {
          is_available: 2,
          humor_reply: t('wentWrong'),
          topic_source: 'user',
          paper_id: 0,
          task: 2,
          requirement: '',
          near: [],
          sides: [],
          ideas: [],
        },
      }),
  });
  const send = (create: 0 | 1) =>
    api.modelEssay.saveRecord({
      id: flow.id,
      subject: flow.subject,
      paper_id: flow.paperId,
      requirement: flow.requirement,
      thought: { position: flow.position, reasons: flow.reasons },
      create,
      key,
    });
  const keep = useMutation({
    mutationFn: () => send(0),
    onSuccess: ({ id }) => {
      dispatch({ type: 'saved', id });
      toast.success(t('kept'));
    },
    onError: ({ message }) => toast.error(message || t('keepFailed')),
  });
  const create = usePurchase('model_essay', () => send(1));

  async function next() {
    if (flow.step === 'title') return check.mutate();
    const step = STEPS[at + 1];
    if (step) return dispatch({ type: 'went_to', step });
    const { data: now } = await askAuth();
    if (!now?.is_auth) return setPaying(true);
    create.mutate(undefined, {
      onSuccess: (made) => {
        keptFlow.forget();
        // What was asked for before is old: the result page must not be sent back by it.
        client.setQueryData(flowQueries.record().queryKey, made);
        void router.navigate({ to: '/model-essay-result' });
      },
      onError: ({ message }) => toast.error(message || t('createFailed')),
    });
  }

  const nextName = STEPS[at + 1] ? t('next', { step: t(`step_${STEPS[at + 1] ?? 'create'}`) }) : t('create');
  return (
    <div className={styles.flow}>
      <StudyBar
        title={t('title')}
        home={{ to: '/ielts-list' }}
        middle={<FlowSteps flow={flow} onStep={(step) => dispatch({ type: 'went_to', step })} />}
      >
        {flow.check?.is_available === 1 && (
          <Button kind="ghost" busy={keep.isPending} onClick={() => keep.mutate()}>
            {t('keep')}
          </Button>
        )}
      </StudyBar>
      <div className={styles.page}>
        <div className={styles.main}>
          {flow.step === 'title' && <TitleStep flow={flow} dispatch={dispatch} onNext={() => void next()} />}
          {flow.step === 'idea' && <IdeaStep flow={flow} dispatch={dispatch} />}
          {flow.step === 'requirement' && <RequirementStep flow={flow} dispatch={dispatch} />}
          {flow.step === 'create' && <CreateStep flow={flow} auth={auth} />}
        </div>
        {flow.step !== 'title' && <SoFar flow={flow} />}
      </div>
      <footer className={styles.footer}>
        <p className={styles.cost}>
          <CoinIcon /> {costText()}
        </p>
        <div className={styles.buttons}>
          {at > 0 && (
            <Button kind="ghost" onClick={() => dispatch({ type: 'went_to', step: STEPS[at - 1] ?? 'title' })}>
              {t('before')}
            </Button>
          )}
          <Button
            kind="primary"
            busy={check.isPending || create.isPending}
            disabled={flow.subject.trim() === ''}
            rightIcon={<Icon of={IconArrowRight} size={18} />}
            onClick={() => void next()}
          >
            {nextName}
          </Button>
        </div>
      </footer>
      <PayDialog opened={paying} auth={auth} onClose={() => setPaying(false)} />
    </div>
  );

  function costText(): string {
    if (!auth) return '';
    if (auth.pays_with === 'coins')
      return t('costCoins', { coins: auth.coins, left: auth.remaining_points.toLocaleString() });
    return t(`cost_${auth.pays_with}`);
  }
}
