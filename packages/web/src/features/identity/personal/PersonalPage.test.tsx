import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { toast, toastStore } from '#ui/states/toast.ts';
import { fakeServer, guest, learner, leavePage, ok, refused, showPage } from '../identity.testing.tsx';
import { PersonalPage } from './PersonalPage.tsx';

beforeEach(() => {
  sessionStorage.clear();
  // Four hundred zones in a list nobody opens here would only make the test slow.
  vi.spyOn(Intl, 'supportedValuesOf').mockReturnValue(['Asia/Shanghai', 'Europe/London']);
});
afterEach(() => {
  leavePage();
  for (const { id } of toastStore.current()) toast.close(id);
});

const wechatOff = { enabled: 0, is_bind: 0, wechat_name: '', authorize_url: '' };
const standard = {
  'student/get-info': () => ok(learner),
  'student/get-wechat-bind': () => ok(wechatOff),
  'student/get-device-list': () => ok({ list: [device('a', { is_here: 1 })] }),
};
const device = (id: string, change = {}) => ({
  id,
  browser: 'Chrome',
  system: 'Windows',
  is_here: 0,
  is_new: 0,
  since: 1_790_000_000,
  last_seen: 1_790_000_000,
  ...change,
});
const open = (at = '/profile/personal') => showPage('/profile/personal', PersonalPage, at);
const button = async (words: string) => (await screen.findByText(words)).closest('button')!;
const saveButton = () => button('保存');
const said = () => toastStore.current().map(({ tone, text }) => ({ tone, text }));
const rename = (value: string) => fireEvent.change(screen.getByLabelText('昵称'), { target: { value } });

describe('devices', () => {
  const phone = { browser: 'Safari', system: 'iPhone', is_new: 1 };
  const two = [device('a', { is_here: 1 }), device('b', phone)];

  test('each has its way out but this one, and a new one is named so', async () => {
    let list = two;
    const server = fakeServer({
      ...standard,
      'student/get-device-list': () => ok({ list }),
      'student/end-device': () => {
        list = two.slice(0, 1);
        return ok({});
      },
    });
    await open();
    await screen.findByText('本机');
    expect(screen.getByText(/新设备/)).toBeTruthy();
    expect(screen.queryByLabelText('退出Chrome · Windows')).toBeNull();
    fireEvent.click(screen.getByLabelText('退出Safari · iPhone'));
    await waitFor(() => expect(screen.queryByText('Safari · iPhone')).toBeNull());
    expect(server.asked.find(({ path }) => path === 'student/end-device')?.input).toEqual({ id: 'b' });
    expect(screen.queryByText('退出其他所有设备')).toBeNull();
  });

  test('all others are ended with one press', async () => {
    const server = fakeServer({
      ...standard,
      'student/get-device-list': () => ok({ list: two }),
      'student/end-other-devices': () => ok({ ended: 1 }),
    });
    await open();
    fireEvent.click(await button('退出其他所有设备'));
    await waitFor(() => expect(server.countOf('student/end-other-devices')).toBe(1));
  });

  test('a list that did not come can be asked for again', async () => {
    let isThere = false;
    fakeServer({
      ...standard,
      'student/get-device-list': () => (isThere ? ok({ list: two }) : refused('not_found', '')),
    });
    await open();
    await screen.findByText('登录设备没有加载出来');
    isThere = true;
    fireEvent.click(await button('重试'));
    await screen.findByText('Safari · iPhone');
    expect(screen.queryByText('登录设备没有加载出来')).toBeNull();
  });
});

