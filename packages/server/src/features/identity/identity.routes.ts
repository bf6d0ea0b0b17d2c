import type { student } from '@ninefold/contract/identity';
import type { Handlers } from '#http/handlers.ts';
import type { Identity } from './identity.service.ts';

export const identityRoutes = (service: Identity): Handlers<typeof student> => ({
  getTouristToken: ({ caller }) => service.getTouristToken(caller),
  getInfo: ({ userId, caller }) => service.getInfo(userId, caller.language),
  updateInfo: ({ userId, input, caller }) => service.updateInfo(userId, input, caller.language),
  uploadAvatar: ({ userId, file, caller }) => service.uploadAvatar(userId, file.bytes, caller.language),
  checkToken: ({ caller }) => service.checkToken(caller.identity),
  logout: ({ caller }) => service.logout(caller),
  getCaptcha: ({ caller }) => service.getCaptcha(caller),
  loginBySms: ({ input, caller }) => service.loginBySms(caller, input),
  loginByPassword: ({ input, caller }) => service.loginByPassword(caller, input),
  sendStudentSms: ({ input, caller }) => service.sendStudentSms(caller, input),
  checkSms: ({ input, caller }) => service.checkSms(caller, input),
  accountBindMobile: ({ userId, input, caller }) => service.accountBindMobile(userId, input, caller),
  resetPasswordSendSms: ({ input, caller }) => service.resetPasswordSendSms(caller, input),
  checkResetPasswordSms: ({ input, caller }) => service.checkResetPasswordSms(caller, input),
  resetPassword: ({ input, caller }) => service.resetPassword(caller, input),
  loginBySecondFactor: ({ input, caller }) => service.loginBySecondFactor(caller, input),
  getSecondFactor: ({ userId }) => service.getSecondFactor(userId),
  beginSecondFactor: ({ userId, input, caller }) => service.beginSecondFactor(userId, caller, input),
  confirmSecondFactor: ({ userId, input, caller }) => service.confirmSecondFactor(userId, caller, input),
  renewRecoveryCodes: ({ userId, input, caller }) => service.renewRecoveryCodes(userId, caller, input),
  removeSecondFactor: ({ userId, input, caller }) => service.removeSecondFactor(userId, caller, input),
  changePassword: ({ userId, input, caller }) => service.changePassword(userId, input, caller),
  getDeviceList: ({ userId, caller }) => service.getDeviceList(userId, caller),
  endDevice: ({ userId, input }) => service.endDevice(userId, input),
  endOtherDevices: ({ userId, caller }) => service.endOtherDevices(userId, caller),
  getWechatBind: ({ userId, caller }) => service.getWechatBind(userId, caller),
  getWechatBindAuthorize: ({ userId, input, caller }) => service.getWechatBindAuthorize(userId, caller, input),
  getOperationPermissionsList: ({ userId, caller }) => service.getOperationPermissionsList(userId, caller.identity),
});
