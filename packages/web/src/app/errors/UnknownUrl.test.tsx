import { waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { closeApp, openApp } from '../app.testing.tsx';

afterEach(closeApp);

test('an unknown URL is logged as such and leads home', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { router, asked } = await openApp('/no/such/page');
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  expect(logged).toHaveBeenCalledWith('Invalid URL', expect.anything());
  const report = asked.find(({ path }) => path === 'common/report-error');
  expect(report?.input).toMatchObject({ kind: 'invalid_url', message: expect.stringContaining('Invalid URL') });
  logged.mockRestore();
});