describe('saving', () => {
  test('only what changed is sent, and then there is nothing left to save', async () => {
    const server = fakeServer({
      ...standard,
      'student/update-info': (change) => ok({ ...learner, ...change }),
    });
    await open();
    const save = await saveButton();
    expect(save).toHaveProperty('disabled', true);
    rename('林知秋');
    fireEvent.click(screen.getByLabelText('笔试'));
    fireEvent.click(save);
    await waitFor(() => expect(server.countOf('student/update-info')).toBe(1));
    expect(server.asked.at(-1)?.input).toEqual({ name: '林知秋', exam_type: 2 });
    await screen.findByText('已是最新');
    expect(await saveButton()).toHaveProperty('disabled', true);
  });

  test('an empty name gets an error below the field and is not sent', async () => {
    const server = fakeServer(standard);
    await open();
    await saveButton();
    rename('  ');
    fireEvent.click(await saveButton());
    await screen.findByText('请输入 1–40 个字符的昵称');
    expect(server.countOf('student/update-info')).toBe(0);
  });

  test.each([
    { msg: '操作太频繁', says: '操作太频繁', why: 'the server’s own words' },
    { msg: '', says: '更新失败', why: 'the server said nothing' },
    { msg: '  ', says: '更新失败', why: 'a blank is nothing, and no empty slip is shown' },
  ])('a refusal keeps what was typed and says “$says”: $why', async ({ msg, says }) => {
    fakeServer({ ...standard, 'student/update-info': () => refused('too_many_requests', msg) });
    await open();
    await saveButton();
    rename('林知秋');
    fireEvent.click(await saveButton());
    await waitFor(() => expect(said()).toEqual([{ tone: 'error', text: says }]));
    await waitFor(async () => expect((await saveButton()).getAttribute('aria-busy')).toBeNull());
    expect(screen.getByLabelText('昵称')).toHaveProperty('value', '林知秋');
    expect(screen.getByText('有未保存的修改')).toBeTruthy();
  });

  test('what was saved is said as well', async () => {
    fakeServer({ ...standard, 'student/update-info': (change) => ok({ ...learner, ...change }) });
    await open();
    await saveButton();
    rename('林知秋');
    fireEvent.click(await saveButton());
    await waitFor(() => expect(said()).toEqual([{ tone: 'success', text: '更新成功' }]));
  });
});

describe('unsaved changes', () => {
  test('survive a reload', async () => {
    fakeServer(standard);
    await open();
    await saveButton();
    rename('林知秋');
    leavePage();
    await open();
    await saveButton();
    expect(screen.getByLabelText('昵称')).toHaveProperty('value', '林知秋');
  });

  test('of one account are not shown to the next one in the same tab', async () => {
    fakeServer(standard);
    await open();
    await saveButton();
    rename('林知秋');
    leavePage();
    fakeServer({ ...standard, 'student/get-info': () => ok({ ...learner, id: 8, name: '周远' }) });
    await open();
    await saveButton();
    expect(screen.getByLabelText('昵称')).toHaveProperty('value', '周远');
  });

  test('are asked about before the learner goes to another page', async () => {
    fakeServer(standard);
    const { router, here } = await open();
    await saveButton();
    rename('林知秋');
    router.history.push('/words');
    fireEvent.click(await button('继续编辑'));
    expect(here()).toBe('/profile/personal');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    router.history.push('/words');
    fireEvent.click(await button('不保存，离开'));
    await waitFor(() => expect(here()).toBe('/words'));
    expect(sessionStorage.length).toBe(0);
  });
});

describe('the account', () => {
  test('the number is shown with its middle hidden, and its country cannot be changed alone', async () => {
    fakeServer(standard);
    await open();
    expect(await screen.findByText('138****0001')).toBeTruthy();
    expect(await screen.findByLabelText('国家或地区', { selector: 'input' })).toHaveProperty('disabled', true);
    expect(await screen.findByText('本站未开通微信绑定')).toBeTruthy();
  });

  test('WeChat’s answer is used once and leaves the address', async () => {
    const bound = { is_bind: 1, wechat_name: '知夏' };
    let binding = { ...wechatOff, enabled: 1 };
    const server = fakeServer({
      ...standard,
      'student/get-wechat-bind': () => ok(binding),
      'student/get-wechat-bind-authorize': () => {
        binding = { ...binding, ...bound };
        return ok(bound);
      },
    });
    const { here } = await open('/profile/personal?code=abc&state=xyz');
    await waitFor(() => expect(here()).toBe('/profile/personal'));
    expect(await screen.findByText('已绑定 知夏')).toBeTruthy();
    const calls = server.asked.filter(({ path }) => path === 'student/get-wechat-bind-authorize');
    expect(calls.map(({ input }) => input)).toEqual([{ code: 'abc', state: 'xyz' }]);
  });

  test('a guest is invited to log in and sees no form', async () => {
    fakeServer({ ...standard, 'student/get-info': () => ok(guest) });
    await open();
    const link = await screen.findByRole('link', { name: '登录 / 注册' });
    expect(link.getAttribute('href')).toContain('return');
    expect(screen.queryByLabelText('昵称')).toBeNull();
  });
});
