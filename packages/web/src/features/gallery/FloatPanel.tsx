import { IconHeadset } from '@tabler/icons-react';
import { useState } from 'react';
import { useText } from '#i18n/useText.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { Drawer } from '#ui/overlay/Drawer.tsx';
import { Popover } from '#ui/overlay/Popover.tsx';
import { Tooltip } from '#ui/overlay/Tooltip.tsx';
import { toast } from '#ui/states/toast.ts';
import styles from './Gallery.module.css';
import { galleryMessages } from './gallery.messages.ts';
import { Panel } from './Panel.tsx';

export function FloatPanel() {
  const t = useText(galleryMessages);
  const [open, setOpen] = useState<'dialog' | 'drawer' | 'popover' | null>(null);
  const close = () => setOpen(null);
  return (
    <Panel title={t('overlays')}>
      <div className={styles.row}>
        <Button onClick={() => setOpen('dialog')}>{t('openDialog')}</Button>
        <Button onClick={() => setOpen('drawer')}>{t('openDrawer')}</Button>
        <Popover
          label={t('openPopover')}
          opened={open === 'popover'}
          onChange={(opened) => setOpen(opened ? 'popover' : null)}
          width={280}
          target={(opener) => <IconButton {...opener} label={t('openPopover')} icon={<Icon of={IconHeadset} />} />}
        >
          <b>{t('openPopover')}</b>
          <p className={styles.quiet}>{t('scan')}</p>
          <p className={styles.small}>{t('hours')}</p>
        </Popover>
        <Button kind="soft" onClick={() => toast.success(t('success'))}>
          {t('showSuccess')}
        </Button>
        <Button
          kind="soft"
          onClick={() => toast.error(t('signInFailed'), { retry: () => toast.success(t('success')) })}
        >
          {t('showError')}
        </Button>
        <Tooltip text={t('support')} side="top">
          <IconButton label={t('support')} icon={<Icon of={IconHeadset} />} bordered />
        </Tooltip>
      </div>
      <Dialog
        opened={open === 'dialog'}
        onClose={close}
        title={t('guestTitle')}
        footer={
          <>
            <Button onClick={close}>{t('keepOn')}</Button>
            <Button kind="primary" onClick={close}>
              {t('logIn')}
            </Button>
          </>
        }
      >
        <p className={styles.quiet}>{t('guestSentence')}</p>
      </Dialog>
      <Drawer opened={open === 'drawer'} onClose={close} title={t('openPopover')}>
        <p className={styles.quiet}>{t('scan')}</p>
        <Button block onClick={close}>
          {t('keepOn')}
        </Button>
      </Drawer>
      <h3 className={styles.caption}>{t('type')}</h3>
      <p className={styles.display}>
        {t('greeting')}
        <br />
        <span lang="en">{t('plan')}</span>
      </p>
      <p>{t('body')}</p>
      <p className={styles.reading} lang="en">
        A sheet of paper has no memory of being flat. Once creased, its fibres bend and some of them break, and the line
        they leave behind becomes <mark>the easiest place for it to fold again</mark>.
      </p>
    </Panel>
  );
}
