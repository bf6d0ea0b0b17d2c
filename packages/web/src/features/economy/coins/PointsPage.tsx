import { useNavigate } from '@tanstack/react-router';
import { useText } from '#i18n/useText.ts';
import { economyMessages } from '../economy.messages.ts';
import styles from './Coins.module.css';
import { CoinsPanel } from './CoinsPanel.tsx';

/** The coins on a phone; wider screens open the dialog instead. */
export function PointsPage() {
  const t = useText(economyMessages);
  const navigate = useNavigate();
  return (
    <div className={styles.page}>
      <h1 className="nf-sr-only">{t('records')}</h1>
      <CoinsPanel onHowToGet={() => void navigate({ to: '/task-center' })} />
    </div>
  );
}
