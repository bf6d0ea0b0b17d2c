import type { Deps } from '#deps.ts';
import type { Audit } from '#features/audit/audit.service.ts';
import type { Content } from '#features/content/content.service.ts';
import type { Coins } from '#features/economy/coins/coins.service.ts';
import type { Operator } from '#features/economy/coins/operator.service.ts';
import type { Identity } from '#features/identity/identity.service.ts';
import type { People } from '#features/identity/people/people.service.ts';
import type { Membership } from '#features/membership/membership.service.ts';
import type { OperatorOrders } from '#features/membership/operator-orders.service.ts';
import type { Members } from '#features/organisation/members/members.service.ts';
import type { Organisation } from '#features/organisation/organisation.service.ts';

export type AdminDeps = Deps & {
  audit: Audit;
  content: Content;
  coins: Coins;
  operator: Operator;
  identity: Identity;
  people: People;
  membership: Membership;
  operatorOrders: OperatorOrders;
  members: Members;
  organisation: Organisation;
};
