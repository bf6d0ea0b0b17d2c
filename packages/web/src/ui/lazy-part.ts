import { type ComponentType, lazy } from 'react';
import { painted } from '../lib/after-paint.ts';

/** A part of the kit that is downloaded when it is first needed, after the page that needs it stands. */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => {
    await painted();
    return { default: await load() };
  });
}
