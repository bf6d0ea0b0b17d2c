import { type ComponentType, createElement, type LazyExoticComponent, lazy, useState } from 'react';
import { painted } from './after-paint.ts';

/**
 * A component that is downloaded when it is first rendered, after the paint of the page around it; or earlier, by
 * `preload`. A download that failed is tried again when the component is mounted again.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let arrived: ComponentType<Props> | undefined;
  const preload = async (): Promise<ComponentType<Props>> => (arrived ??= await load());
  let awaited: LazyExoticComponent<ComponentType<Props>> | undefined;

  function awaitedPart() {
    awaited ??= lazy(async () => {
      try {
        await painted();
        return { default: await preload() };
      } catch (error) {
        // React remembers the failure of a lazy component for ever, so the next mount gets a new one.
        awaited = undefined;
        throw error;
      }
    });
    return awaited as unknown as ComponentType<Props>;
  }

  function Part(props: Props) {
    // Chosen once: changing from one to the other would mount the component again.
    const [shown] = useState<ComponentType<Props>>(() => arrived ?? awaitedPart());
    return createElement(shown, props);
  }
  return Object.assign(Part, { preload });
}
