import { createRoute } from '@tanstack/react-router';
import { UnknownUrl } from './errors/UnknownUrl.tsx';
import { mePages } from './routes/me.ts';
import { practicePages } from './routes/practice.ts';
import { getParentRoute, rootRoute } from './routes/root.ts';
import { writingPages } from './routes/writing.ts';

const anythingElse = createRoute({ getParentRoute, path: '/$', component: UnknownUrl });

/** A list of its own: written straight into `addChildren`, every path would be `any` and no link would be checked. */
const pages = [...mePages, ...practicePages, ...writingPages, anythingElse] as const;

/** Every address of the product, once. Links are typed by this table; what is not in it is an unknown URL. */
export const routeTree = rootRoute.addChildren(pages);
