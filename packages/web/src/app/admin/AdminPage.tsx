import {
  IconBooks,
  IconBuilding,
  IconCoins,
  IconGavel,
  IconListDetails,
  IconSettings,
  IconUsers,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { AdminFrame } from '#features/admin/AdminFrame.tsx';
import { adminMessages } from '#features/admin/admin.messages.ts';
import { adminQueries } from '#features/admin/admin.queries.ts';
import { ChallengesPage } from '#features/admin/challenges/ChallengesPage.tsx';
import { LogPage } from '#features/admin/LogPage.tsx';
import { OrdersPage } from '#features/admin/OrdersPage.tsx';
import { PacksPage } from '#features/admin/packs/PacksPage.tsx';
import { PeoplePage } from '#features/admin/people/PeoplePage.tsx';
import { SitePage } from '#features/admin/SitePage.tsx';
import { SetUpPage } from '#features/organisation/set-up/SetUpPage.tsx';
import { SchoolsPage } from '#features/organisation/staff/SchoolsPage.tsx';
import { useText } from '#i18n/useText.ts';
import { linkAs } from '#navigation/link.tsx';
import { isBackend, isLoggedIn } from '#session/role.ts';
import { useMe } from '#session/session.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { LoadingRows } from '#ui/states/LoadingRows.tsx';

const LoginLink = linkAs(ButtonLink);
const SET_UP = 'set-up';

const SECTIONS = [
  { name: 'people', group: 'title', icon: IconUsers, page: <PeoplePage /> },
  { name: 'schools', group: 'title', icon: IconBuilding, page: <SchoolsPage /> },
  { name: 'challenges', group: 'title', icon: IconGavel, page: <ChallengesPage /> },
  { name: 'packs', group: 'goods', icon: IconBooks, page: <PacksPage /> },
  { name: 'orders', group: 'goods', icon: IconCoins, page: <OrdersPage /> },
  { name: 'log', group: 'system', icon: IconListDetails, page: <LogPage /> },
  { name: 'site', group: 'system', icon: IconSettings, page: <SitePage /> },
] as const;

/** `/admin/…`: operators see every section, the staff of a school their schools. The server decides what each may do. */
export function AdminPage() {
  const t = useText(adminMessages);
  const me = useMe();
  const { _splat: asked = '' } = useParams({ strict: false });
  const open = SECTIONS.filter(({ name }) => isBackend(me?.role) || (isLoggedIn(me?.role) && name === 'schools'));
  const { data: waiting } = useQuery({ ...adminQueries.waiting(), enabled: isBackend(me?.role) });
  const here = open.find(({ name }) => name === asked) ?? open[0];
  const frame = (title: string, page: ReactNode) => (
    <AdminFrame
      sections={open.map(({ name, icon, group }) => ({
        ...{ name, icon, label: t(name), group: t(group) },
        ...(name === 'challenges' && waiting && { count: waiting.counts.open }),
      }))}
      here={here?.name ?? ''}
      title={title}
    >
      {page}
    </AdminFrame>
  );
  if (!me) return frame(t('title'), <LoadingRows rows={6} rowHeight={46} />);
  // A flow of its own, without the sections beside it.
  if (isBackend(me.role) && asked.split('/')[0] === SET_UP) return <SetUpPage path={asked.slice(SET_UP.length + 1)} />;
  if (here) return frame(t(here.name), here.page);
  return frame(
    t('title'),
    <EmptyState
      title={t('noRight')}
      action={
        <LoginLink to="/login" search={{ return: '/admin/people' }} kind="primary">
          {t('account')}
        </LoginLink>
      }
    >
      {t('noRightSentence')}
    </EmptyState>,
  );
}
