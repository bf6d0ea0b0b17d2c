import type { Order } from '@ninefold/contract/membership';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useText } from '#i18n/useText.ts';
import { api } from '#lib/api.ts';
import { messageOf } from '#lib/errors/message-of.ts';
import { toast } from '#ui/states/toast.ts';
import { membershipQueries } from '../membership.queries.ts';
import { vipMessages } from '../vip.messages.ts';
import { isForScanning, openCashierTab } from './cashier-tab.ts';
import { orderKeys } from './order-keys.ts';

export type AtCashier = { orderNum: string; orderStr: string; opened: boolean };
type Wanted = { payType: 1 | 2; order: () => Promise<Order> };

/** From the press to the cashier. `atCashier`: the order that is waiting to be paid there. */
export function useBuy() {
  const t = useText(vipMessages);
  const client = useQueryClient();
  const keys = useRef(orderKeys());
  const [atCashier, setAtCashier] = useState<AtCashier | null>(null);

  const toCashier = useMutation({
    mutationFn: async ({ payType, order }: Wanted) => {
      const tab = openCashierTab();
      try {
        const { order_num } = await order();
        const redirect_url = `${location.origin}/#/profile/vip?order=${order_num}`;
        const { orderStr } = await api.pay.createOrder({ order_num, pay_type: payType, redirect_url });
        if (isForScanning(orderStr)) tab.close();
        else tab.goTo(orderStr);
        return { orderNum: order_num, orderStr, opened: tab.opened };
      } catch (error) {
        tab.close();
        throw error;
      }
    },
    onSuccess: (reached) => setAtCashier(reached),
    onError: (error) => {
      // The key may belong to an order that is over, so the next press makes a new one.
      keys.current.forget();
      toast.error(messageOf(error, t('failed')));
    },
    onSettled: () => client.invalidateQueries(membershipQueries.orders()),
  });

  return {
    atCashier,
    busy: toCashier.isPending,
    buy: (goodsId: string, payType: 1 | 2) =>
      toCashier.mutate({
        payType,
        order: () => api.pay.placeOrder({ goods_id: goodsId, key: keys.current.of(goodsId, payType) }),
      }),
    continuePaying: (order: Order) => toCashier.mutate({ payType: order.pay_type || 1, order: async () => order }),
    leaveCashier: () => {
      keys.current.forget();
      setAtCashier(null);
    },
  };
}
