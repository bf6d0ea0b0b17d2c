import { IconAlertTriangle, IconPlugConnectedX, IconRefresh } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useText } from '#i18n/useText.ts';
import { Button } from '../Button.tsx';
import { Icon, type IconDrawing } from '../Icon.tsx';
import { kitMessages } from '../kit.messages.ts';
import { EmptyState } from './EmptyState.tsx';

type ErrorStateProps = {
  /** What happened: the server's own words if it sent any. */
  title?: ReactNode;
  /** What is safe, or what to do. */
  children?: ReactNode;
  onRetry?: () => void;
  retrying?: boolean;
  /** A second, quiet way out, e.g. the support. */
  secondary?: ReactNode;
  icon?: IconDrawing;
  tall?: boolean;
};

export function ErrorState({ title, children, onRetry, retrying, secondary, icon, tall }: ErrorStateProps) {
  const t = useText(kitMessages);
  const retry = onRetry && (
    <Button size="sm" busy={retrying ?? false} leftIcon={<Icon of={IconRefresh} size={16} />} onClick={onRetry}>
      {t('retry')}
    </Button>
  );
  return (
    <div role="alert">
      <EmptyState
        title={title || t('errorTitle')}
        icon={<Icon of={icon ?? IconAlertTriangle} size={40} />}
        action={
          (retry || secondary) && (
            <>
              {retry}
              {secondary}
            </>
          )
        }
        tall={tall ?? false}
      >
        {children ?? t('errorSentence')}
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
