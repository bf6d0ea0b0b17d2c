/** What is being said, second by second. */
export type Cue = { from: number; to: number; zh: string; en: string };

/** The line at hand and the one before it, as the screen shows them; -1: nothing was said yet. */
export const cueAt = (cues: readonly Cue[], second: number): number => cues.findLastIndex(({ from }) => from <= second);

const TIME = /(?:(\d+):)?(\d{2}):(\d{2})[.,](\d{3})/;
const secondsOf = (text: string): number => {
  const [, hours = '0', minutes = '0', seconds = '0', thousandths = '0'] = TIME.exec(text) ?? [];
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) + Number(thousandths) / 1000;
};

/** A WebVTT file as lines. It has one language, whichever its author wrote, so both are the same. */
export function readVtt(file: string): Cue[] {
  return file
    .replace(/\r/g, '')
    .split(/\n{2,}/)
    .flatMap((block) => {
      const lines = block.split('\n');
      const at = lines.findIndex((line) => line.includes('-->'));
      const [from = '', to = ''] = (lines[at] ?? '').split('-->');
      const text = lines
        .slice(at + 1)
        .join(' ')
        .replace(/<[^>]*>/g, '')
        .trim();
      return at === -1 || text === '' ? [] : [{ from: secondsOf(from), to: secondsOf(to), zh: text, en: text }];
    });
}

export const SPEEDS = [0.75, 1, 1.25, 1.5] as const;
export const nextSpeed = (rate: number): number => SPEEDS.find((one) => one > rate) ?? SPEEDS[0];

export const CAPTION_CHOICES = ['zh', 'en', 'both', 'off'] as const;
export type CaptionChoice = (typeof CAPTION_CHOICES)[number];
export const nextCaptions = (now: CaptionChoice): CaptionChoice =>
  CAPTION_CHOICES[(CAPTION_CHOICES.indexOf(now) + 1) % CAPTION_CHOICES.length] ?? 'zh';
