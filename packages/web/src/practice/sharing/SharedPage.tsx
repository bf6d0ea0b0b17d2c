import { IconLinkOff } from '@tabler/icons-react';
import { type ReactNode, useEffect } from 'react';
import { useText } from '#i18n/useText.ts';
import { LogoWithName } from '#ui/band/LogoWithName.tsx';
import { Icon } from '#ui/Icon.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { LoadingRows } from '#ui/states/LoadingRows.tsx';
import styles from './Sharing.module.css';
import { sharingMessages } from './sharing.messages.ts';

type SharedPageProps = {
  state: 'loading' | 'gone' | 'there';
  /** Who shared what, and that it cannot be changed. */
  by: string;
  /** Where the reader can do the same. */
  tryIt: ReactNode;
  title: string;
  children: ReactNode;
};

/** A report for whoever has its link: no account, nothing to press in it, not for search engines. */
export function SharedPage({ state, by, tryIt, title, children }: SharedPageProps) {
  const t = useText(sharingMessages);
  useNoIndex();
  return (
    <div className={styles.page}>
      <header className={styles.banner}>
        <LogoWithName />
        <p>{by}</p>
        {tryIt}
      </header>
      <main>
        {state !== 'there' && (
          <div className={styles.waiting}>
            {state === 'gone' ? (
              <EmptyState title={t('gone')} icon={<Icon of={IconLinkOff} size={40} />} tall>
                {t('goneSentence')}
              </EmptyState>
            ) : (
              <LoadingRows rows={6} look="line" />
            )}
          </div>
        )}
        {state === 'there' && (
          <>
            <h1 className="nf-sr-only">{title}</h1>
            {children}
          </>
        )}
      </main>
    </div>
  );
}

/** For readers of pages that run scripts; the answers of the server say the same in a header. */
function useNoIndex(): void {
  useEffect(() => {
    const tag = document.createElement('meta');
    tag.name = 'robots';
    tag.content = 'noindex, nofollow';
    document.head.append(tag);
    return () => tag.remove();
  }, []);
}
