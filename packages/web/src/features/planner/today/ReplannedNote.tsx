import type { Replanned } from '@ninefold/contract/planner';
import { useText } from '#i18n/useText.ts';
import { Callout } from '#ui/states/Callout.tsx';
import { todayMessages } from '../today.messages.ts';
import { useDayText } from '../useDayText.ts';

/** Why the plan has changed since yesterday. Said plainly, without blame. */
export function ReplannedNote({ replanned }: { replanned: Replanned }) {
  const t = useText(todayMessages);
  const dayText = useDayText();
  const { why, missed_days, moved_minutes, extra_per_day, until, dropped_minutes, mock_moved_to } = replanned;
  const moved = { minutes: moved_minutes, until: until ? dayText.short(until) : '', extra: extra_per_day };
  const sentences = [
    why === 'new_scores' && t('newScores'),
    why === 'new_pages' && t('newPages'),
    moved_minutes > 0 && (missed_days > 0 ? t('moved', { ...moved, days: missed_days }) : t('movedToday', moved)),
    mock_moved_to && t('mockMoved', { day: dayText.short(mock_moved_to) }),
    dropped_minutes > 0 && t('dropped', { minutes: dropped_minutes }),
  ].filter((sentence) => typeof sentence === 'string');
  if (sentences.length === 0) return null;
  return (
    <Callout tone="info">
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </Callout>
  );
}
