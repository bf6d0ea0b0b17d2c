import { IconTools } from '@tabler/icons-react';
import { useText } from '#i18n/useText.ts';
import { Icon } from '#ui/Icon.tsx';
import { AppButtonLink } from '../links.tsx';
import { pageMessages } from '../routes/page-titles.messages.ts';
import { useCurrentPage } from '../shell/menu/current-page.ts';
import styles from './InConstructionPage.module.css';
import { IN_CONSTRUCTION, isInConstruction } from './in-construction.ts';
import { soonMessages } from './soon.messages.ts';

/** Says what will be here, and offers one way on. */
export function InConstructionPage() {
  const { page } = useCurrentPage();
  const t = useText(soonMessages);
  const titles = useText(pageMessages);
  if (!isInConstruction(page)) return null;
  return (
    <div className={styles.page}>
      <Icon of={IconTools} size={40} />
      <h1 className={styles.title}>{t('title', { page: titles(page) })}</h1>
      <p className={styles.sentence}>{t(IN_CONSTRUCTION[page])}</p>
      <AppButtonLink to="/" kind="primary">
        {t('wayOn')}
      </AppButtonLink>
    </div>
  );
}
