import type { Sheet } from '../journal/sheet.ts';
import type { Answers } from '../paper/answers.ts';

type Message = { given: Answers } | { asks: true };

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
  const stopTelling = sheet.subscribeAll((key) => {
    if (!looksOn()) say({ given: { [key]: sheet.answer(key) ?? '' } });
  });

  return {
    ask: () => say({ asks: true }),
    leave() {
      stopTelling();
      channel?.close();
    },
  };
}
