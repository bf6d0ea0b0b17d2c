import { createRootRoute } from '@tanstack/react-router';
import { UnknownUrl } from '../errors/UnknownUrl.tsx';
import { Shell } from '../shell/Shell.tsx';

export const rootRoute = createRootRoute({
  staticData: { page: null },
  component: Shell,
  notFoundComponent: UnknownUrl,
});
export const getParentRoute = () => rootRoute;
