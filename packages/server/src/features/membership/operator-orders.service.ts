import { COMMAND_LINE } from '@ninefold/core/admin/audit-actions';
import { AppError } from '#app-error.ts';
import type { Deps } from '#deps.ts';
import type { Act, Audit } from '#features/audit/audit.service.ts';
import { ordersRepo } from './orders/orders.repo.ts';
import { refundOrder } from './orders/refund-order.ts';

export type OperatorOrders = ReturnType<typeof operatorOrdersService>;

/** What an operator does about orders, in the page or at the machine itself. */
export const operatorOrdersService = (deps: Pick<Deps, 'db' | 'payments' | 'now'>, audit: Audit) => {
  const { db } = deps;
  return {
    newest: (userId: number | undefined, limit: number, before?: number) =>
      ordersRepo(db).newest(userId, limit, before),

    /** Money moves at the provider: what was asked for is in the log before, and how it ended after it. */
    async refund(orderNum: string, reason: string, actorId: number = COMMAND_LINE) {
      const act = { actorId, on: ['order', orderNum] as const, reason };
      await audit.note(db, { ...act, action: 'order.refund' });
      // Outside the attempt: a log that cannot be written to does not make a refund that happened one that failed.
      const refunded = await attempted(act, () => refundOrder(deps, orderNum, reason));
      await audit.note(db, { ...act, action: 'order.refunded', details: { outcome: refunded.outcome } });
      return refunded;
    },
  };

  async function attempted<T>(act: Omit<Act, 'action'>, work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      // A provider's own words may hold what a log must not: only our name of the refusal is kept.
      const details = { error: error instanceof AppError ? error.error : 'unknown' };
      await audit.note(db, { ...act, action: 'order.refund_failed', details });
      throw error;
    }
  }
};
