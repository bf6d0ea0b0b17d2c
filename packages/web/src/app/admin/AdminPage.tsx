import {
  IconBooks,
  IconBuilding,
  IconCoins,
  IconGavel,
  IconListDetails,
  IconSettings,
  IconUsers,
} from '@tabler/icons-react';
import { useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { AdminFrame } from '#features/admin/AdminFrame.tsx';
import { adminMessages } from '#features/admin/admin.messages.ts';
import { ChallengesPage } from '#features/admin/ChallengesPage.tsx';
import { LogPage } from '#features/admin/LogPage.tsx';
import { OrdersPage } from '#features/admin/OrdersPage.tsx';
import { PacksPage } from '#features/admin/packs/PacksPage.tsx';
import { PeoplePage } from '#features/admin/people/PeoplePage.tsx';
import { SitePage } from '#features/admin/SitePage.tsx';
import { SchoolsPage } from '#features/organisation/staff/SchoolsPage.tsx';
import { useText } from '#i18n/useText.ts';
import { linkAs } from '#navigation/link.tsx';
import { isBackend, isLoggedIn } from '#session/role.ts';
import { useMe } from '#session/session.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { LoadingRows } from '#ui/states/LoadingRows.tsx';

const LoginLink = linkAs(ButtonLink);

const SECTIONS = [
  { name: 'people', icon: IconUsers, page: <PeoplePage /> },
  { name: 'schools', icon: IconBuilding, page: <SchoolsPage /> },
  { name: 'challenges', icon: IconGavel, page: <ChallengesPage /> },
  { name: 'orders', icon: IconCoins, page: <OrdersPage /> },
  { name: 'packs', icon: IconBooks, page: <PacksPage /> },
  { name: 'log', icon: IconListDetails, page: <LogPage /> },
  { name: 'site', icon: IconSettings, page: <SitePage /> },
] as const;

/** `/admin/…`: operators see every section, the staff of a school their schools. The server decides what each may do. */
export function AdminPage() {
  const t = useText(adminMessages);
  const me = useMe();
  const { _splat: asked = '' } = useParams({ strict: false });
  const open = SECTIONS.filter(({ name }) => isBackend(me?.role) || (isLoggedIn(me?.role) && name === 'schools'));
  const here = open.find(({ name }) => name === asked) ?? open[0];
  const frame = (title: string, page: ReactNode) => (
    <AdminFrame
      sections={open.map(({ name, icon }) => ({ name, icon, label: t(name) }))}
      here={here?.name ?? ''}
      title={title}
    >
      {page}
    </AdminFrame>
  );
  if (!me) return frame(t('title'), <LoadingRows rows={6} rowHeight={46} />);
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
