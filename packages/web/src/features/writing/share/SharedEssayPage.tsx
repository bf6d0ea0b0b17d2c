import { IconLinkOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import { useText } from '#i18n/useText.ts';
import { linkAs } from '#navigation/link.tsx';
import { ButtonLink } from '#ui/Button.tsx';
import { LogoWithName } from '#ui/band/LogoWithName.tsx';
import { Icon } from '#ui/Icon.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { LoadingRows } from '#ui/states/LoadingRows.tsx';
import styles from './Share.module.css';
import { shareMessages } from './share.messages.ts';
import { shareQueries } from './share.queries.ts';

const Go = linkAs(ButtonLink);

type Shared = Awaited<ReturnType<NonNullable<ReturnType<typeof shareQueries.shared>['queryFn']>>>;
type SharedEssayPageProps = { draw: (shared: Shared) => ReactNode };

/** A report for whoever has its link: no account, nothing to press in it, not for search engines. */
export function SharedEssayPage({ draw }: SharedEssayPageProps) {
  const t = useText(shareMessages);
  const { language } = useLanguage();
  const { encodeId } = useParams({ strict: false }) as { encodeId: string };
  const { data, error } = useQuery(shareQueries.shared(encodeId));
  useNoIndex();
  return (
    <div className={styles.page}>
      <header className={styles.banner}>
        <LogoWithName />
        <p>{t('sharedBy')}</p>
        <Go size="sm" to="/writing-list-next/{-$type}" params={{ type: data?.detail.task ?? 2 }}>
          {t('tryIt')}
        </Go>
      </header>
      <main>
        {!data && (
          <div className={styles.waiting}>
            {error ? (
              <EmptyState title={t('gone')} icon={<Icon of={IconLinkOff} size={40} />} tall>
                {t('goneSentence')}
              </EmptyState>
            ) : (
              <LoadingRows rows={6} look="line" />
            )}
          </div>
        )}
        {data && (
          <>
            <h1 className="nf-sr-only">{data.info.title[language]}</h1>
            {draw(data)}
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
