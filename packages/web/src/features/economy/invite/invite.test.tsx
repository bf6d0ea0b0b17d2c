import type { InvitedFriend } from '@ninefold/contract/economy/invite';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closeApp, openApp } from '#app/app.testing.tsx';
import { dialogIntent } from '#app/dialogs/dialog-intent.ts';
import { inviteMessages } from './invite.messages.ts';

beforeEach(async () => {
  await Promise.all([import('#ui/on-demand/DialogFrame.tsx'), import('./InvitePanel.tsx'), inviteMessages.load('zh')]);
});
afterEach(() => {
  cleanup();
  closeApp();
});

const friend = (name: string, more: Partial<InvitedFriend>): InvitedFriend => ({
  name,
  state: 'registered',
  coins: 0,
  create_time: 1_794_000_000,
  reward_time: 0,
  ...more,
});

const info = (list: InvitedFriend[], total = list.length) => ({
  invite_code: 'K7M2Q9',
  invite_link: '/#/login?invite=K7M2Q9',
  inviter_points: 500,
  invitee_points: 500,
  daily_limit: 10,
  list,
  total,
});

async function openInvite(answer: unknown = info([])) {
  const app = await openApp('/', { answers: { 'student/get-invite-info': answer } });
  await act(async () => dialogIntent.set('invite'));
  const field = await screen.findByLabelText<HTMLInputElement>('邀请链接', {}, { timeout: 10_000 });
  return { ...app, field };
}

const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));

test('the link is whole and one press copies it', async () => {
  const writeText = vi.fn(async () => {});
  vi.stubGlobal('navigator', { ...navigator, languages: ['zh'], clipboard: { writeText } });
  const { field } = await openInvite();
  expect(field.value).toBe(`${location.origin}/#/login?invite=K7M2Q9`);
  expect(screen.getByText(/你得 500 金币，好友得 500 金币/)).toBeTruthy();
  await press('复制链接');
  expect(writeText).toHaveBeenCalledWith(field.value);
  expect(await screen.findByRole('button', { name: '已复制' })).toBeTruthy();
});

test('where copying is refused, the reason is shown and the link is selected for copying by hand', async () => {
  const writeText = async () => {
    throw new Error('Write permission denied');
  };
  vi.stubGlobal('navigator', { ...navigator, languages: ['zh'], clipboard: { writeText } });
  const { field } = await openInvite();
  const select = vi.spyOn(field, 'select');
  await press('复制链接');
  expect(await screen.findByText('没能自动复制：Write permission denied。请选中上面的链接，手动复制。')).toBeTruthy();
  expect(select).toHaveBeenCalled();
  expect(screen.getByRole('button', { name: '复制链接' })).toBeTruthy();
});

test('friends are listed with the state of the invitation', async () => {
  await openInvite(
    info([
      friend('周**', { state: 'rewarded', coins: 500, reward_time: 1_794_100_000 }),
      friend('李**', {}),
      friend('王**', { state: 'over_limit', reward_time: 1_794_100_000 }),
    ]),
  );
  const rows = screen.getAllByRole('listitem').map((row) => row.textContent ?? '');
  expect(rows.find((row) => row.startsWith('周**'))).toMatch(/已完成首次练习\+500$/);
  expect(rows.find((row) => row.startsWith('李**'))).toMatch(/已注册，等待首次练习$/);
  expect(rows.find((row) => row.startsWith('王**'))).toMatch(/当天奖励已满$/);
});

test('more friends than fit on one page are loaded on request', async () => {
  const answer = ({ page }: { page: number }) =>
    info(
      Array.from({ length: page === 1 ? 10 : 2 }, (_, i) => friend(`友${page}-${i}`, {})),
      12,
    );
  await openInvite(answer);
  expect(screen.queryByText('友2-0')).toBeNull();
  await press('加载更多');
  expect(await screen.findByText('友2-0')).toBeTruthy();
  expect(screen.queryByRole('button', { name: '加载更多' })).toBeNull();
});

test('before anybody has come, the list says what to do', async () => {
  await openInvite();
  expect(screen.getByText('还没有好友注册')).toBeTruthy();
});
