import type { Sheet } from '../journal/sheet.ts';
import type { Answer, Answers } from '../paper/answers.ts';

type Said = { given: Answers } | { asks: true };

/**
 * Tabs of one browser on the same attempt: the one that writes tells the others what is given. One that opens later
 * asks for everything, because what it read from the server may be older than what the writer has sent meanwhile.
 */
export function joinTabs(attempt: number, sheet: Sheet) {
  const channel = 'BroadcastChannel' in window ? new BroadcastChannel(`nf-attempt-${attempt}`) : null;
  const say = (said: Said) => channel?.postMessage(said);
  channel?.addEventListener('message', ({ data }: MessageEvent<Said>) => {
    const looksOn = sheet.status().elsewhere;
    if ('asks' in data) {
      if (!looksOn) say({ given: sheet.answers() });
      return;
    }
    if (looksOn) for (const [key, value] of Object.entries(data.given)) sheet.hear(key, value);
  });
  return {
    tell: (key: string, value: Answer) => say({ given: { [key]: value } }),
    ask: () => say({ asks: true }),
    leave: () => channel?.close(),
  };
}
