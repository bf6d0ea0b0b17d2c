import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { refusal } from '#app/app.testing.tsx';
import { aroundEachTest, economy, openTasks, press, task, withTasks } from './tasks.testing.tsx';

aroundEachTest();

const INVITE = {
  invite_code: 'K7M2Q9',
  invite_link: '/#/login?invite=K7M2Q9',
  inviter_points: 500,
  invitee_points: 500,
  daily_limit: 10,
  list: [],
  total: 0,
};

describe('more tasks', () => {
  test('an open task leads to its page and the dialog closes behind the learner', async () => {
    const { dialog, router } = await openTasks(withTasks(task(1, { name: '完成一次模考' })));
    await press(await dialog.findByRole('link', { name: '去完成：完成一次模考' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/mock_list'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('done and locked tasks say so and offer nothing to press', async () => {
    const { dialog } = await openTasks(withTasks(task(1, { status: 2 }), task(2, { status: 0 })));
    expect(await dialog.findByText('已完成')).toBeTruthy();
    expect(dialog.getByText('未解锁')).toBeTruthy();
    expect(dialog.queryByRole('link', { name: /去完成/ })).toBeNull();
  });

  test('a task of twenty words shows how many are there', async () => {
    const { dialog } = await openTasks(withTasks(task(1, { condition: 'learn-words', times: 20, progress: 12 })));
    expect(await dialog.findByText('12 / 20')).toBeTruthy();
  });

  test('only the safe parts of the description are rendered', async () => {
    const desc =
      '四项成绩让计划更准<img src=x onerror="alert(1)"><script>alert(2)</script><b onclick="alert(3)">快来</b>';
    const { dialog } = await openTasks(withTasks(task(1, { desc })));
    const shown = (await dialog.findByText('快来')).parentElement!;
    expect(shown.querySelector('img, script, [onclick]')).toBeNull();
    expect(shown.textContent).toBe('四项成绩让计划更准快来');
  });

  test('the reward is in the description, or after it when the description does not name it', async () => {
    const { dialog } = await openTasks(
      withTasks(
        task(1, { desc: '<p>首次完成得 <strong>100</strong> 金币。</p>' }),
        task(2, { desc: '双方都得金币。', coins: 500 }),
      ),
    );
    const rows = (await dialog.findAllByRole('heading', { level: 3 })).map((name) => name.parentElement?.textContent);
    expect(rows).toEqual(['任务 1首次完成得 100 金币。', '任务 2双方都得金币。+500']);
  });

  test('open tasks come first, done ones last', async () => {
    const { dialog } = await openTasks(
      withTasks(task(1, { status: 2 }), task(2, { status: 0 }), task(3, {}), task(4, { status: 2 }), task(5, {})),
    );
    const names = (await dialog.findAllByRole('heading', { level: 3 })).map((name) => name.textContent);
    expect(names).toEqual(['任务 3', '任务 5', '任务 2', '任务 1', '任务 4']);
  });

  test('inviting a friend replaces the tasks in the dialog, and the focus stays inside', async () => {
    const { dialog } = await openTasks({
      ...withTasks(task(1, { name: '邀请好友', condition: 'invite-friend' })),
      'student/get-invite-info': { ...INVITE },
    });
    const button = await dialog.findByRole('button', { name: '去完成：邀请好友' });
    button.focus();
    await press(button);
    const invite = await screen.findByRole('dialog', { name: '邀请好友' });
    expect(invite.contains(document.activeElement)).toBe(true);
    expect(await within(invite).findByLabelText('邀请链接')).toBeTruthy();
  });

  test('a list that fails says so and can be asked for again', async () => {
    let fails = true;
    const answer = () => (fails ? refusal('internal', 500) : { list: [task(1, { name: '完成一次模考' })], total: 1 });
    const { dialog } = await openTasks(economy({ 'task/get-list': answer }));
    const failed = within(await dialog.findByRole('region', { name: '更多任务' }));
    expect(await failed.findByText('获取任务列表失败')).toBeTruthy();
    fails = false;
    await press(failed.getByRole('button', { name: '重试' }));
    expect(await dialog.findByText('完成一次模考')).toBeTruthy();
  });
});
