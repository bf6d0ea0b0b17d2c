import { useText } from '../../i18n/useText.ts';
import { useBreakpoint } from '../../platform/breakpoints.ts';
import { useRole } from '../../session/session.ts';
import { WordMark } from '../../ui/band/WordMark.tsx';
import { AppButtonLink } from '../links.tsx';
import type { PageName } from '../page-names.ts';
import { pageMessages } from '../pages.messages.ts';
import { BackButton } from './BackButton.tsx';
import { CoinPill } from './CoinPill.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { useLoginSearch } from './login-search.ts';
import { MeLink } from './MeLink.tsx';
import { SupportButton } from './SupportButton.tsx';
import { shellMessages } from './shell.messages.ts';
import { ThemeSwitch } from './ThemeSwitch.tsx';
import styles from './TopBar.module.css';

/** Where we are on the left; coins, language, theme, support on the right. A phone keeps only what fits a thumb. */
export function TopBar({ page }: { page: PageName | undefined }) {
  const t = useText(shellMessages);
  const role = useRole();
  const loginSearch = useLoginSearch();
  const onPhone = useBreakpoint() === 'mobile';
  const guest = role === 'tourist';
  return (
    <header className={styles.top}>
      <div className={styles.inner}>
        {onPhone ? <PhoneTitle page={page} /> : <PageTitle page={page} />}
        <div className={styles.tools}>
          <CoinPill />
          {!onPhone && <LanguageSwitch />}
          {!onPhone && <ThemeSwitch />}
          <SupportButton />
          {guest && (
            <AppButtonLink to="/login" search={loginSearch} size="sm">
              {t('logIn')}
            </AppButtonLink>
          )}
          {onPhone && <MeLink look="picture" />}
        </div>
      </div>
    </header>
  );
}

function PageTitle({ page }: { page: PageName | undefined }) {
  const titles = useText(pageMessages);
  return <span className={styles.title}>{page && titles(page)}</span>;
}

/** The two pages of the bottom bar carry the name of the house; from all others there is a way back. */
function PhoneTitle({ page }: { page: PageName | undefined }) {
  if (page === 'home' || page === 'practiceHub') {
    return (
      <span className={styles.brand}>
        <WordMark size="bar" withChinese={false} />
      </span>
    );
  }
  return (
    <span className={styles.phoneTitle}>
      <BackButton />
      <PageTitle page={page} />
    </span>
  );
}
