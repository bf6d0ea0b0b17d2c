import { type ComponentType, createElement, lazy, useState } from 'react';
import { painted } from './after-paint.ts';

/** A part that is downloaded when it is first needed, after the page that needs it stands; or ahead, by `preload`. */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let arrived: ComponentType<Props> | undefined;
  const preload = async (): Promise<ComponentType<Props>> => (arrived ??= await load());
  const Awaited = lazy(async () => {
    await painted();
    return { default: await preload() };
  });

  function Part(props: Props) {
    // Chosen once: changing from one to the other would begin the part anew.
    const [shown] = useState<ComponentType<Props>>(() => arrived ?? (Awaited as unknown as ComponentType<Props>));
    return createElement(shown, props);
  }
  return Object.assign(Part, { preload });
}
