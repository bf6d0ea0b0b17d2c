import { type NativeBridge, nativeBridge } from './native-bridge.ts';

/**
 * Pencil and fingers, together with a native app around the page. While a pencil is used, the hand that holds it rests
 * on the screen: its touches are a palm and mean nothing. While something is drawn, fingers do not scroll.
 */

/** Between two strokes the pencil is lifted, but the palm stays. */
const PALM_STAYS_MS = 2000;

let appSaysPencil = false;
let penIsDown = false;
let penLeftAt = Number.NEGATIVE_INFINITY;
let told = false;

/** Called once when the page starts: hears the app, and tells it what happens here. */
export function followDrawingInput(bridge: NativeBridge = nativeBridge): () => void {
  let quiet: ReturnType<typeof setTimeout> | undefined;

  function tell(active: boolean) {
    if (told === active) return;
    told = active;
    bridge.send({ type: 'pencil', active });
  }
  function onDown(event: PointerEvent) {
    if (event.pointerType !== 'pen') return;
    clearTimeout(quiet);
    penIsDown = true;
    tell(true);
  }
  function onUp(event: PointerEvent) {
    if (event.pointerType !== 'pen') return;
    penIsDown = false;
    penLeftAt = event.timeStamp;
    quiet = setTimeout(() => tell(false), PALM_STAYS_MS);
  }
  const stops = [
    bridge.listen('pencil', ({ active }) => {
      appSaysPencil = active;
    }),
    bridge.listen('touch', ({ active }) => holdFingers(!active)),
  ];
  window.addEventListener('pointerdown', onDown, true);
  window.addEventListener('pointerup', onUp, true);
  window.addEventListener('pointercancel', onUp, true);
  return () => {
    clearTimeout(quiet);
    for (const stop of stops) stop();
    window.removeEventListener('pointerdown', onDown, true);
    window.removeEventListener('pointerup', onUp, true);
    window.removeEventListener('pointercancel', onUp, true);
  };
}

/** Whether a touch is the hand that holds the pencil. */
export function isPalm({ pointerType, timeStamp }: Pick<PointerEvent, 'pointerType' | 'timeStamp'>): boolean {
  if (pointerType !== 'touch') return false;
  return appSaysPencil || penIsDown || timeStamp - penLeftAt < PALM_STAYS_MS;
}

/** Something is drawn here: fingers are kept for it until the returned function is called. */
export function keepFingersForDrawing(bridge: NativeBridge = nativeBridge): () => void {
  bridge.send({ type: 'touch', active: false });
  return () => bridge.send({ type: 'touch', active: true });
}

/** base.css reads it: the page neither scrolls nor zooms under a finger. */
function holdFingers(held: boolean): void {
  document.documentElement.toggleAttribute('data-fingers-held', held);
}
