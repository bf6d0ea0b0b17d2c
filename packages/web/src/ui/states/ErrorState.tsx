import { IconAlertTriangle, IconPlugConnectedX, IconRefresh } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useText } from '#i18n/useText.ts';
import { troubleOf } from '#lib/errors/trouble.ts';
import { Button } from '../Button.tsx';
import { Icon, type IconDrawing } from '../Icon.tsx';
import { kitMessages } from '../kit.messages.ts';
import { EmptyState } from './EmptyState.tsx';
import { SupportButton } from './SupportButton.tsx';
import { useSupport } from './support.ts';

type ErrorStateProps = {
  /** What failed: "the reading list did not come". */
  title?: ReactNode;
  /**
   * Why; null where nobody knows. Always asked for, because a page that forgets it says "not your fault" to somebody
   * without a network. A refusal is told in the server's own words; of everything else we say only what we know.
   */
  error: unknown;
  /** What is safe, or what to do; without it a sentence about the failure. */
  children?: ReactNode;
  onRetry?: () => void;
  retrying?: boolean;
  /** A second, quiet way out; without one the support, if there is any. */
  secondary?: ReactNode;
  icon?: IconDrawing;
  tall?: boolean;
};

export function ErrorState({ title, error, children, onRetry, retrying, secondary, icon, tall }: ErrorStateProps) {
  const t = useText(kitMessages);
  const hasSupport = useSupport() !== null;
  const trouble = error === undefined || error === null ? 'unknown' : troubleOf(error);
  const refusal = trouble === 'refused' && error instanceof Error ? error.message : '';
  const heading = title || refusal || t('errorTitle');
  const reason = refusal && refusal !== heading ? refusal : null;
  const retry = onRetry && (
    <Button size="sm" busy={retrying ?? false} leftIcon={<Icon of={IconRefresh} size={16} />} onClick={onRetry}>
      {t('retry')}
    </Button>
  );
  const wayOut = secondary ?? (hasSupport && <SupportButton />);
  return (
    <div role="alert">
      <EmptyState
        title={heading}
        icon={<Icon of={icon ?? (trouble === 'unreachable' ? IconPlugConnectedX : IconAlertTriangle)} size={40} />}
        action={
          (retry || wayOut) && (
            <>
              {retry}
              {wayOut}
            </>
          )
        }
        tall={tall ?? false}
      >
        {/* Never "your network" and "not your fault" together: without an answer nobody knows whose fault it is. */}
        {trouble === 'unreachable'
          ? t('unreachableSentence')
          : (reason ?? children ?? (refusal ? null : t('errorSentence')))}
      </EmptyState>
    </div>
  );
}

/** The network is gone, but no work is lost. */
export function OfflineState(props: Omit<ErrorStateProps, 'icon'>) {
  const t = useText(kitMessages);
  return (
    <ErrorState {...props} title={props.title ?? t('offlineTitle')} icon={IconPlugConnectedX}>
      {props.children ?? t('offlineSentence')}
    </ErrorState>
  );
}
