import { IconTools } from '@tabler/icons-react';
import { useText } from '#i18n/useText.ts';
import { Icon } from '#ui/Icon.tsx';
import { AppButtonLink } from '../links.tsx';
import { useCurrentPage } from '../page/current-page.ts';
import { pageMessages } from '../page/page-titles.messages.ts';
import styles from './InConstructionPage.module.css';
import { soonMessages } from './soon.messages.ts';

/** Says what will be here, and offers one way on. */
export function InConstructionPage() {
  const { page } = useCurrentPage();
  const t = useText(soonMessages);
  const titles = useText(pageMessages);
  if (!page?.soon) return null;
  return (
    <div className={styles.page}>
      <Icon of={IconTools} size={40} />
      <h1 className={styles.title}>{t('title', { page: titles(page.name) })}</h1>
      <p className={styles.sentence}>{t(page.soon)}</p>
      <AppButtonLink to="/" kind="primary">
        {t('wayOn')}
      </AppButtonLink>
    </div>
  );
}
