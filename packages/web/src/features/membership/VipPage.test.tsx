import type { Order } from '@ninefold/contract/membership';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { closeApp, guest, learner, openApp, refusal } from '#app/app.testing.tsx';
import { vipMessages } from './vip.messages.ts';

const goods = (['writing', 'reading', 'listening'] as const).flatMap((skill) =>
  (['month', 'season', 'year'] as const).map((term, place) => ({
    id: `${skill}_${term}`,
    skill,
    term,
    price: [6800, 16_800, 49_800][place],
    currency: 'CNY',
  })),
);
const offer = { goods, pay_types: [1, 2], sandbox: 1 };
const now = Math.floor(Date.now() / 1000);
const order: Order = {
  id: 3,
  order_num: 'NF20261115AAAAAAAAAA',
  goods_id: 'writing_month',
  skill: 'writing',
  term: 'month',
  price: 6800,
  currency: 'CNY',
  state: 'open',
  pay_type: 1,
  created_time: now,
  expire_time: now + 1800,
  paid_time: 0,
  refunded_time: 0,
  valid_from: 0,
  valid_until: 0,
};
const paid: Order = { ...order, state: 'paid', valid_from: now, valid_until: now + 30 * 86_400 };
const none = { list: [], has_more: 0 };

/** A busy machine must not turn a right answer into a failure. */
const PATIENCE = { timeout: 10_000 };

/** The tab the browser opens for the cashier. */
const tab = { opener: {}, location: { href: '' }, close: vi.fn() };

beforeEach(async () => {
  Object.assign(tab, { opener: {}, location: { href: '' }, close: vi.fn() });
  await Promise.all([vipMessages.load('zh'), import('#ui/on-demand/DialogFrame.tsx'), import('./VipPage.tsx')]);
});
afterEach(closeApp);

async function openShop(answers: Record<string, unknown> = {}, path = '/profile/vip') {
  const all = {
    'pay/get-goods': offer,
    'pay/get-order-list': none,
    'pay/place-order': order,
    'pay/create-order': { orderStr: '/#/sandbox-cashier?ticket=t' },
    'pay/get-order': order,
    ...answers,
  };
  const app = await openApp(path, { answers: all });
  vi.stubGlobal(
    'open',
    vi.fn(() => tab),
  );
  window.open = vi.fn(() => tab as unknown as Window);
  const inputs = (name: string) => app.asked.filter((call) => call.path === name).map(({ input }) => input);
  return { ...app, inputs };
}

const press = async (name: string | RegExp) => {
  const button = await screen.findByRole('button', { name }, PATIENCE);
  await act(async () => void fireEvent.click(button));
};
const choose = async (name: string | RegExp, skill: string) => {
  const radio = within(await screen.findByRole('group', { name: skill }, PATIENCE)).getByRole('radio', { name });
  await act(async () => void fireEvent.click(radio));
};

describe('buying', () => {
  test('opens the cashier in a tab without access to this page, and follows the order until it is paid', async () => {
    let state: Order = order;
    const shop = await openShop({ 'pay/get-order': () => state });
    await choose(/3 个月/, '阅读会员');
    await press('支付 ¥168');
    await screen.findByRole('dialog', { name: '等待支付' }, PATIENCE);
    expect(shop.inputs('pay/place-order')).toEqual([{ goods_id: 'reading_season', key: expect.any(String) }]);
    expect(shop.inputs('pay/create-order')).toEqual([
      {
        order_num: order.order_num,
        pay_type: 1,
        redirect_url: `${location.origin}/#/profile/vip?order=${order.order_num}`,
      },
    ]);
    expect(tab.opener).toBeNull();
    expect(tab.location.href).toContain('/#/sandbox-cashier?ticket=t');

    const asked = shop.timesAsked('student/get-info');
    state = paid;
    await press('我已支付');
    await screen.findByRole('dialog', { name: '支付成功' }, PATIENCE);
    expect(screen.getByText(/写作会员已开通，有效期至/)).toBeTruthy();
    await waitFor(() => expect(shop.timesAsked('student/get-info')).toBeGreaterThan(asked));
  });

  test('by WeChat shows the code to scan and opens no tab', async () => {
    await openShop({ 'pay/create-order': { orderStr: 'weixin://wxpay/bizpayurl?pr=abc' } });
    await choose('微信支付', '支付方式');
    await press('支付 ¥68');
    await screen.findByRole('dialog', { name: '微信扫码支付' }, PATIENCE);
    expect(screen.getByRole('img', { name: '微信支付二维码' }).getAttribute('src')).toContain('data:image/svg+xml');
    expect(tab.close).toHaveBeenCalled();
    expect(tab.location.href).toBe('');
  });

  test('a refusal is shown in the server’s words, and the empty tab is closed', async () => {
    const shop = await openShop({ 'pay/create-order': refusal('支付平台没有接受这笔订单', 502) });
    await press('支付 ¥68');
    await screen.findByText('支付平台没有接受这笔订单', {}, PATIENCE);
    expect(tab.close).toHaveBeenCalled();
    await press('支付 ¥68');
    const [first, second] = shop.inputs('pay/place-order') as { key: string }[];
    expect(second?.key).not.toBe(first?.key);
  });

  test('a browser that opens no tab gets a link to press', async () => {
    await openShop();
    window.open = vi.fn(() => null);
    await press('支付 ¥68');
    const link = await screen.findByRole('link', { name: '打开收银台' }, PATIENCE);
    expect(link.getAttribute('href')).toBe('/#/sandbox-cashier?ticket=t');
    expect(link.getAttribute('rel')).toContain('noopener');
  });

  test('the page that a cashier sends the buyer back to shows the order’s state', async () => {
    const shop = await openShop(
      { 'pay/get-order': { ...order, state: 'cancelled' } },
      '/profile/vip?order=NF20261115AAAAAAAAAA',
    );
    await screen.findByText('这笔订单已取消，没有扣款。', {}, PATIENCE);
    await press('返回会员页');
    expect(shop.router.history.location.href).toBe('/profile/vip');
  });
});

