import type { Sheet } from '../journal/sheet.ts';
import type { Answers } from '../paper/answers.ts';

type Message = { given: Answers } | { asks: true };

/** Quick enough to look on, and not three thousand words for every letter of an essay. */
const TELL_EVERY_MS = 150;

/**
 * Tabs of one browser with the same attempt: the tab that writes tells the others every answer that changes. A tab that
 * opens later asks for all of them, because what it read from the server may be older than what the writer has sent.
 */
export function joinTabs(name: string, sheet: Sheet) {
  const channel = 'BroadcastChannel' in window ? new BroadcastChannel(name) : null;
  const looksOn = () => sheet.status().elsewhere;
  const say = (message: Message) => channel?.postMessage(message);

  channel?.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if ('asks' in data) {
      if (!looksOn()) say({ given: sheet.answers() });
      return;
    }
    if (looksOn()) for (const [key, value] of Object.entries(data.given)) sheet.receive(key, value);
  });
  const changed = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | null = null;
  function tell() {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    const given = Object.fromEntries([...changed].map((key) => [key, sheet.answer(key) ?? '']));
    changed.clear();
    if (!looksOn() && Object.keys(given).length > 0) say({ given });
  }
  const stopTelling = sheet.subscribeAll((key) => {
    if (!channel || looksOn()) return;
    changed.add(key);
    timer ??= setTimeout(tell, TELL_EVERY_MS);
  });

  return {
    ask: () => say({ asks: true }),
    leave() {
      stopTelling();
      tell();
      channel?.close();
    },
  };
}
