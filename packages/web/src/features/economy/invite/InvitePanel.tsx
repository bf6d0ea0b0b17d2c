import { useInfiniteQuery } from '@tanstack/react-query';
import { useFormat } from '#i18n/useFormat.ts';
import { useText } from '#i18n/useText.ts';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { LoadingRows } from '#ui/states/LoadingRows.tsx';
import { economyQueries } from '../economy.queries.ts';
import styles from './Invite.module.css';
import { InvitedFriends } from './InvitedFriends.tsx';
import { InviteLink } from './InviteLink.tsx';
import { inviteMessages } from './invite.messages.ts';

/** The link to send, what both get for it, and who has come. */
export function InvitePanel() {
  const t = useText(inviteMessages);
  const format = useFormat();
  const query = useInfiniteQuery(economyQueries.friends());
  const info = query.data?.pages[0];
  if (!info && query.error)
    return (
      <ErrorState
        title={t('failed')}
        error={query.error}
        onRetry={() => void query.refetch()}
        retrying={query.isFetching}
      />
    );
  if (!info) return <LoadingRows rows={4} rowHeight={64} look="line" />;
  return (
    <div className={styles.panel}>
      <p className={styles.sentence}>
        {t('sentence', {
          mine: format.number(info.inviter_points),
          theirs: format.number(info.invitee_points),
          limit: info.daily_limit,
        })}
      </p>
      <InviteLink link={wholeLink(info.invite_link)} />
      <InvitedFriends
        friends={query.data?.pages.flatMap((page) => page.list) ?? []}
        total={info.total}
        onMore={query.hasNextPage ? () => void query.fetchNextPage() : undefined}
        loading={query.isFetchingNextPage}
      />
    </div>
  );
}

/** A server without a PUBLIC_URL sends a link without its origin. */
function wholeLink(link: string): string {
  return link.startsWith('/') ? location.origin + link : link;
}
