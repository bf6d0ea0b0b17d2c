import { ERRORS } from '@ninefold/contract/errors';
import { yuanOfCents } from '@ninefold/core/membership/money';
import { AppError } from '#app-error.ts';
import { OperatorMistake } from '#features/economy/coins/operator.service.ts';
import type { Command } from './command.ts';
import { withOperatorServices } from './with-operator-services.ts';

export const membershipCommands: Record<string, Command> = {
  orders: {
    about: 'the last orders, newest first (orders [#LEARNER_ID] [how many])',
    run: (args) => showOrders(args),
  },
  'refund-order': {
    about: 'give the money of a paid order back and end its membership (refund-order ORDER_NUM "REASON")',
    run: ([orderNum, reason]) => refundOrder(orderNum, reason?.trim()),
  },
};

async function showOrders(args: string[]): Promise<void> {
  const learner = args.find((arg) => /^#\d+$/.test(arg));
  const limit = args.find((arg) => /^[1-9]\d{0,3}$/.test(arg));
  const orders = await withOperatorServices(({ operatorOrders }) =>
    operatorOrders.newest(learner ? Number(learner.slice(1)) : undefined, Number(limit ?? 20)),
  );
  for (const { created_at, order_num, user_id, skill, level, cents, state, provider, refund_reason } of orders)
    console.log(
      `${created_at.toISOString()}  ${order_num}  #${user_id}  ${skill} ${level}  ¥${yuanOfCents(cents)}  ${state} ${provider ?? ''} ${refund_reason}`.trimEnd(),
    );
  if (orders.length === 0) console.log('No orders');
}

async function refundOrder(orderNum: string | undefined, reason: string | undefined): Promise<void> {
  if (!orderNum || !reason || reason.length > 100)
    throw new OperatorMistake('usage: refund-order ORDER_NUM "REASON", a reason of 1 to 100 characters');
  const refunded = await withOperatorServices(({ operatorOrders }) => operatorOrders.refund(orderNum, reason)).catch(
    (error: unknown) => {
      if (!(error instanceof AppError)) throw error;
      throw new OperatorMistake(`${orderNum}: ${ERRORS[error.error].en}${more(error)}`);
    },
  );
  if (refunded.outcome === 'not_paid') throw new OperatorMistake(`${orderNum} is ${refunded.state}: nothing was paid`);
  const yuan = `¥${yuanOfCents(refunded.cents)}`;
  console.log(`${orderNum}: ${refunded.outcome === 'refunded' ? `${yuan} given back` : 'was given back before'}`);
}

/** What the provider, or the order itself, said about it. */
const more = ({ details = {} }: AppError) =>
  Object.entries(details)
    .map(([name, value]) => ` (${name}: ${value})`)
    .join('');
