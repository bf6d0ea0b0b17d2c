/** What to do with a text that arrives for a draft which may be open in two tabs or on two devices. */

type Draft = { revision: number; writer: string /** The revision the writer began on top of. */; since: number };
type Sent = {
  tab: string;
  /** The revision the text was written on; null: a caller that does not know about revisions. */
  revision: number | null;
  /** This very change, or this very text, is there already. */
  known: boolean;
  force: boolean;
};

/**
 * A tab that saw the newest text may write. An old number from the tab that writes only means that an answer of ours
 * got lost: every revision since it began is its own. Everything else would overwrite words its sender never saw.
 */
export function judgeDraft({ revision, writer, since }: Draft, sent: Sent): 'write' | 'known' | 'stale' {
  if (sent.known) return 'known';
  if (sent.force || sent.revision === null || sent.revision === revision) return 'write';
  return sent.tab !== '' && sent.tab === writer && sent.revision >= since ? 'write' : 'stale';
}

/** Active time is what the page says, but never more than has passed since the draft was made. */
export const secondsSpent = (before: number, sent: number, sinceMade: number): number =>
  Math.max(before, Math.min(before + sent, Math.ceil(sinceMade)));

/** Plain text with one kind of line end; nothing else that was typed is touched. */
export const plainText = (text: string): string => text.replace(/\r\n?/g, '\n');
