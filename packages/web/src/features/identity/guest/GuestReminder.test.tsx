import { useLocation } from '@tanstack/react-router';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { fakeServer, guest, learner, leavePage, ok, showPage } from '../identity.testing.tsx';
import { GuestReminderOnce } from './GuestReminderOnce.tsx';

afterEach(leavePage);

function Reminded() {
  return <GuestReminderOnce pathname={useLocation().pathname} />;
}

const open = (at: string) => showPage('/$', Reminded, at);
const reminder = () => screen.queryByText('你正在以游客身份练习');

test('a guest is asked once per visit of a page, and again on the next page and on coming back', async () => {
  fakeServer({ 'student/get-info': () => ok(guest) });
  const { router } = await open('/writing-task-1/7');
  fireEvent.click(await screen.findByRole('button', { name: '继续练习' }));
  await waitFor(() => expect(reminder()).toBeNull());
  await act(() => router.navigate({ to: '/writing-task-1/8' as never }));
  await waitFor(() => expect(reminder()).not.toBeNull());
  await act(() => router.navigate({ to: '/writing-task-1/7' as never }));
  await waitFor(() => expect(reminder()).not.toBeNull());
});

test('going on from a question to the draft begun there asks nothing again', async () => {
  fakeServer({ 'student/get-info': () => ok(guest) });
  const { router } = await open('/writing-task-1/7');
  fireEvent.click(await screen.findByRole('button', { name: '继续练习' }));
  await waitFor(() => expect(reminder()).toBeNull());
  await act(() => router.navigate({ to: '/writing-task-1/7/12' as never }));
  await act(() => new Promise((done) => setTimeout(done, 50)));
  expect(reminder()).toBeNull();
});

test('logging in leads back to the very same page', async () => {
  fakeServer({ 'student/get-info': () => ok(guest) });
  const { router } = await open('/writing-task-2/12?from=list');
  fireEvent.click(await screen.findByRole('button', { name: '去登录' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  expect(router.state.location.search).toEqual({ return: '/writing-task-2/12?from=list' });
});

test('nobody is asked before it is known who is there, nor when it is an account', async () => {
  const server = fakeServer({ 'student/get-info': () => ok(learner) });
  await open('/writing-task-1/7');
  expect(reminder()).toBeNull();
  await waitFor(() => expect(server.countOf('student/get-info')).toBe(1));
  await act(() => new Promise((done) => setTimeout(done, 50)));
  expect(reminder()).toBeNull();
});
