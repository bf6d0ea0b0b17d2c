import { useQuery } from '@tanstack/react-query';
import { mistakesQueries } from '#features/mistakes/mistakes.queries.ts';
import { useText } from '#i18n/useText.ts';
import { useMe } from '#session/session.ts';
import { practiceMessages } from './practice.messages.ts';

type DueNote = { note: string; end: string };

/** What waits today behind an entry of the hub; nothing where nothing does. */
export function useDueNotes(): (path: string) => DueNote | undefined {
  const t = useText(practiceMessages);
  const known = useMe() !== undefined;
  const { data } = useQuery({ ...mistakesQueries.due(), enabled: known });
  return (path) => {
    if (path !== '/mistakes' || !data?.skills.length) return;
    return { note: t('dueToday', { count: data.skills.length }), end: t('aboutMinutes', { minutes: data.minutes }) };
  };
}
