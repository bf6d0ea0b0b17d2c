import { createRootRoute } from '@tanstack/react-router';
import { Shell } from '../shell/Shell.tsx';
import { UnknownUrl } from '../UnknownUrl.tsx';

export const rootRoute = createRootRoute({ component: Shell, notFoundComponent: UnknownUrl });
export const getParentRoute = () => rootRoute;
