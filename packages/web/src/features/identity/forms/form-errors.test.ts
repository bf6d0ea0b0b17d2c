import { ApiError } from '@ninefold/contract/client';
import { describe, expect, test } from 'vitest';
import { firstWrong, formErrors } from './form-errors.ts';

const sentences = {
  fields: { mobile: 'Enter your mobile number', account: 'Enter your account', code: 'Enter the six digits' },
  otherwise: 'That did not work',
};
const refusal = (error: ConstructorParameters<typeof ApiError>[0]['error'], msg: string, fields?: string[]) =>
  new ApiError({ error, code: 400, msg, ...(fields ? { fields } : {}) });

describe('a refusal finds its place in the form', () => {
  test('invalid input goes below the fields the server names, in the form’s own words', () => {
    const errors = formErrors(refusal('invalid_input', 'Some of it is wrong', ['mobile', 'code']), sentences);
    expect(errors).toEqual({
      fields: { mobile: 'Enter your mobile number', code: 'Enter the six digits' },
      message: null,
    });
  });

  test('a wrong code goes below the code, in the server’s words, even when no field is named', () => {
    const errors = formErrors(refusal('sms_code_wrong', 'The SMS code is wrong'), sentences);
    expect(errors).toEqual({ fields: { code: 'The SMS code is wrong' }, message: null });
  });

  test('an error about a field that this form does not have is shown above the button, never dropped', () => {
    expect(formErrors(refusal('passwords_differ', 'They differ'), sentences).message).toBe('They differ');
    expect(formErrors(refusal('invalid_input', 'Not valid', ['country_id']), sentences).message).toBe('Not valid');
  });

  test('a refusal about no field is shown above the button', () => {
    expect(formErrors(refusal('too_many_requests', 'Wait a little'), sentences)).toEqual({
      fields: {},
      message: 'Wait a little',
    });
  });

  test('no answer at all is not the learner’s mistake', () => {
    expect(formErrors(refusal('network', 'No connection'), sentences).message).toBe('No connection');
    expect(formErrors(new TypeError('bug'), sentences).message).toBe('That did not work');
  });

  test('a field called like a method of every object is not taken for one of the form’s', () => {
    expect(formErrors(refusal('invalid_input', 'Not valid', ['toString']), sentences).fields).toEqual({});
  });
});

test('focus goes to the first wrong field as the page reads', () => {
  const errors = formErrors(refusal('invalid_input', '', ['code', 'mobile']), sentences);
  expect(firstWrong(errors, ['mobile', 'account', 'code'])).toBe('mobile');
  expect(firstWrong({ fields: {}, message: 'x' }, ['mobile'])).toBeNull();
});
