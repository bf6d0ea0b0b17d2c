import type { pay } from '@ninefold/contract/membership';
import type { Handlers } from '#http/handlers.ts';
import type { Membership } from './membership.service.ts';

export const membershipRoutes = (service: Membership): Handlers<typeof pay> => ({
  getGoods: () => service.getGoods(),
  placeOrder: ({ userId, input }) => service.placeOrder(userId, input),
  createOrder: ({ userId, input, caller }) => service.createOrder(userId, input, caller),
  getOrder: ({ userId, input }) => service.getOrder(userId, input),
  getOrderList: ({ userId, input }) => service.getOrderList(userId, input),
  getSandboxOrder: ({ input, caller }) => service.getSandboxOrder(input, caller.language),
  settleSandboxOrder: ({ input }) => service.settleSandboxOrder(input),
});
