import { useText } from '#i18n/useText.ts';
import { useBreakpoint } from '#platform/breakpoints.ts';
import { useRole } from '#session/session.ts';
import { LogoWithName } from '#ui/band/LogoWithName.tsx';
import { useDeferredPage } from '../../page/current-page.ts';
import { pageMessages } from '../../page/page-titles.messages.ts';
import { BackButton } from './BackButton.tsx';
import { CoinPill } from './CoinPill.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { LanguageToggle } from './LanguageToggle.tsx';
import { LogInLink } from './LogInLink.tsx';
import { MeLink } from './MeLink.tsx';
import { SupportButton } from './SupportButton.tsx';
import { ThemeSwitch } from './ThemeSwitch.tsx';
import styles from './TopBar.module.css';

/** The title on the left; coins, language, theme and support on the right. A phone has only the most important ones. */
export function TopBar() {
  const role = useRole();
  const onPhone = useBreakpoint() === 'mobile';
  const guest = role === 'tourist';
  return (
    <header className={styles.top}>
      <div className={styles.inner}>
        {onPhone ? <PhoneTitle /> : <PageTitle />}
        <div className={styles.tools}>
          <CoinPill />
          {!onPhone && <LanguageSwitch />}
          {!onPhone && <ThemeSwitch />}
          <SupportButton />
          {guest && onPhone && <LanguageToggle />}
          {guest && <LogInLink />}
          {onPhone && <MeLink look="picture" />}
        </div>
      </div>
    </header>
  );
}

function PageTitle() {
  const { page } = useDeferredPage();
  const titles = useText(pageMessages);
  return <span className={styles.title}>{page && titles(page.name)}</span>;
}

/** The two pages of the bottom bar show the product's name; all others have a way back. */
function PhoneTitle() {
  const { page } = useDeferredPage();
  if (page?.frame === 'menu_root') {
    return (
      <span className={styles.brand}>
        <LogoWithName size="bar" withChinese={false} />
      </span>
    );
  }
  return (
    <span className={styles.phoneTitle}>
      <BackButton />
      <PageTitle />
    </span>
  );
}
