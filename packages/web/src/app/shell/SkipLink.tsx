import { useText } from '#i18n/useText.ts';
import { shellMessages } from '../shell.messages.ts';
import styles from './SkipLink.module.css';

export const PAGE_ID = 'page';

/** A button and not `href="#page"`: the hash is our address, so the browser's own jump would leave the page. */
export function SkipLink() {
  const t = useText(shellMessages);
  return (
    <button type="button" className={styles.skip} onClick={() => document.getElementById(PAGE_ID)?.focus()}>
      {t('skip')}
    </button>
  );
}
