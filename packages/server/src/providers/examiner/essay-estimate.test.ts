import { expect, test } from 'vitest';
import { readSettings } from '#settings.ts';
import { essayEstimate } from './essay-estimate.ts';

const alipay = {
  ALIPAY_APP_ID: '2021',
  ALIPAY_PRIVATE_KEY: 'key',
  ALIPAY_PUBLIC_KEY: 'key',
  PUBLIC_URL: 'https://ielts.example',
};

for (const { environment, method, says, why } of [
  { environment: {}, method: 'trained', says: 'non-commercial', why: 'no money can change hands' },
  { environment: alipay, method: 'counted', says: 'EXAMINER_WEIGHTS', why: 'memberships are sold for real money' },
  {
    environment: { ...alipay, EXAMINER_WEIGHTS: '/srv/weights' },
    method: 'trained',
    says: '/srv/weights',
    why: 'the operator trained weights of their own',
  },
])
  test(`essays are scored by the ${method} estimate: ${why}`, () => {
    const estimate = essayEstimate(readSettings(environment));
    expect(estimate.method).toBe(method);
    expect(estimate.about).toContain(says);
  });
