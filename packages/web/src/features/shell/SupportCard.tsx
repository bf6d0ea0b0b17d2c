import { IconDownload } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useText } from '#i18n/useText.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { qrPicture, savePicture } from '#ui/on-demand/qr-picture.ts';
import { toast } from '#ui/states/toast.ts';
import styles from './SupportCard.module.css';
import { supportMessages } from './support.messages.ts';

type Support = { qr_text: string; text: string; hours: string };

/** `row`: beside the words (popover); `column`: above them, with a button to save the picture (drawer). */
export function SupportCard({ support, look }: { support: Support; look: 'row' | 'column' }) {
  const t = useText(supportMessages);
  const picture = useMemo(() => qrPicture(support.qr_text), [support.qr_text]);
  return (
    <div className={styles.card} data-look={look}>
      {/* An <img>, because a long press on one is how WeChat reads a code on the same phone. */}
      <img className={styles.qr} src={picture} alt={t('qr')} />
      <div className={styles.words}>
        {look === 'row' && <p className={styles.title}>{t('title')}</p>}
        <p className={styles.text}>{support.text}</p>
        <p className={styles.hours}>{support.hours}</p>
      </div>
      {look === 'column' && (
        <Button
          block
          size="lg"
          leftIcon={<Icon of={IconDownload} />}
          onClick={() => savePicture(picture, t('fileName')).catch(() => toast.error(t('saveFailed')))}
        >
          {t('saveImage')}
        </Button>
      )}
    </div>
  );
}
