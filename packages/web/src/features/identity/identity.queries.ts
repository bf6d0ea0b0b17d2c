import type { Language } from '@ninefold/contract/errors';
import { queryOptions } from '@tanstack/react-query';
import { api } from '#lib/api.ts';
import { answerCaptcha } from './forms/answer-captcha.ts';

export const identityQueries = {
  /** Names come in the page's language, so each language has its own list. */
  countries: (language: Language) =>
    queryOptions({
      queryKey: ['identity', 'countries', language],
      queryFn: () => api.common.getCountryList(),
      staleTime: Number.POSITIVE_INFINITY,
    }),
  /** An answer is good for one use: every form has its own, and none is kept after the form is gone. */
  captcha: (form: string) =>
    queryOptions({
      queryKey: ['identity', 'captcha', form],
      queryFn: async ({ signal }) => {
        const question = await api.student.getCaptcha();
        return { key: question.key, captcha_value: await answerCaptcha(question, signal) };
      },
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 0,
    }),
  secondFactor: () =>
    queryOptions({ queryKey: ['identity', 'second-factor'], queryFn: () => api.student.getSecondFactor() }),
  /** Is a link that makes an operator still good? */
  operatorLink: (token: string) =>
    queryOptions({
      queryKey: ['identity', 'operator-link', token],
      queryFn: () => api.admin.checkOperatorLink({ token }),
    }),
  devices: () => queryOptions({ queryKey: ['identity', 'devices'], queryFn: () => api.student.getDeviceList() }),
  newDevices: () =>
    queryOptions({ queryKey: ['identity', 'new-devices'], queryFn: () => api.student.getNewDeviceList() }),
  wechat: () => queryOptions({ queryKey: ['identity', 'wechat'], queryFn: () => api.student.getWechatBind() }),
};
