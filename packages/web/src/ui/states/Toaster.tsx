import { IconAlertTriangle, IconCircleCheck, IconX } from '@tabler/icons-react';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useText } from '#i18n/useText.ts';
import { Icon } from '../Icon.tsx';
import { kitMessages } from '../kit.messages.ts';
import { useAttention } from '../useAttention.ts';
import styles from './Toaster.module.css';
import { type Toast, toast, toastStore } from './toast.ts';

const SHOWN_FOR = 3000;

/** Both regions are in the page from the start: a live region that arrives with its text is not read out. */
export function Toaster() {
  const shown = useSyncExternalStore(toastStore.subscribe, toastStore.current);
  return (
    <div className={styles.toaster}>
      <div role="status" className={styles.region}>
        {shown.map((news) => news.tone === 'success' && <Slip key={news.id} news={news} />)}
      </div>
      <div role="alert" className={styles.region}>
        {shown.map((news) => news.tone === 'error' && <Slip key={news.id} news={news} />)}
      </div>
    </div>
  );
}

function Slip({ news }: { news: Toast }) {
  const t = useText(kitMessages);
  const [held, setHeld] = useState(false);
  const slip = useRef<HTMLDivElement>(null);
  useAttention(
    slip,
    () => setHeld(true),
    () => setHeld(false),
  );
  const stays = news.tone === 'error' || held;

  useEffect(() => {
    if (stays) return;
    const timer = setTimeout(() => toast.close(news.id), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [stays, news.id]);

  function tryAgain() {
    toast.close(news.id);
    news.retry?.();
  }

  return (
    <div className={styles.slip} ref={slip}>
      {news.icon ?? <Icon of={news.tone === 'error' ? IconAlertTriangle : IconCircleCheck} size={18} />}
      <span className={styles.words}>{news.text}</span>
      {news.retry && (
        <button type="button" className={styles.retry} onClick={tryAgain}>
          {t('retry')}
        </button>
      )}
      {news.tone === 'error' && (
        <button type="button" className={styles.close} aria-label={t('close')} onClick={() => toast.close(news.id)}>
          <Icon of={IconX} size={16} />
        </button>
      )}
    </div>
  );
}
