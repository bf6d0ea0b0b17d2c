import { expect, test } from 'vitest';
import { AppError } from '#app-error.ts';
import { countryList } from '../countries.ts';
import { readMobile } from './mobiles.ts';

const CN = 156;
const US = 840;
const CA = 124;
const GB = 826;

test.each([
  { country: CN, typed: '13800000001', is: '13800000001', at: CN, why: 'as people type it' },
  { country: CN, typed: ' +86 138-0000-0001 ', is: '13800000001', at: CN, why: 'with the code and separators' },
  { country: CN, typed: '１３８００００００01', is: '13800000001', at: CN, why: 'from a full-width keyboard' },
  { country: GB, typed: '07400 123456', is: '7400123456', at: GB, why: 'the trunk zero is not part of the number' },
  { country: US, typed: '(201) 555-0123', is: '2015550123', at: US, why: 'North America' },
  {
    country: US,
    typed: '506 234 5678',
    is: '5062345678',
    at: CA,
    why: 'a Canadian number under the US flag is the same telephone',
  },
  { country: CA, typed: '506 234 5678', is: '5062345678', at: CA, why: '… as under its own' },
])('$typed is read as $is: $why', ({ country, typed, is, at }) => {
  expect(readMobile(country, typed)).toEqual({ countryId: at, mobile: is });
});

test.each([
  { country: CN, typed: '12345', error: 'mobile_invalid', why: 'too short' },
  { country: CN, typed: '138000000012', error: 'mobile_invalid', why: 'a digit too many' },
  { country: CN, typed: '010-12345678', error: 'mobile_invalid', why: 'a fixed line gets no SMS' },
  { country: CN, typed: '13800000001 ext 5', error: 'mobile_invalid', why: 'an extension gets no SMS' },
  { country: CN, typed: 'call 13800000001', error: 'mobile_invalid', why: 'words around it' },
  { country: US, typed: '+8613800000001', error: 'mobile_invalid', why: 'another country’s number under this flag' },
  { country: 999, typed: '13800000001', error: 'invalid_input', why: 'there is no such country' },
])('$typed in $country is refused with $error: $why', ({ country, typed, error }) => {
  const refusal = (() => {
    try {
      return readMobile(country, typed);
    } catch (thrown) {
      return thrown;
    }
  })();
  expect(refusal).toBeInstanceOf(AppError);
  expect((refusal as AppError).error).toBe(error);
});

test('every country has a name in both languages, a dialling code and an id of its own; the default comes first', () => {
  for (const language of ['zh', 'en'] as const) {
    const list = countryList(language, 'CN');
    expect(list.length).toBeGreaterThan(230);
    expect(new Set(list.map((country) => country.id)).size).toBe(list.length);
    expect(new Set(list.map((country) => country.name)).size).toBe(list.length);
    for (const country of list) expect(country.dial_code).toMatch(/^[1-9]\d{0,3}$/);
  }
  expect(countryList('zh', 'CN')[0]).toEqual({ id: 156, iso: 'CN', name: '中国', dial_code: '86' });
  expect(countryList('en', 'GB')[0]).toMatchObject({ iso: 'GB', name: 'United Kingdom' });
});

test('Hong Kong, Macao and Taiwan are named as Chinese products name them', () => {
  const names = (language: 'zh' | 'en') =>
    ['HK', 'MO', 'TW'].map((iso) => countryList(language, 'CN').find((country) => country.iso === iso)?.name);
  expect(names('zh')).toEqual(['中国香港', '中国澳门', '中国台湾']);
  expect(names('en')).toEqual(['Hong Kong, China', 'Macao, China', 'Taiwan, China']);
});
