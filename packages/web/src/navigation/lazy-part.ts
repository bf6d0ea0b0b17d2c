import { type ComponentType, createElement, lazy, useState } from 'react';
import { painted } from './after-paint.ts';

/**
 * A component that is downloaded when it is first rendered, after the paint of the page around it; or earlier, by
 * `preload`.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let arrived: ComponentType<Props> | undefined;
  const preload = async (): Promise<ComponentType<Props>> => (arrived ??= await load());
  const Awaited = lazy(async () => {
    await painted();
    return { default: await preload() };
  });

  function Part(props: Props) {
    // Chosen once: changing from one to the other would mount the component again.
    const [shown] = useState<ComponentType<Props>>(() => arrived ?? (Awaited as unknown as ComponentType<Props>));
    return createElement(shown, props);
  }
  return Object.assign(Part, { preload });
}
