import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand } from '@tabler/icons-react';
import { useText } from '#i18n/useText.ts';
import { Link } from '#navigation/link.tsx';
import { useBreakpoint } from '#platform/breakpoints.ts';
import { Logo } from '#ui/band/Logo.tsx';
import { LogoWithName } from '#ui/band/LogoWithName.tsx';
import { Icon } from '#ui/Icon.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { shellMessages } from '../../shell.messages.ts';
import { MeLink } from '../bars/MeLink.tsx';
import { useCollapsed } from './collapsed.ts';
import { MenuGroups } from './MenuGroups.tsx';
import styles from './SideMenu.module.css';
import { SignInButton } from './SignInButton.tsx';
import { sideLookOf } from './side-look.ts';

export function SideMenu() {
  const t = useText(shellMessages);
  const breakpoint = useBreakpoint();
  const [collapsed, setCollapsed] = useCollapsed();
  const look = sideLookOf(breakpoint, collapsed);
  const wide = look === 'wide';
  return (
    <nav className={styles.side} data-look={look} aria-label={t('menu')}>
      <Link to="/" className={styles.logo}>
        {wide ? <LogoWithName ground="sunken" /> : <Logo width={42} ground="sunken" />}
        <span className="nf-sr-only">{t('home')}</span>
      </Link>
      <div className={styles.list}>
        <MenuGroups look={look} />
      </div>
      <div className={styles.foot}>
        <SignInButton look={look} />
        <div className={styles.me}>
          <MeLink look={wide ? 'words' : 'picture'} />
          {breakpoint === 'desktop' && (
            <IconButton
              size="sm"
              label={wide ? t('collapse') : t('expand')}
              icon={<Icon of={wide ? IconLayoutSidebarLeftCollapse : IconLayoutSidebarLeftExpand} size={18} />}
              onClick={() => setCollapsed(!collapsed)}
            />
          )}
        </div>
      </div>
    </nav>
  );
}
