import type { Order } from '@ninefold/contract/membership';
import { IconCircleCheck, IconExternalLink, IconReceiptOff } from '@tabler/icons-react';
import { useState } from 'react';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import { useFormat } from '#i18n/useFormat.ts';
import { useText } from '#i18n/useText.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { qrPicture } from '#ui/on-demand/qr-picture.ts';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { LoadingRows } from '#ui/states/LoadingRows.tsx';
import { toast } from '#ui/states/toast.ts';
import { formatPrice } from '../price.ts';
import { vipMessages } from '../vip.messages.ts';
import { isForScanning } from './cashier-tab.ts';
import styles from './PayDialog.module.css';
import type { AtCashier } from './useBuy.ts';
import { useOrder } from './useOrder.ts';

type PayDialogProps = {
  /** Empty: nothing to show. */
  orderNum: string;
  cashier: AtCashier | null;
  onClose: () => void;
};

/** Keeps the last order while the dialog closes, so that the focus returns and nothing flickers. */
export function PayDialog({ orderNum, cashier, onClose }: PayDialogProps) {
  const [kept, setKept] = useState({ orderNum, cashier });
  if (orderNum && (orderNum !== kept.orderNum || cashier !== kept.cashier)) setKept({ orderNum, cashier });
  if (!kept.orderNum) return null;
  return <OrderDialog key={kept.orderNum} {...kept} opened={orderNum !== ''} onClose={onClose} />;
}

/** The state of an order, from the open cashier to the end. */
function OrderDialog({ orderNum, cashier, opened, onClose }: PayDialogProps & { opened: boolean }) {
  const t = useText(vipMessages);
  const { data: order, refetch, isFetching, isError } = useOrder(orderNum, opened);
  const scanning = cashier !== null && isForScanning(cashier.orderStr);

  async function look() {
    const { data } = await refetch();
    if (data?.state === 'open') toast.success(t('notPaidYet'));
  }

  function footer() {
    if (order?.state !== 'open')
      return (
        <Button kind="primary" onClick={onClose}>
          {order?.state === 'paid' ? t('done') : t('back')}
        </Button>
      );
    return (
      <>
        {cashier && !scanning && (
          <ButtonLink
            kind={cashier.opened ? 'secondary' : 'primary'}
            href={cashier.orderStr}
            target="_blank"
            rel="noopener noreferrer"
            rightIcon={<Icon of={IconExternalLink} size={16} />}
          >
            {t('openCashier')}
          </ButtonLink>
        )}
        <Button
          kind={cashier?.opened === false && !scanning ? 'secondary' : 'primary'}
          busy={isFetching}
          onClick={look}
        >
          {t('iHavePaid')}
        </Button>
      </>
    );
  }

  return (
    <Dialog opened={opened} onClose={onClose} title={t(titleOf(order, scanning))} footer={footer()}>
      <div role="status">
        {order ? (
          <Progress order={order} cashier={cashier} />
        ) : isError ? (
          t('ordersFailed')
        ) : (
          <LoadingRows rows={1} look="line" />
        )}
      </div>
    </Dialog>
  );
}

function titleOf(order: Order | undefined, scanning: boolean) {
  if (!order || order.state === 'open') return scanning ? 'scanTitle' : 'waitingTitle';
  return order.state === 'paid' ? 'paidTitle' : 'endedTitle';
}

function Progress({ order, cashier }: { order: Order; cashier: AtCashier | null }) {
  const t = useText(vipMessages);
  const format = useFormat();
  const { language } = useLanguage();
  if (order.state === 'paid')
    return (
      <p className={styles.end}>
        <span className={styles.paid}>
          <Icon of={IconCircleCheck} size={40} />
        </span>
        {t(`${order.skill}Paid`, { date: format.date(order.valid_until) })}
      </p>
    );
  if (order.state !== 'open')
    return (
      <p className={styles.end}>
        <span className={styles.over}>
          <Icon of={IconReceiptOff} size={40} />
        </span>
        {t(`${order.state}Sentence`)}
      </p>
    );
  if (cashier && isForScanning(cashier.orderStr))
    return (
      <div className={styles.scan}>
        <img className={styles.qr} src={qrPicture(cashier.orderStr)} alt={t('scanAlt')} />
        <p>{t('scanSentence', { price: formatPrice(order.price, language) })}</p>
      </div>
    );
  return <p>{cashier && !cashier.opened ? t('blockedSentence') : t('waitingSentence')}</p>;
}
