/**
 * The only connection between the page and a native app around it. In a plain browser there is no host: what is sent
 * goes nowhere and nothing ever arrives, so no caller has to check where it runs.
 */
type BridgeEvent =
  /** The size of body text, index 0-5: chosen in the app's own settings or in the page. */
  | { type: 'fontSize'; index: number }
  /** A pencil touches the screen: palms must not turn pages. */
  | { type: 'pencil'; active: boolean }
  /** Whether the page wants fingers to scroll, or keeps them for drawing. */
  | { type: 'touch'; active: boolean }
  /** Who is logged in; `null` after logging out. */
  | { type: 'userInfo'; userId: number | null; name: string }
  /** The learner leaves the page and goes back to the app. */
  | { type: 'close' };

type EventOf<Type extends BridgeEvent['type']> = Extract<BridgeEvent, { type: Type }>;

export type NativeBridge = {
  /** False in a plain browser: hide what only an app can do, such as a close button. */
  present: boolean;
  send(event: BridgeEvent): void;
  /** Returns the way to stop listening. */
  listen<Type extends BridgeEvent['type']>(type: Type, heard: (event: EventOf<Type>) => void): () => void;
};

/** The part of `window` that the bridge needs; tests pass their own. */
export type BridgeWindow = Pick<Window, 'addEventListener' | 'removeEventListener'> & {
  location: { origin: string };
  NativeBridge?: { postMessage: (message: string) => void } | undefined;
};

declare global {
  interface Window {
    NativeBridge?: { postMessage: (message: string) => void } | undefined;
  }
}

export function createNativeBridge(page: BridgeWindow): NativeBridge {
  const host = page.NativeBridge;
  if (typeof host?.postMessage !== 'function') return { present: false, send: () => {}, listen: () => () => {} };

  return {
    present: true,
    send: (event) => host.postMessage(JSON.stringify(event)),
    listen(type, heard) {
      function onMessage(message: Event) {
        const event = readMessage(message, page.location.origin);
        if (isOfType(event, type)) heard(event);
      }
      page.addEventListener('message', onMessage);
      return () => page.removeEventListener('message', onMessage);
    },
  };
}

function readMessage(message: Event, ownOrigin: string): BridgeEvent | null {
  const { data, origin } = message as MessageEvent<unknown>;
  // A webview posts without an origin or with the page's own; any other origin is a stranger's frame.
  if (origin !== '' && origin !== 'null' && origin !== ownOrigin) return null;
  return readEvent(typeof data === 'string' ? parsed(data) : data);
}

/** Checks everything: other scripts also post messages to the window. */
export function readEvent(data: unknown): BridgeEvent | null {
  if (typeof data !== 'object' || data === null) return null;
  const { type, index, active, userId, name } = data as Record<string, unknown>;
  if (type === 'close') return { type };
  if (type === 'fontSize' && typeof index === 'number') return { type, index };
  if ((type === 'pencil' || type === 'touch') && typeof active === 'boolean') return { type, active };
  if (type === 'userInfo' && (typeof userId === 'number' || userId === null) && typeof name === 'string') {
    return { type, userId, name };
  }
  return null;
}

function isOfType<Type extends BridgeEvent['type']>(event: BridgeEvent | null, type: Type): event is EventOf<Type> {
  return event?.type === type;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

export const nativeBridge: NativeBridge = createNativeBridge(window);
