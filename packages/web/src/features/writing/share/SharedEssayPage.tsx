import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import { useText } from '#i18n/useText.ts';
import { linkAs } from '#navigation/link.tsx';
import { SharedPage } from '#practice/sharing/SharedPage.tsx';
import { ButtonLink } from '#ui/Button.tsx';
import { shareMessages } from './share.messages.ts';
import { shareQueries } from './share.queries.ts';

const Go = linkAs(ButtonLink);

type Shared = Awaited<ReturnType<NonNullable<ReturnType<typeof shareQueries.shared>['queryFn']>>>;
type SharedEssayPageProps = { draw: (shared: Shared) => ReactNode };

export function SharedEssayPage({ draw }: SharedEssayPageProps) {
  const t = useText(shareMessages);
  const { language } = useLanguage();
  const { encodeId } = useParams({ strict: false }) as { encodeId: string };
  const { data, error } = useQuery(shareQueries.shared(encodeId));
  return (
    <SharedPage
      state={data ? 'there' : error ? 'gone' : 'loading'}
      by={t('sharedBy')}
      tryIt={
        <Go size="sm" to="/writing-list-next/{-$type}" params={{ type: data?.detail.task ?? 2 }}>
          {t('tryIt')}
        </Go>
      }
      title={data?.info.title[language] ?? ''}
    >
      {data && draw(data)}
    </SharedPage>
  );
}
