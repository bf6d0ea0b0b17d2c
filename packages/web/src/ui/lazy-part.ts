import { type ComponentType, lazy } from 'react';

/** A part of the kit that is downloaded when it is first needed. */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await load() }));
}
