import type { Result } from '@ninefold/contract/practice/result';
import { IconArrowLeft, IconDots, IconPrinter, IconTargetArrow } from '@tabler/icons-react';
import { useCanGoBack, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import { useFormat } from '#i18n/useFormat.ts';
import { useText } from '#i18n/useText.ts';
import { linkAs } from '#navigation/link.tsx';
import { useBreakpoint } from '#platform/breakpoints.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { Tabs } from '#ui/Tabs.tsx';
import { useInside } from '../inside/inside.ts';
import type { PaperSource } from '../practice-kit.ts';
import styles from './ReviewBar.module.css';
import { ReviewMenu } from './ReviewMenu.tsx';
import { reviewMessages } from './review.messages.ts';
import type { ReviewView } from './review-view.ts';

const Go = linkAs(ButtonLink);

export type ReviewBarProps = {
  source: PaperSource;
  id: number;
  own: string | undefined;
  result: Result;
  view: ReviewView;
  onView: (view: ReviewView) => void;
  /** Practising what was missed: how many marks, and the press. Nothing was missed: nothing is offered. */
  missed: number;
  redoing: boolean;
  onRedo: () => void;
};

/** The way back, what was taken, the two views, and what to do next. */
export function ReviewBar(props: ReviewBarProps) {
  const { source, id, own, result, view, onView, missed, redoing, onRedo } = props;
  const t = useText(reviewMessages);
  const { language } = useLanguage();
  const format = useFormat();
  const screen = useBreakpoint();
  const [menu, setMenu] = useState(false);
  const { attempt } = result;
  const redo = missed > 0 && (
    <Button
      kind="primary"
      size={screen === 'mobile' ? 'lg' : 'md'}
      block={screen === 'mobile'}
      busy={redoing}
      leftIcon={<Icon of={IconTargetArrow} size={18} />}
      onClick={onRedo}
    >
      {t('redoMissed', { count: missed })}
    </Button>
  );
  return (
    <>
      <header className={styles.bar}>
        <div className={styles.left}>
          <BackButton source={source} />
          <h1 className={styles.title}>{attempt.title[language]}</h1>
          <span className={styles.meta}>
            {t('when', {
              mode: t(attempt.of_attempt > 0 ? 'redo' : attempt.mode),
              date: format.shortDate(attempt.submitted_at),
              time: format.duration(result.seconds),
            })}
          </span>
        </div>
        {screen !== 'mobile' && (
          <Tabs
            label={t('views')}
            tabs={[
              { value: 'review', label: t('viewReview') },
              { value: 'text', label: t('viewText') },
            ]}
            value={view}
            onChange={onView}
            panelId="review-panel"
          />
        )}
        <div className={styles.right}>
          {screen === 'desktop' ? (
            <>
              <Button kind="ghost" leftIcon={<Icon of={IconPrinter} size={18} />} onClick={() => window.print()}>
                {t('print')}
              </Button>
              <Go {...source.paperPath(id, own ? { own } : {})}>{t('again')}</Go>
            </>
          ) : (
            <IconButton
              label={t('more')}
              icon={<Icon of={IconDots} />}
              aria-haspopup="dialog"
              onClick={() => setMenu(true)}
            />
          )}
          {screen !== 'mobile' && redo}
        </div>
      </header>
      {screen === 'mobile' && redo && <div className={styles.bottom}>{redo}</div>}
      {screen !== 'desktop' && <ReviewMenu {...props} opened={menu} onClose={() => setMenu(false)} />}
    </>
  );
}

/** Where the learner came from, else the list: a review may be opened in a new tab. */
function BackButton({ source }: { source: PaperSource }) {
  const t = useText(reviewMessages);
  const router = useRouter();
  const canGoBack = useCanGoBack();
  // Inside a lesson its own bar leads back.
  if (useInside()) return null;
  return (
    <IconButton
      label={t('back')}
      icon={<Icon of={IconArrowLeft} />}
      onClick={() => (canGoBack ? router.history.back() : void router.navigate({ to: source.listPath }))}
    />
  );
}
