import { type ComponentType, createElement, type LazyExoticComponent, lazy, useState } from 'react';
import { painted } from './after-paint.ts';

let round = 0;

/**
 * Parts whose download failed are downloaded again where they are mounted next. Not by themselves: React asks a part
 * that failed once more before it gives up, and would ask for ever if each question began a new download.
 */
export function forgetFailedParts(): void {
  round += 1;
}

/**
 * A component that is downloaded when it is first rendered, after the paint of the page around it; or earlier, by
 * `preload`.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let arrived: ComponentType<Props> | undefined;
  const preload = async (): Promise<ComponentType<Props>> => (arrived ??= await load());
  let awaited: LazyExoticComponent<ComponentType<Props>> | undefined;
  let failedIn: number | undefined;

  function awaitedPart() {
    if (failedIn !== undefined && failedIn < round) awaited = undefined;
    if (!awaited) {
      failedIn = undefined;
      awaited = lazy(async () => {
        await painted();
        const part = await preload().catch((error: unknown) => {
          failedIn = round;
          throw error;
        });
        return { default: part };
      });
    }
    return awaited as unknown as ComponentType<Props>;
  }

  function Part(props: Props) {
    // Chosen once: changing from one to the other would mount the component again.
    const [shown] = useState<ComponentType<Props>>(() => arrived ?? awaitedPart());
    return createElement(shown, props);
  }
  return Object.assign(Part, { preload });
}
