import type { organisation } from '@ninefold/contract/organisation';
import type { organisationStaff } from '@ninefold/contract/organisation/staff';
import type { Handlers } from '#http/handlers.ts';
import type { Members } from './members/members.service.ts';
import type { Organisation } from './organisation.service.ts';
import type { Staff } from './staff/staff.service.ts';

export const organisationRoutes = (service: Organisation, members: Members): Handlers<typeof organisation> => ({
  getHome: ({ userId, caller }) => service.getHome(userId, caller.orgId),
  getNoticeList: ({ userId, input: { before, limit } }) =>
    service.getNoticeList(userId, { ...(before && { before }), limit }),
  getSchoolList: ({ userId }) => members.getSchoolList(userId),
  enter: ({ userId, caller, input }) => members.enter(caller, userId, input.organisation_id),
  leave: ({ userId, caller }) => members.leave(caller, userId),
  getInvitation: ({ input }) => members.getInvitation(input.code),
  join: ({ userId, caller, input }) => members.join(caller, userId, input.code),
  getOfferList: ({ userId }) => members.getOfferList(userId),
  answerOffer: ({ userId, caller, input }) =>
    members.answerOffer(caller, userId, input.organisation_id, input.joins === 1),
  saveNotice: ({ caller, input }) => service.saveNotice(caller.identity, input),
  removeNotice: ({ caller, input }) => service.removeNotice(caller.identity, input.id),
});

export const organisationStaffRoutes = (staff: Staff): Handlers<typeof organisationStaff> => ({
  getManagedList: ({ caller, input }) => staff.getManagedList(caller.identity, input),
  getManaged: ({ caller, input }) => staff.getManaged(caller.identity, input),
  create: ({ caller, input }) => staff.create(caller.identity, input),
  rename: ({ caller, input }) => staff.rename(caller.identity, input),
  uploadLogo: ({ caller, input, file }) => staff.uploadLogo(caller.identity, input, file.bytes),
  getManagedNoticeList: ({ caller, input }) => staff.getManagedNoticeList(caller.identity, input),
  getMemberList: ({ caller, input }) => staff.getMemberList(caller.identity, input),
  getAwaitedList: ({ caller, input }) => staff.getAwaitedList(caller.identity, input),
  addMembers: ({ caller, input }) => staff.addMembers(caller.identity, input),
  setMemberRole: ({ caller, input }) => staff.setMemberRole(caller.identity, input),
  removeMember: ({ caller, input }) => staff.removeMember(caller.identity, input),
  removeAwaited: ({ caller, input }) => staff.removeAwaited(caller.identity, input),
  makeInvite: ({ caller, input }) => staff.makeInvite(caller.identity, input),
  endInvite: ({ caller, input }) => staff.endInvite(caller.identity, input),
});
