import { IconCircleCheck } from '@tabler/icons-react';
import { useText } from '#i18n/useText.ts';
import frame from '#practice/cards/CardFrame.module.css';
import { Icon } from '#ui/Icon.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { mistakesMessages } from '../mistakes.messages.ts';
import { BackToBook } from './BackToBook.tsx';
import type { DrillState } from './drill-state.ts';

/** A real end. What was closed is said quietly; it is the only achievement here. */
export function DrillDone({ state, isToday }: { state: DrillState; isToday: boolean }) {
  const t = useText(mistakesMessages);
  const { right, wrong, kept, closed } = state;
  return (
    <main className={frame.stage}>
      <EmptyState
        title={t(isToday ? 'doneTitle' : 'doneOther')}
        icon={<Icon of={IconCircleCheck} size={40} />}
        action={<BackToBook />}
        tall
      >
        {t('doneSome', { right, wrong })} {closed > 0 && t('doneClosed', { count: closed })}{' '}
        {kept > 0 && t('doneKept', { kept })} {isToday && t('doneSentence')}
      </EmptyState>
    </main>
  );
}
