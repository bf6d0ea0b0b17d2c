import type { SpeakingRow } from '@ninefold/contract/speaking/fields';
import { IconArrowLeft, IconMicrophone } from '@tabler/icons-react';
import { useCanGoBack, useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useFormat } from '#i18n/useFormat.ts';
import { useText } from '#i18n/useText.ts';
import { linkAs } from '#navigation/link.tsx';
import { useBreakpoint } from '#platform/breakpoints.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { clockTime } from '../../clock-time.ts';
import { speakingMessages } from '../../speaking.messages.ts';
import { practiceOf } from '../../speaking-paths.ts';
import { reportMessages } from '../report.messages.ts';
import styles from './ReportHead.module.css';

const Go = linkAs(ButtonLink);

type Props = { record: SpeakingRow; title: string; tabs?: ReactNode; actions?: ReactNode; primary?: boolean };

/** The way back, what was said and when, the views, and the way to say it again. */
export function ReportHead({ record, title, tabs, actions, primary = false }: Props) {
  const t = useText(reportMessages);
  const words = useText(speakingMessages);
  const format = useFormat();
  const router = useRouter();
  const canGoBack = useCanGoBack();
  const phone = useBreakpoint() === 'mobile';
  return (
    <header className={styles.head}>
      <div className={styles.what}>
        {/* On a phone the bar above has the way back. */}
        {!phone && (
          <IconButton
            label={words('back')}
            icon={<Icon of={IconArrowLeft} />}
            onClick={() => (canGoBack ? router.history.back() : void router.navigate({ to: '/speaking' }))}
          />
        )}
        <div>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.meta}>
            {t('meta', {
              date: format.shortDateTime(record.done_at || record.started_at),
              time: clockTime(record.seconds),
            })}
          </p>
        </div>
      </div>
      {tabs}
      <div className={styles.actions}>
        {actions}
        <Go
          kind={primary ? 'primary' : 'secondary'}
          leftIcon={<Icon of={IconMicrophone} size={18} />}
          {...practiceOf(record.part, record.paper_id, { mode: record.mode })}
        >
          {t('again')}
        </Go>
      </div>
    </header>
  );
}