describe('who sees what', () => {
  test('a guest sees the prices and logs in to buy', async () => {
    const shop = await openShop({ 'student/get-info': guest });
    const link = await screen.findByRole('link', { name: '登录后购买' }, PATIENCE);
    expect(link.getAttribute('href')).toContain('return=%2Fprofile%2Fvip');
    expect(screen.queryByText('我的订单')).toBeNull();
    expect(shop.timesAsked('pay/get-order-list')).toBe(0);
  });

  test('an operator buys nothing', async () => {
    await openShop({ 'student/get-info': { ...learner, role: 'backend-system' } });
    await screen.findByText('管理员账号不需要购买会员。', {}, PATIENCE);
    expect(screen.queryByRole('button', { name: /支付/ })).toBeNull();
  });

  test('where nothing is sold the page says so', async () => {
    await openShop({ 'pay/get-goods': { goods: [], pay_types: [], sandbox: 0 } });
    await screen.findByText('本站暂不出售会员', {}, PATIENCE);
  });

  test('the sandbox says that no real money moves, and a real provider says nothing of the kind', async () => {
    await openShop();
    await screen.findByText('沙盒收银台：仅供试用，不会真实扣款', {}, PATIENCE);
    closeApp();
    await openShop({ 'pay/get-goods': { ...offer, sandbox: 0, pay_types: [1] } });
    await screen.findByRole('button', { name: '支付 ¥68' }, PATIENCE);
    expect(screen.queryByText(/沙盒/)).toBeNull();
    expect(screen.queryByRole('radio', { name: '微信支付' })).toBeNull();
  });
});

test('orders are listed with their state; an open one can be continued, an old one cannot', async () => {
  const list = [
    order,
    { ...order, id: 2, order_num: 'NF20261114BBBBBBBBBB', expire_time: now - 1 },
    { ...paid, id: 1, order_num: 'NF20261113CCCCCCCCCC' },
  ];
  const shop = await openShop({ 'pay/get-order-list': { list, has_more: 0 } });
  const rows = within(await screen.findByRole('region', { name: '我的订单' }, PATIENCE));
  expect(
    (await rows.findAllByRole('listitem')).map((row) => row.textContent?.match(/待支付|已关闭|已支付/)?.[0]),
  ).toEqual(['待支付', '已关闭', '已支付']);
  await press('继续支付');
  expect(shop.inputs('pay/place-order')).toEqual([]);
  expect(shop.inputs('pay/create-order')).toMatchObject([{ order_num: order.order_num, pay_type: 1 }]);
});

test('earlier orders are asked for by the last one seen', async () => {
  const first = { list: [order], has_more: 1 };
  const second = { list: [{ ...paid, id: 1, order_num: 'NF20261113CCCCCCCCCC' }], has_more: 0 };
  const shop = await openShop({
    'pay/get-order-list': ({ before_id }: { before_id?: number }) => (before_id ? second : first),
  });
  await press('查看更早的订单');
  await screen.findByText('订单号 NF20261113CCCCCCCCCC', {}, PATIENCE);
  expect(shop.inputs('pay/get-order-list')).toEqual([{}, { before_id: 3 }]);
  expect(screen.queryByRole('button', { name: '查看更早的订单' })).toBeNull();
});
