import type { ReactNode } from 'react';
import { useText } from '#i18n/useText.ts';
import { Callout } from '#ui/states/Callout.tsx';
import { speakingMessages } from '../speaking.messages.ts';
import type { Answers } from './useAnswers.ts';

type Props = { trouble: NonNullable<Answers['trouble']>; action?: ReactNode };

/** Why nothing is recorded, and what to do about it. */
export function MicrophoneTrouble({ trouble, action }: Props) {
  const t = useText(speakingMessages);
  return (
    <div data-trouble={trouble}>
      <Callout tone="warn" live action={action}>
        <b>{t(trouble)}</b> {t(`${trouble}Sentence`)}
      </Callout>
    </div>
  );
}
